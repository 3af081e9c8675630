import { createHash } from "node:crypto"
import { expect } from "vitest"
import { elements, parseHtml, sourceOf } from "../html.ts"

/** Our pages never contain these elements. If one appears, it came from user input. */
const neverOurs = new Set("base object embed math x-attack applet frame frameset marquee".split(" "))
const addresses = [
  "href",
  "src",
  "action",
  "formaction",
  "poster",
  "xlink:href",
  "data",
  "srcset",
  "cite",
  "ping",
]
const schemes = /^(https?|mailto|tel|webcal|otpauth|guapcoin|ethereum|geo):$/

const isJson = (type = "") => /^application\/(ld\+)?json$/.test(type)

/**
 * Fails for anything in a page that could run, load from another site, or navigate by itself.
 *
 * @param policy the Content-Security-Policy of the page; '' for a mail or a feed, which may contain no script
 */
export function expectOnlyText(html: string, policy: string, where: string): void {
  const all = elements(parseHtml(html))
  const found: string[] = []
  for (const element of all) {
    const { tag, attributes } = element
    if (neverOurs.has(tag)) found.push(`<${tag}>`)
    if (tag === "meta" && attributes["http-equiv"]?.toLowerCase() === "refresh") found.push("a refresh")
    if (tag === "iframe" && attributes.srcdoc !== undefined) found.push("a document in a frame")
    for (const [name, value] of Object.entries(attributes)) {
      if (/^on/.test(name) || name.startsWith("xss")) found.push(`${tag} ${name}`)
      // Inline styles are the only way to style a mail.
      if (name === "style" && (policy !== "" || /url\(|expression|@import/i.test(value)))
        found.push(`${tag} style`)
      if (addresses.includes(name) && !isHarmless(tag, name, value)) found.push(`${tag} ${name}=${value}`)
    }
    if (tag === "script") found.push(...problemsOfScript(element.attributes, sourceOf(element), policy))
  }
  expect(found, where).toEqual([])
}

function isHarmless(tag: string, name: string, value: string): boolean {
  const url = URL.parse(name === "srcset" ? (value.split(/[\s,]/)[0] ?? "") : value, "https://here.invalid")
  if (!url) return false
  const isOurs = url.host === "here.invalid" || url.hostname === "localhost"
  if (name === "action" || name === "formaction" || tag === "script") return isOurs
  if (tag === "img" || tag === "source") return isOurs || url.protocol === "data:"
  return schemes.test(url.protocol)
}

function problemsOfScript(attributes: Record<string, string>, source: string, policy: string): string[] {
  if (policy === "") return ["a script"]
  // A page loads its script files itself, later (app/lib/http/modules-later.ts).
  if (attributes.src !== undefined) return [`a script in a file: ${attributes.src}`]
  const file = attributes["data-src"]
  if (file !== undefined) return isHarmless("script", "src", file) ? [] : [`a script of others: ${file}`]
  if (isJson(attributes.type)) {
    try {
      JSON.parse(source)
      return []
    } catch {
      return [`broken data: ${source}`]
    }
  }
  const hash = createHash("sha256").update(source).digest("base64")
  return policy.includes(`'sha256-${hash}'`) ? [] : [`a script the policy does not name: ${source}`]
}
