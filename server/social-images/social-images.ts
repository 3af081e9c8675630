import type { MiddlewareHandler } from "hono"
import { site } from "#content/en/site.ts"
import type { Config } from "../config.ts"
import type { ShellEnv } from "../request-context.ts"
import { drawSocialImage } from "./draw.ts"

/** A picture is about 40 KB; the pages that are shared are few. */
const mostKept = 100
const mostWaiting = 20

const pattern = /^\/og(\/.+)\.png$/

/**
 * /og/<path>.png: the picture of the public page at that path (Open Graph), with the title that the page itself gives.
 * So there is a picture of every page there is, and of nothing else.
 *
 * @param page answers a request for a page, as to nobody in particular
 */
export function socialImages(
  { rootDir, publicUrl }: Pick<Config, "rootDir" | "publicUrl">,
  page: (url: URL) => Promise<Response>,
): MiddlewareHandler<ShellEnv> {
  const kept = new Map<string, Promise<Buffer>>()
  let waiting = 0
  // Drawing takes a processor for a tenth of a second: one after the other.
  let last: Promise<unknown> = Promise.resolve()

  const draw = (title: string): Promise<Buffer> => {
    const known = kept.get(title)
    if (known) return known
    waiting++
    const image = last.then(() => drawSocialImage(rootDir, title, site.name)).finally(() => waiting--)
    last = image.catch(() => undefined)
    kept.set(title, image)
    image.catch(() => kept.delete(title))
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "")
    return image
  }

  return async (c, next) => {
    const path = c.req.method === "GET" || c.req.method === "HEAD" ? pattern.exec(c.req.path)?.[1] : undefined
    if (!path) return next()
    const url = new URL(publicUrl)
    url.pathname = path === "/home" ? "/" : path
    const document = await page(url)
    const title = document.status === 200 ? publicTitleOf(await document.text()) : undefined
    if (!title) return next()
    if (waiting >= mostWaiting && !kept.has(title)) return c.body(null, 503, { "Retry-After": "30" })
    const image = await draw(title)
    return c.body(new Uint8Array(image), 200, {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400",
    })
  }
}

/** A page that search engines are kept away from is not for sharing either. */
function publicTitleOf(html: string): string | undefined {
  if (html.includes('<meta name="robots" content="noindex"')) return undefined
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  return title
    ?.replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
}
