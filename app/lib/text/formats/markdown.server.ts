import MarkdownIt from "markdown-it"

/** Where relative addresses start from; only there to tell our own pages from others. */
const here = "https://here.invalid"

/** Reads an address as a browser would, which also ignores line breaks inside it and turns backslashes around. */
function addressOf(href: string): URL | undefined {
  return URL.parse(href, here) ?? undefined
}

function isExternal(href: string): boolean {
  const address = addressOf(href)
  return address !== undefined && address.protocol !== "mailto:" && address.origin !== here
}

// No pictures: they would be fetched from other sites as soon as a page opens.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable("image")

markdown.validateLink = (href) => {
  const address = addressOf(href)
  return address !== undefined && ["http:", "https:", "mailto:"].includes(address.protocol)
}

markdown.renderer.rules.link_open = (tokens, index, options, _, renderer) => {
  const token = tokens[index]
  if (token && isExternal(String(token.attrGet("href")))) {
    token.attrSet("rel", "noopener")
    token.attrSet("target", "_blank")
  }
  return renderer.renderToken(tokens, index, options)
}

// The page has a main heading of its own.
markdown.core.ruler.push("second_level_headings", ({ tokens }) => {
  for (const token of tokens) if (token.tag === "h1") token.tag = "h2"
})

/** Tables are the one thing that Markdown aligns; the pages' policy allows no inline style. */
const alignmentClasses: Record<string, string> = {
  "text-align:center": "text-center!",
  "text-align:right": "text-end!",
}

markdown.core.ruler.push("alignment_by_class", ({ tokens }) => {
  for (const token of tokens) {
    const style = token.attrGet("style")
    if (style === null) continue
    token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style")
    const alignment = alignmentClasses[style]
    if (alignment) token.attrJoin("class", alignment)
  }
})

/**
 * HTML of a Markdown text, safe by construction whoever wrote it: HTML in the text is shown as text, pictures are not
 * loaded, and links lead only to http, https and mailto addresses or to pages of this site. Headings start at h2.
 */
export function renderMarkdown(text: string): string {
  return markdown.render(text)
}
