import { replaceBetween } from "../text/replace-between.ts"

const block: [string, string] = ['<script type="application/ld+json">', "</script>"]

/**
 * Moves structured data to the end of a document: only search engines read it, and without it the visible content fits into the
 * first 14 KB. No page that hydrates has any.
 */
export function structuredDataLast(html: string): string {
  const data: string[] = []
  const rest = replaceBetween(html, block, (json) => {
    data.push(block.join(json))
    return ""
  })
  return data.length === 0 ? html : rest.replace(/<\/body><\/html>$/, (end) => data.join("") + end)
}
