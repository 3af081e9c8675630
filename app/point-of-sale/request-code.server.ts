import { createHash, randomBytes } from "node:crypto"
import { base58 } from "@scure/base"
import { stickerAlphabet } from "#app/listings/payment/sticker-code.ts"

const codeBytes = 8
/** What 8 bytes are in base58: 8 letters if they are all zero. */
const codePattern = /^[1-9A-HJ-NP-Za-km-z]{8,11}$/

/** What the page of a request is found by: nobody can guess one of 64 bits. */
export const createCode = (): string => base58.encode(randomBytes(codeBytes))

/** Whether a text can be a code at all; what cannot is looked for nowhere. */
export const isCode = (text: string): boolean => codePattern.test(text)

/** Four letters that both screens show, to be compared aloud; made of the code, so that they are nowhere stored. */
export function receiptOf(code: string): string {
  const digest = createHash("sha256").update(code).digest()
  return Array.from({ length: 4 }, (_, index) => stickerAlphabet[(digest[index] ?? 0) % 32]).join("")
}
