import { renderMarkdown } from "./markdown.server.ts"
import { unescapeXml } from "./xml.ts"

const breaks = /<(?:p|li|td|th|br|h\d)>|<\/(?:p|li|td|th|h\d)>/g

/** The words of a text in Markdown, without its markup. */
export function wordsOf(markdown: string): string {
  return wordsOfHtml(renderMarkdown(markdown))
}

/** As wordsOf, without headings and code: what is said, and not what it is called. */
export function sentencesOf(markdown: string): string {
  return wordsOfHtml(renderMarkdown(markdown).replace(/<(h\d|pre)\b[^>]*>.*?<\/\1>/gs, " "))
}

const wordsOfHtml = (html: string): string =>
  unescapeXml(html.replace(breaks, " ").replace(/<[^>]*>/g, ""))
    .replace(/\s+/g, " ")
    .trim()
