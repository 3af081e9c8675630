import { renderMarkdown } from "./markdown.server.ts"
import { unescapeXml } from "./xml.ts"

const breaks = /<(?:p|li|td|th|br|h\d)>|<\/(?:p|li|td|th|h\d)>/g

/** Returns the text of a Markdown document without its markup. */
export function wordsOf(markdown: string): string {
  return wordsOfHtml(renderMarkdown(markdown))
}

/** Returns the same without headings and code. */
export function sentencesOf(markdown: string): string {
  return wordsOfHtml(renderMarkdown(markdown).replace(/<(h\d|pre)\b[^>]*>.*?<\/\1>/gs, " "))
}

const wordsOfHtml = (html: string): string =>
  unescapeXml(html.replace(breaks, " ").replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim()
