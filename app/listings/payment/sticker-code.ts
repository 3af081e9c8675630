/** Capital letters and digits that cannot be confused: neither 0 and O nor 1 and I. */
export const stickerAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
export const stickerCodeLength = 6
/** Maximum of typed characters, with space for blanks and dashes. */
export const typedCodeLength = 20

/** Normalizes a typed code to its stored form: 'k7m-2qx' is 'K7M2QX'. */
export const readStickerCode = (typed: string): string => typed.replace(/[\s-]/g, "").toUpperCase()

/** Formats the code in two groups, which are easier to copy: 'K7M 2QX'. */
export const stickerCodeText = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`
