import { renderMarkdown } from "#app/lib/text/formats/markdown.server.ts"
import { sentencesOf } from "#app/lib/text/formats/markdown-text.server.ts"
import { escapeXml, unescapeXml } from "#app/lib/text/formats/xml.ts"
import { shorten } from "#app/lib/text/shorten.ts"

// renderMarkdown writes every quote of a text as an entity, so the quoted patterns below are its own tags alone.
const externalRel = / rel="noopener" target="_blank"/g
const strangersRel = ' rel="nofollow ugc noopener" target="_blank"'
const classes = / class="[^"]*"/g
const address = /(<a href=")([^"]*)"/g

type Text = { content: string; isFromStory: boolean }

/** The text of an article for its page. Links of strangers tell search engines that they are not ours. */
export function articleHtml({ content, isFromStory }: Text): string {
  const html = renderMarkdown(content)
  return isFromStory ? html.replace(externalRel, strangersRel) : html
}

/**
 * The text of an article for a reader that shows it somewhere else: every address in it is whole.
 *
 * @param page whole address of the article
 */
export function articleHtmlElsewhere(text: Text, page: string): string {
  return articleHtml(text)
    .replace(classes, "")
    .replace(address, (_, opening, href) => {
      const whole = URL.parse(unescapeXml(href), page)?.href ?? page
      return `${opening}${escapeXml(whole)}"`
    })
}

/** The first words of a text in Markdown, at most `length` characters, with an ellipsis when more follows. */
export function beginningOf(content: string, length: number): string {
  return shorten(sentencesOf(content), length)
}
