import { createHash, randomBytes } from "node:crypto"
import { base58 } from "@scure/base"
import { stickerAlphabet } from "#app/listings/payment/sticker-code.ts"

const codeBytes = 8
/** 8 bytes in base58; 8 characters if all are zero. */
const codePattern = /^[1-9A-HJ-NP-Za-km-z]{8,11}$/

/** Public code of a request: 64 random bits, so it cannot be guessed. */
export const createCode = (): string => base58.encode(randomBytes(codeBytes))

/** Whether a text has the format of a code. Others are not looked up. */
export const isCode = (text: string): boolean => codePattern.test(text)

/** Four characters on both screens, to compare aloud. Derived from the code, so they are not stored. */
export function receiptOf(code: string): string {
  const digest = createHash("sha256").update(code).digest()
  return Array.from({ length: 4 }, (_, index) => stickerAlphabet[(digest[index] ?? 0) % 32]).join("")
}
