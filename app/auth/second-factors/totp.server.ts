import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { base32nopad } from "@scure/base"

/** RFC 6238 with what every authenticator app understands: SHA-1, six digits, 30 seconds. */
const stepSeconds = 30
const digits = 6
/** Steps before and after the current one that count too: clocks differ, and people type slowly. */
const window = 1

/** 160 random bits (RFC 4226, section 4), in the letters that people can type into an app. */
export function createTotpSecret(): string {
  return base32nopad.encode(randomBytes(20))
}

/** HOTP (RFC 4226) of a counter; here the counter is the time step. */
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

/** @returns the time step that a code belongs to, near `now`, or null. Every candidate is compared, in the same time. */
export function findStep(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  if (given.length !== digits) return null
  let found: number | null = null
  for (let step = stepAt(now) - window; step <= stepAt(now) + window; step++)
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), given)) found = step
  return found
}

/** What the QR code says: the address in which apps expect a secret (Key URI Format). */
export function totpAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=${digits}&period=${stepSeconds}`
}
