import { renderMarkdown } from "#app/lib/text/formats/markdown.server.ts"
import { sentencesOf } from "#app/lib/text/formats/markdown-text.server.ts"
import { escapeXml, unescapeXml } from "#app/lib/text/formats/xml.ts"
import { shorten } from "#app/lib/text/shorten.ts"

// renderMarkdown escapes every quote of the text, so the quoted patterns below match only its own tags.
const externalRel = / rel="noopener" target="_blank"/g
const strangersRel = ' rel="nofollow ugc noopener" target="_blank"'
const classes = / class="[^"]*"/g
const address = /(<a href=")([^"]*)"/g

type Text = { content: string; isFromStory: boolean }

/**
 * HTML of an article's text. Links in visitors' stories get rel="nofollow ugc",
 * which tells search engines that we do not endorse them.
 */
export function articleHtml({ content, isFromStory }: Text): string {
  const html = renderMarkdown(content)
  return isFromStory ? html.replace(externalRel, strangersRel) : html
}

/**
 * HTML of an article's text for feed readers, with absolute addresses.
 *
 * @param page full address of the article
 */
export function articleHtmlElsewhere(text: Text, page: string): string {
  return articleHtml(text)
    .replace(classes, "")
    .replace(address, (_, opening, href) => {
      const whole = URL.parse(unescapeXml(href), page)?.href ?? page
      return `${opening}${escapeXml(whole)}"`
    })
}

/** The beginning of a Markdown text as plain text, at most `length` characters, with an ellipsis if it is cut. */
export function beginningOf(content: string, length: number): string {
  return shorten(sentencesOf(content), length)
}
