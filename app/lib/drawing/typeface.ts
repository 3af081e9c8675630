/** The data to lay out text. Widths are multiples of the font size. */
export type Typeface = {
  /** Its name in an SVG. */
  family: string
  has(text: string): boolean
  /** Without kerning, so rather too wide than too narrow. A letter that the font lacks counts as 1. */
  widthOf(text: string): number
}

/**
 * Reads the letters of a TrueType font and their widths from its tables `cmap` (format 4, letters below U+10000), `hhea`, `hmtx`
 * and `head`.
 */
export function readTypeface(family: string, bytes: Buffer): Typeface {
  const tables = tablesOf(bytes)
  const table = (tag: string) => {
    const found = tables.get(tag)
    if (found === undefined) throw new Error(`The font ${family} has no table ${tag}`)
    return found
  }
  const glyphs = glyphsOf(bytes, table("cmap"))
  const unitsPerEm = bytes.readUInt16BE(table("head") + 18)
  const measured = bytes.readUInt16BE(table("hhea") + 34)
  const widths = table("hmtx")
  const widthOfLetter = (letter: string) => {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0)
    // The last width in the table applies to all glyphs after it.
    if (!glyph) return unitsPerEm
    return bytes.readUInt16BE(widths + Math.min(glyph, measured - 1) * 4)
  }
  return {
    family,
    has: (text) => [...text].every((letter) => glyphs.has(letter.codePointAt(0) ?? 0)),
    widthOf: (text) => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0) / unitsPerEm,
  }
}

function tablesOf(bytes: Buffer): Map<string, number> {
  const count = bytes.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16
      return [bytes.toString("latin1", at, at + 4), bytes.readUInt32BE(at + 8)]
    }),
  )
}

/** Returns the glyph of each letter: format 4 has ranges of letters, whose glyphs are consecutive or listed. */
function glyphsOf(bytes: Buffer, cmap: number): Map<number, number> {
  const count = bytes.readUInt16BE(cmap + 2)
  const subtable = Array.from(
    { length: count },
    (_, index) => cmap + bytes.readUInt32BE(cmap + 8 + index * 8),
  ).find((at) => bytes.readUInt16BE(at) === 4)
  if (subtable === undefined) throw new Error("The font has no table of letters that we read")
  const size = bytes.readUInt16BE(subtable + 6)
  const glyphs = new Map<number, number>()
  for (let at = subtable + 14; at < subtable + 14 + size; at += 2) {
    const last = bytes.readUInt16BE(at)
    const first = bytes.readUInt16BE(at + size + 2)
    const shift = bytes.readUInt16BE(at + 2 * size + 2)
    const offsetAt = at + 3 * size + 2
    const offset = bytes.readUInt16BE(offsetAt)
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const listed = offset === 0 ? letter : bytes.readUInt16BE(offsetAt + offset + (letter - first) * 2)
      const glyph = listed === 0 ? 0 : (listed + shift) & 0xffff
      if (glyph !== 0) glyphs.set(letter, glyph)
    }
  }
  return glyphs
}
