import { replaceBetween } from "../text/replace-between.ts"

const block: [string, string] = ['<script type="application/ld+json">', "</script>"]

/**
 * A document whose structured data stands at its end: search engines alone read it, and what people wait for fits into the first 14 KB
 * without it. No page that hydrates has any.
 */
export function structuredDataLast(html: string): string {
  const data: string[] = []
  const rest = replaceBetween(html, block, (json) => {
    data.push(block.join(json))
    return ""
  })
  return data.length === 0 ? html : rest.replace(/<\/body><\/html>$/, (end) => data.join("") + end)
}
