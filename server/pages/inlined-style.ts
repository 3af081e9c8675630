import { createHash } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { Config } from "../start/config.ts"
import {
  type BufferedResponse,
  type EncodedResponse,
  type HeaderLine,
  headerOf,
  type InlinedDocument,
} from "./buffered-response.ts"
import type { Bytes } from "./compression.ts"
import { criticalCss, readStylesheet, type Stylesheet } from "./critical-css.ts"

export type StyleInliner = {
  /** Makes the inlined variant of a page that will be cached. */
  prepare(page: BufferedResponse): void
  /** The variant for a client: the one whose ETag it sends; otherwise its cookies decide. */
  formFor(page: BufferedResponse, asked: IncomingHttpHeaders): BufferedResponse
  /** Redirects to a stylesheet, and sets the cookie that says the browser has it. */
  noteOf(url: string): EncodedResponse | undefined
}

/** The link that root.tsx renders; the file name holds a hash of the content. */
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)" data-precedence="default"\/>/
/** Hydrated documents keep their link: React looks for it in the head. */
const hydrated = /^<!DOCTYPE html><html[^>]* data-hydrated/
/** Classes that scripts add to a document. Scripts that insert parts of other documents apply the whole stylesheet first. */
export const classesOfScripts = ["font-semibold", "text-ember-text", "without-tooltips"]
const noteQuery = "?first-visit"
const noteSeconds = 30 * 24 * 60 * 60

/**
 * Inlines the critical CSS of a document for first visits, so that the first flight of bytes holds all that the first screen is painted
 * from. The stylesheet is requested last, and sets a cookie that says which one the browser has; later documents link it (docs/decisions/pages-and-cache.md).
 */
export function createStyleInliner(
  findFile: (url: string) => BufferedResponse | undefined,
  { publicUrl }: Pick<Config, "publicUrl">,
): StyleInliner {
  const isSecure = publicUrl.startsWith("https:")
  const sheets = new Map<string, Stylesheet>()

  function sheetAt(address: string): Stylesheet | undefined {
    const file = sheets.has(address) ? undefined : findFile(address)
    if (file) sheets.set(address, readStylesheet(file.plain.toString("latin1")))
    return sheets.get(address)
  }

  /** The cookie for app-CXWYC1pj.css is style-app=CXWYC1pj. */
  const cookieOf = (address: string) =>
    address.replace(/.*\/(\w+)-([\w-]+)\.css$/, `${isSecure ? "__Host-" : ""}style-$1=$2`)

  /** The HTML of a document whose style can be inlined, and the address of its stylesheet. */
  function readDocument(page: BufferedResponse): { html: string; address: string } | undefined {
    if (!headerOf(page.headers, "content-type")?.startsWith("text/html")) return undefined
    const html = page.plain.toString("latin1")
    const address = sheetLink.exec(html)?.[1]
    return address && !hydrated.test(html) ? { html, address } : undefined
  }

  function makeFirst(page: BufferedResponse): InlinedDocument | null {
    const { html, address } = readDocument(page) ?? {}
    const sheet = address && sheetAt(address)
    if (!html || !address || !sheet) return null
    const { document, styleHash } = putStyleInside(html, address, sheet)
    let plain = new WeakRef(document)
    return {
      ...page,
      headers: page.headers.map((line) => allowStyle(line, styleHash)),
      compressed: {},
      etag: page.etag && `${page.etag}.${styleHash.slice(0, 8)}`,
      cookie: cookieOf(address),
      // Cached compressed. Few clients need it plain or in another encoding; it is made again for them.
      get plain() {
        const made = plain.deref() ?? putStyleInside(page.plain.toString("latin1"), address, sheet).document
        plain = new WeakRef(made)
        return made
      },
    }
  }

  function hasStyleOf(page: BufferedResponse, cookies: string): boolean {
    const address = readDocument(page)?.address
    return address !== undefined && cookies.includes(cookieOf(address))
  }

  const firstOf = (page: BufferedResponse) => {
    if (page.first === undefined) page.first = makeFirst(page)
    return page.first
  }

  return {
    prepare(page) {
      firstOf(page)
    },
    formFor(page, asked) {
      // Skips making the inlined variant of a page that is not cached for a browser that has the stylesheet.
      if (page.first === undefined && asked.cookie && hasStyleOf(page, asked.cookie)) return page
      const first = firstOf(page)
      if (!first) return page
      const known = asked["if-none-match"]
      if (known && first.etag && known.includes(first.etag)) return first
      const hasStyle =
        asked.cookie?.includes(first.cookie) || (known && page.etag && known.includes(page.etag))
      return hasStyle ? page : first
    },
    noteOf(url) {
      const address = url.endsWith(noteQuery) ? url.slice(0, -noteQuery.length) : ""
      if (!address.endsWith(".css") || !findFile(address)) return undefined
      const attributes = `Max-Age=${noteSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`
      const headers: HeaderLine[] = [
        ["Location", address],
        ["Set-Cookie", `${cookieOf(address)}; ${attributes}`],
        ["Cache-Control", "no-store"],
      ]
      return { status: 302, headers }
    },
  }
}

function putStyleInside(
  html: string,
  address: string,
  sheet: Stylesheet,
): { document: Bytes; styleHash: string } {
  const style = criticalCss(sheet, html, classesOfScripts)
  // The print medium gives it the lowest priority, and nothing waits for it.
  const later = `<link rel="stylesheet" href="${address}${noteQuery}" media="print"/>`
  const whole = html
    .replace(sheetLink, () => `<style>${style}</style>`)
    .replace(/<\/body><\/html>$/, (end) => later + end)
  return {
    document: Buffer.from(whole, "latin1"),
    styleHash: createHash("sha256").update(style, "latin1").digest("base64"),
  }
}

function allowStyle([name, value]: HeaderLine, hash: string): HeaderLine {
  return name.toLowerCase() === "content-security-policy"
    ? [name, value.replace("style-src 'self'", `$& 'sha256-${hash}'`)]
    : [name, value]
}
