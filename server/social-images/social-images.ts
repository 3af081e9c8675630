import type { LookupLimit } from "#app/lib/http/lookup-limit.ts"
import type { RequestFacts } from "#app/services.ts"
import { site } from "#content/en/site.ts"
import type { Config } from "../start/config.ts"
import { drawSocialImage, type SharedPage } from "./draw.ts"

/** A picture is about 40 KB, and few pages are shared. */
const mostKept = 100
const mostWaiting = 20

/** Social networks request one picture for each shared address. */
export const pictureLimit = { most: 30, seconds: 60 }

const pattern = /^\/og(\/.+)\.png$/

/**
 * /og/<path>.png: the Open Graph picture of the public page at that path, with the page's own title. Only existing pages have a
 * picture.
 *
 * @param page renders a page for an anonymous visitor
 * @param limit the limit of new pictures for each network: drawing takes a processor for a tenth of a second
 * @returns answers a request for a picture; undefined for any other request
 */
export function socialImages(
  { rootDir, publicUrl }: Pick<Config, "rootDir" | "publicUrl">,
  page: (url: URL) => Promise<Response>,
  limit: LookupLimit,
): (method: string, path: string, visitor: RequestFacts) => Promise<Response | undefined> {
  const kept = new Map<string, Promise<Buffer>>()
  let waiting = 0
  // Drawing takes a processor for a tenth of a second, so pictures are drawn one after the other.
  let last: Promise<unknown> = Promise.resolve()

  const draw = (shared: SharedPage): Promise<Buffer> => {
    const key = keyOf(shared)
    const known = kept.get(key)
    if (known) return known
    waiting++
    const image = last.then(() => drawSocialImage(rootDir, shared, site.name)).finally(() => waiting--)
    last = image.catch(() => undefined)
    kept.set(key, image)
    image.catch(() => kept.delete(key))
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "")
    return image
  }

  const away = (status: 429 | 503, seconds: number) =>
    new Response(null, { status, headers: { "Retry-After": String(seconds) } })

  return async (method, path, { limitGroup }) => {
    const pagePath = method === "GET" || method === "HEAD" ? pattern.exec(path)?.[1] : undefined
    if (!pagePath) return undefined
    const wait = limit.secondsToWait(limitGroup)
    if (wait !== undefined) return away(429, wait)
    const url = new URL(publicUrl)
    url.pathname = pagePath === "/home" ? "/" : pagePath
    const document = await page(url)
    const shared = document.status === 200 ? sharedPage(await document.text()) : undefined
    if (!shared) return undefined
    if (waiting >= mostWaiting && !kept.has(keyOf(shared))) return away(503, 30)
    const image = await draw(shared)
    return new Response(new Uint8Array(image), {
      headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
    })
  }
}

const keyOf = ({ title, listing = "" }: SharedPage) => `${listing} ${title}`

/** Title and listing of a page. Pages with noindex get no picture. */
function sharedPage(html: string): SharedPage | undefined {
  if (html.includes('<meta name="robots" content="noindex"')) return undefined
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  const listing = /<header data-listing="([\da-f]{12})"/.exec(html)?.[1]
  return title ? { title: unescapeHtml(title), listing } : undefined
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
}
