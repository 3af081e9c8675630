import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { base32nopad } from "@scure/base"

/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const stepSeconds = 30
const digits = 6
/** Accepted steps before and after the current one, for clock differences and slow typing. */
const window = 1

/** 160 random bits (RFC 4226, section 4) in base32, which people can type. */
export function createTotpSecret(): string {
  return base32nopad.encode(randomBytes(20))
}

/** HOTP (RFC 4226) with the time step as counter. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac("sha1", base32nopad.decode(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, "0")
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds)
}

/** @returns the time step of a code near `now`, or null. Compares all candidates in constant time. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  if (given.length !== digits) return null
  let found: number | null = null
  for (let step = stepAt(now) - window; step <= stepAt(now) + window; step++)
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), given)) found = step
  return found
}

/** The otpauth URL of the QR code (Key URI Format). */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${digits}&period=${stepSeconds}`
}
