/** What XML 1.0 cannot hold, not even escaped (section 2.2): control characters, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const unspeakable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Any text, for the content of an XML element or for an attribute in either kind of quotes. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unspeakable, "")
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

const signs: Record<string, string> = Object.fromEntries(
  Object.entries(entities).map(([sign, entity]) => [entity, sign]),
)

/** The text that escapeXml, or a renderer of ours, has escaped. */
export const unescapeXml = (xml: string): string =>
  xml.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs[entity] ?? entity)
