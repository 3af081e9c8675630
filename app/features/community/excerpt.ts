/** Document 2, section 9. */
const excerptCharacters = 120

/** The first 120 characters of a text, without the signs of its Markdown, and an ellipsis where it goes on. */
export function excerptOf(markdown: string): string {
  const characters = [...plainText(markdown)]
  if (characters.length <= excerptCharacters) return characters.join("")
  return `${characters.slice(0, excerptCharacters).join("").trimEnd()}…`
}

function plainText(markdown: string): string {
  return (
    markdown
      .replace(/^ {0,3}(#{1,6} |> ?|[-*+] |\d+[.)] |(-{3,}|={3,}|\*{3,}|```.*)$)/gm, "")
      // An escaped sign is that sign and a break a break; what frames a link or stresses a word goes.
      .replace(
        /\\([!-/:-@[-`{-~\n])|!?\[(?=[^\]]*\]\()|\]\([^)]*\)|[*`]+|\b_+|_+\b/g,
        (_, escaped: string | undefined) => escaped ?? "",
      )
      .replace(/\s+/g, " ")
      .trim()
  )
}
