/** Parses the HTML that our own pages render: attributes in double quotes, all elements closed. Not a browser's parser. */

export type Element = {
  tag: string
  attributes: Record<string, string>
  children: (Element | string)[]
  parent: Element | undefined
}

const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "))
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00A0" }

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return named[name] ?? entity
  })
}

export function parseHtml(html: string): Element {
  const root: Element = { tag: "#document", attributes: {}, children: [], parent: undefined }
  let open = root
  const token = /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w:-]*)((?:[^>"]|"[^"]*")*)>|([^<]+|<)/gis
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, closing, name, rest = "", text] = match
    if (text !== undefined) open.children.push(decode(text))
    if (!name) continue
    const tag = name.toLowerCase()
    if (closing) {
      let ended: Element | undefined = open
      while (ended && ended.tag !== tag) ended = ended.parent
      open = ended?.parent ?? open
      continue
    }
    const element: Element = { tag, attributes: readAttributes(rest), children: [], parent: open }
    open.children.push(element)
    if (tag === "script" || tag === "style") {
      const end = html.indexOf(`</${tag}>`, token.lastIndex)
      element.children.push(html.slice(token.lastIndex, end))
      token.lastIndex = end + tag.length + 3
    } else if (!voidTags.has(tag) && !rest.endsWith("/")) open = element
  }
  return root
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = "", value = ""] of text.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g))
    attributes[name.toLowerCase()] ??= decode(value)
  return attributes
}

/** All descendants with one of these tags (all descendants when none is named), in document order. */
export function elements(within: Element, ...tags: string[]): Element[] {
  return within.children.flatMap((child) => {
    if (typeof child === "string") return []
    const below = elements(child, ...tags)
    return tags.length === 0 || tags.includes(child.tag) ? [child, ...below] : below
  })
}

/** The text of an element with collapsed white space and without scripts. */
export function textOf(element: Element): string {
  const raw = (node: Element | string): string =>
    typeof node === "string"
      ? node
      : node.tag === "script" || node.tag === "style"
        ? ""
        : `${isBlock(node) ? " " : ""}${node.children.map(raw).join("")}${isBlock(node) ? " " : ""}`
  return raw(element).replace(/\s+/g, " ").trim()
}

const isBlock = (element: Element) =>
  !/^(a|b|span|strong|em|mark|code|button|label|option)$/.test(element.tag)

/** The raw content of an element's only child, as in a script or style element. */
export function sourceOf(element: Element): string {
  return element.children.filter((child) => typeof child === "string").join("")
}
