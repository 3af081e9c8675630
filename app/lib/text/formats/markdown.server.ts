import MarkdownIt from "markdown-it"

/** Base of relative addresses, only to distinguish our own pages from other sites. */
const here = "https://here.invalid"

/** Parses an address like a browser, which ignores line breaks in it and treats backslashes as slashes. */
function addressOf(href: string): URL | undefined {
  return URL.parse(href, here) ?? undefined
}

function isExternal(href: string): boolean {
  const address = addressOf(href)
  return address !== undefined && address.protocol !== "mailto:" && address.origin !== here
}

// No images: browsers would fetch them from other sites as soon as the page opens.
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

// The page has its own h1.
markdown.core.ruler.push("second_level_headings", ({ tokens }) => {
  for (const token of tokens) if (token.tag === "h1") token.tag = "h2"
})

/** Markdown can align only table cells; the Content-Security-Policy allows no inline style. */
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
 * Renders Markdown from any author as safe HTML: HTML in the text is shown as text, images are not loaded, and links go only to
 * http, https and mailto addresses or to pages of this site. Headings start at h2.
 */
export function renderMarkdown(text: string): string {
  return markdown.render(text)
}
