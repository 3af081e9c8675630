/** Characters that XML 1.0 does not allow, not even escaped (section 2.2): control characters and noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const unspeakable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Escapes any text for the content of an XML element or for an attribute in single or double quotes. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unspeakable, "")
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

const signs: Record<string, string> = Object.fromEntries(
  Object.entries(entities).map(([sign, entity]) => [entity, sign]),
)

/** Reverses escapeXml and the escaping of our renderers. */
export const unescapeXml = (xml: string): string =>
  xml.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs[entity] ?? entity)
