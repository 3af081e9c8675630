import { wordsOf } from "#app/lib/text/formats/markdown-text.server.ts"

/** Document 2, section 9. */
const excerptCharacters = 120

/** The first 120 characters of a text without Markdown, with an ellipsis if it is cut. */
export function excerptOf(markdown: string): string {
  const characters = [...wordsOf(markdown)]
  if (characters.length <= excerptCharacters) return characters.join("")
  return `${characters.slice(0, excerptCharacters).join("").trimEnd()}…`
}
