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
  /** Makes the form for first visits of a page that will be kept. */
  prepare(page: BufferedResponse): void
  /** The form that a reader gets: the one that it says it has; otherwise its cookies decide. */
  formFor(page: BufferedResponse, asked: IncomingHttpHeaders): BufferedResponse
  /** Leads to a stylesheet, and notes in the browser that it has been there. */
  noteOf(url: string): EncodedResponse | undefined
}

/** As root.tsx has it; a built file with the hash of its content in its name. */
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)" data-precedence="default"\/>/
/** React looks in the head of a page that it brings to life for the link that it wrote. */
const hydrated = /^<!DOCTYPE html><html[^>]* data-hydrated/
/** What scripts put into a document that may not have had it. Whole parts of other documents bring the stylesheet into force. */
export const classesOfScripts = ["font-semibold", "text-ember-text", "without-tooltips"]
const noteQuery = "?first-visit"
const noteSeconds = 30 * 24 * 60 * 60

/**
 * Whoever comes for the first time gets the style inside of the document, as much of it as this document needs: all that the
 * first screen is painted from is in the first flight of bytes. The stylesheet follows at the end, for later, and with it a
 * cookie that says which one this browser has; documents that it asks for then have a link (decision 50).
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

  /** The file app-CXWYC1pj.css is noted as style-app=CXWYC1pj. */
  const cookieOf = (address: string) =>
    address.replace(/.*\/(\w+)-([\w-]+)\.css$/, `${isSecure ? "__Host-" : ""}style-$1=$2`)

  /** The text of a document that can have its style inside, and where that style is. */
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
      // It is kept packed; few ask for it plain or in another packing, and it is made again for them.
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
      // A page that is made for this reader alone is not made in the form that they have no use for.
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
  // Asked for last and with the least haste, because of its medium; nothing waits for it.
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
