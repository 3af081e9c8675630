import * as articles from "#app/features/articles/articles.server.ts"
import { webinarSlug } from "#app/features/events/public-event.ts"
import { stations, university } from "#app/features/learn/lessons.ts"
import { listEventPages } from "#app/features/sitemap/event-pages.server.ts"
import * as merchantParts from "#app/features/sitemap/merchant-parts.server.ts"
import { type SitemapPage, sitemap, sitemapIndex } from "#app/features/sitemap/sitemap-xml.ts"
import { staticPages } from "#app/features/sitemap/static-pages.ts"
import { answerWithFile } from "#app/platform/text-file.server.ts"
import { type Services, services } from "#app/services.ts"
import type { Route } from "./+types/sitemap"

/**
 * /sitemap.xml lists the parts, /sitemap.xml?part=... the pages of one. The parts stay at the top of the site: a sitemap
 * may only list what lies below its own folder.
 */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(services)
  const part = url.searchParams.get("part")
  return answerWithFile(request, async () => {
    if (part === null) return xml(sitemapIndex(await listParts(app), app.publicUrl))
    const pages = await listPages(app, part)
    return pages && pages.length > 0 ? xml(sitemap(pages, app.publicUrl)) : undefined
  })
}

const xml = (body: string) => ({ type: "application/xml", body })

async function listParts({ db, clock }: Services): Promise<SitemapPage[]> {
  const [[newestArticle], merchants] = await Promise.all([
    articles.listNewest(db, 1, clock()),
    merchantParts.listMerchantParts(db),
  ])
  const parts = [
    "pages",
    "events",
    ...(newestArticle ? ["articles"] : []),
    ...merchants.map((part) => `merchants-${part}`),
  ]
  return parts.map((part) => ({ path: `/sitemap.xml?part=${part}` }))
}

/** The pages of a part, or undefined for a part there is not. */
async function listPages({ db, clock }: Services, part: string): Promise<SitemapPage[] | undefined> {
  if (part === "pages")
    return [...staticPages, ...[...university, ...stations].map(({ path }) => path)].map((path) => ({ path }))
  if (part === "events") return [{ path: `/events/${webinarSlug}` }, ...(await listEventPages(db))]
  if (part === "articles")
    return (await articles.listAddresses(db, clock())).map(({ slug, changedAt }) => ({
      path: `/blog/${slug}`,
      changed: changedAt,
    }))
  const number = /^merchants-(0|[1-9]\d{0,8})$/.exec(part)?.[1]
  return number === undefined ? undefined : merchantParts.listMerchantPages(db, Number(number))
}
