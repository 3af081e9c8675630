/** Letters and digits that nobody takes for one another, in capitals: neither 0 and O nor 1 and I. */
export const stickerAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
export const stickerCodeLength = 6
/** Of what somebody types: room for spaces and dashes. */
export const typedCodeLength = 20

/** The code as it is kept, from what somebody typed: 'k7m-2qx' is 'K7M2QX'. */
export const readStickerCode = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase()

/** 'K7M 2QX' is easier to copy than six letters in a row. */
export const stickerCodeText = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`
