import type { LookupLimit } from "#app/lib/http/lookup-limit.ts"
import type { RequestFacts } from "#app/services.ts"
import { site } from "#content/en/site.ts"
import type { Config } from "../start/config.ts"
import { drawSocialImage, type SharedPage } from "./draw.ts"

/** A picture is about 40 KB; the pages that are shared are few. */
const mostKept = 100
const mostWaiting = 20

/** A social network asks for one picture of each address that somebody shares. */
export const pictureLimit = { most: 30, seconds: 60 }

const pattern = /^\/og(\/.+)\.png$/

/**
 * /og/<path>.png: the picture of the public page at that path (Open Graph), with the title that the page itself gives.
 * So there is a picture of every page there is, and of nothing else.
 *
 * @param page answers a request for a page, as to nobody in particular
 * @param limit of pictures for each network: one that is not kept takes a processor for a tenth of a second
 * @returns answers a request for a picture; undefined when it is for something else
 */
export function socialImages(
  { rootDir, publicUrl }: Pick<Config, "rootDir" | "publicUrl">,
  page: (url: URL) => Promise<Response>,
  limit: LookupLimit,
): (method: string, path: string, visitor: RequestFacts) => Promise<Response | undefined> {
  const kept = new Map<string, Promise<Buffer>>()
  let waiting = 0
  // Drawing takes a processor for a tenth of a second: one after the other.
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

/** What a page says of itself. One that search engines are kept away from is not for sharing either. */
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
