import { request } from "node:http"
import { brotliDecompressSync } from "node:zlib"
import type { Page, Request } from "playwright-core"
import { compressTightly } from "../server/pages/compression.ts"
import type { Screen } from "./screens.ts"

const kilobyte = 1024

/** `head`: bytes of the status line and the headers. */
export type Sent = { head: number; body: Buffer; headers: Record<string, string> }

/** Response of the server to a browser that accepts Brotli. */
export function send(url: URL, cookie = ""): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br, gzip", accept: "text/html", cookie }
    request(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("end", () =>
        resolve({
          head: answer.rawHeaders.reduce(
            (sum, part) => sum + part.length + 2,
            "HTTP/1.1 200 OK\r\n\r\n".length,
          ),
          body: Buffer.concat(chunks),
          headers: answer.headers as Record<string, string>,
        }),
      )
    })
      .on("error", reject)
      .end()
  })
}

const bytesOf = async (url: URL, cookie?: string) => (await send(url, cookie)).body.length

type File = { type: string; url: string }

/** Records every file that a page requests besides its document. @returns a function that returns them */
export function noteFiles(page: Page): () => File[] {
  const files: File[] = []
  const note = (sent: Request) => {
    // The request that sets the stylesheet cookie has no body; an event stream lasts as long as the page is open.
    const isCounted =
      !/^(document|eventsource)$/.test(sent.resourceType()) && new URL(sent.url()).search !== "?first-visit"
    if (isCounted) files.push({ type: sent.resourceType(), url: sent.url() })
  }
  page.on("request", note)
  return () => {
    page.off("request", note)
    return files
  }
}

/**
 * Size of a frequently requested document, which is compressed at Brotli's highest level (server/pages/page-cache.ts).
 */
export async function documentBytes(url: URL, cookie = ""): Promise<number> {
  const { body, headers } = await send(url, cookie)
  const isCached = headers.etag && headers["content-encoding"] === "br"
  return isCached ? (await compressTightly(brotliDecompressSync(body))).length : body.length
}

/**
 * Transfer size of a first visit against its budget: document, style, script and fonts.
 *
 * @param files requested by the page
 * @returns one line per fault
 */
export async function faultsOfWeight(page: Page, screen: Screen, files: File[]): Promise<string[]> {
  const { path, script, status, document = 14 } = screen
  const url = new URL(path, page.url())
  const cookies = await page.context().cookies()
  const html = await documentBytes(url)
  const later = await documentBytes(url, cookies.map(({ name, value }) => `${name}=${value}`).join("; "))
  const sizes = await Promise.all(
    files.map(async (file) => ({ ...file, bytes: await bytesOf(new URL(file.url)) })),
  )
  const of = (type: string) => sizes.filter((file) => file.type === type)
  const total = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
  const small = { places: 2 * kilobyte, module: 2 * kilobyte, none: status === 404 ? 100 : 0 }
  const budget = { hydrated: 110 * kilobyte, elements: 8 * kilobyte, ...small }
  const [styles, fonts] = [of("stylesheet"), of("font")]
  const bounds: [string, number, number][] = [
    ["bytes of its document with its style", html, (document + 10) * kilobyte],
    ["bytes of its document", later, document * kilobyte],
    ["styles", styles.length, 1],
    ["bytes of style", total(styles), 14 * kilobyte],
    ["fonts", fonts.length, 1],
    ["bytes of fonts", total(fonts), 14 * kilobyte],
    ["bytes of script", total(of("script")), budget[script]],
    ...(path === "/"
      ? [["bytes in all", html + total(sizes), 60 * kilobyte] as [string, number, number]]
      : []),
  ]
  return [
    ...(styles.length === 0 ? ["no style"] : []),
    ...bounds.flatMap(([what, is, most]) => (is > most ? [`${is} ${what}, at most ${most}`] : [])),
  ]
}
