import * as articles from "#app/articles/articles.server.ts"
import { webinarSlug } from "#app/events/webinars.ts"
import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { answerWithFile } from "#app/lib/files/text-file.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { listIndexed } from "#app/listings/directory/places/place-counts.server.ts"
import { placePath } from "#app/listings/directory/places/place-paths.ts"
import type { RouteHandle } from "#app/root.tsx"
import { type Services, services } from "#app/services.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { readWebinar } from "#app/settings/webinar/webinar.server.ts"
import { sitePages } from "#app/site-pages.ts"
import type { Route } from "./+types/sitemap.route"
import { listEventPages } from "./event-pages.server.ts"
import * as listingParts from "./listing-parts.server.ts"
import { type SitemapPage, sitemap, sitemapIndex } from "./sitemap-xml.ts"

export const handle: RouteHandle = {
  cacheTags: ["articles", "events", "merchants", "settings"],
  query: ["part"],
}

/**
 * /sitemap.xml lists the parts, /sitemap.xml?part=... the pages of one. The parts are at the root of the site: a sitemap
 * may only list pages below its own folder.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(services)
  const part = url.searchParams.get("part")
  return answerWithFile(async () => {
    setExpiry(context, await articles.findNextPublication(app.db, app.clock()))
    if (part === null) return xml(sitemapIndex(await listParts(app), app.publicUrl))
    const pages = await listPages(app, part)
    return pages && pages.length > 0 ? xml(sitemap(pages, app.publicUrl)) : undefined
  })
}

const xml = (body: string) => ({ type: "application/xml", body })

async function listParts({ db, clock }: Services): Promise<SitemapPage[]> {
  const [[newestArticle], [event], webinar, merchants, places] = await Promise.all([
    articles.listNewest(db, 1, clock()),
    listEventPages(db, 1),
    readWebinar(db, clock()),
    hasListingPages(db).then((has) => (has ? listingParts.listListingParts(db) : [])),
    listPlacePages(db),
  ])
  const parts = [
    "pages",
    ...(event || webinar ? ["events"] : []),
    ...(newestArticle ? ["articles"] : []),
    ...(places.length > 0 ? ["places"] : []),
    ...merchants.map((part) => `merchants-${part}`),
  ]
  return parts.map((part) => ({ path: `${pathTo("/sitemap.xml")}?part=${part}` }))
}

/** Pages of a part; undefined for an unknown part. */
async function listPages({ db, clock }: Services, part: string): Promise<SitemapPage[] | undefined> {
  if (part === "pages") return sitePages.map(({ path }) => ({ path }))
  if (part === "events") {
    const webinar = await readWebinar(db, clock())
    const ofWebinar = webinar ? [{ path: pathTo("/events/:slug", { slug: webinarSlug }) }] : []
    return [...ofWebinar, ...(await listEventPages(db))]
  }
  if (part === "articles")
    return (await articles.listAddresses(db, clock())).map(({ slug, changedAt }) => ({
      path: pathTo("/blog/:slug", { slug }),
      changed: changedAt,
    }))
  if (part === "places") return listPlacePages(db)
  const number = /^merchants-(0|[1-9]\d{0,8})$/.exec(part)?.[1]
  if (number === undefined || !(await hasListingPages(db))) return undefined
  return listingParts.listListingPages(db, Number(number))
}

/** Town pages are listed once the directory is live. */
async function listPlacePages(db: Services["db"]): Promise<SitemapPage[]> {
  if ((await findDirectoryStage(db)) !== "live") return []
  return (await listIndexed(db)).map(({ country, slug }) => ({ path: placePath(country, slug) }))
}

/** Before the directory opens, listings have no pages. */
async function hasListingPages(db: Services["db"]): Promise<boolean> {
  return (await findDirectoryStage(db)) !== "coming-soon"
}
