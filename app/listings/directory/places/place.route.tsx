import { data, redirect } from "react-router"
import { listEventsIn } from "#app/events/events.server.ts"
import { EventsThere } from "#app/events/page/events-there.tsx"
import { firstEnd } from "#app/events/public-event.ts"
import { setExpiry, skipCache } from "#app/lib/cache/cache-hints.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta, publicUrlOf } from "#app/lib/http/page-meta.ts"
import { format } from "#app/lib/text/format.ts"
import { directoryPageSize } from "#app/listings/options.ts"
import { countryMap } from "#app/places/map/country-map.server.ts"
import { townMap } from "#app/places/map/town-map.server.ts"
import { services } from "#app/services.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { placePages as words } from "#content/en/place-pages.ts"
import { readDirectorySearch } from "../search/directory-search.ts"
import type { Route } from "./+types/place.route"
import { NoPlacePage } from "./no-place-page.tsx"
import { confirmedToIndex } from "./place-counts.server.ts"
import { PlacePage } from "./place-page.tsx"
import { placeFeedPath, placePath } from "./place-paths.ts"
import { placeBreadcrumbs, placeItemList } from "./place-structured-data.ts"
import { placeDescription, placeHeading } from "./place-text.ts"
import * as places from "./places.server.ts"

export const handle = { cacheTags: ["merchants", "events"], query: ["page"] }

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData
  if (!found) return []
  if (!found.page)
    return pageMeta(args, { title: words.unknown.title, description: words.unknown.text, index: false })
  const { page, feed, isIndexed } = found
  const publicUrl = publicUrlOf(args)
  const title = placeHeading(page)
  const before = (page.page - 1) * directoryPageSize
  return [
    ...pageMeta(args, { title, description: placeDescription(page), index: isIndexed }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: format(words.feedTitle, { place: page.place }),
      href: feed,
    },
    { "script:ld+json": placeBreadcrumbs(publicUrl, page.area) },
    ...(page.list.length > 0
      ? [
          {
            "script:ld+json": placeItemList(publicUrl, {
              ...page,
              name: title,
              count: page.merchants,
              before,
            }),
          },
        ]
      : []),
  ]
}

const mapOf = ({ area, marks }: places.PlacePage) =>
  area.kind === "country" ? countryMap(area.country) : townMap(area.country, area, marks)

/** Before the directory opens, these pages do not exist. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const address: places.PlaceAddress = params
  return orUnavailable(async () => {
    const stage = await findDirectoryStage(db)
    if (stage === "coming-soon") return notFound()
    const country = address.country.toLowerCase()
    const area = await places.findPlace(db, { country, town: address.town?.toLowerCase() })
    if (!area) {
      const above = address.town ? await places.findPlace(db, { country }) : undefined
      const typed = (address.town ?? address.country).replaceAll("-", " ").slice(0, 100)
      return data({ page: undefined, country: above?.country, typed }, { status: 404 })
    }
    const town = area.kind === "town" ? area.slug : undefined
    // Redirects addresses with capital letters to the lower-case address.
    if (address.country !== country || address.town !== town)
      throw redirect(placePath(area.country, town) + url.search, 301)
    const asked = readDirectorySearch(url.searchParams).page
    const { until, ...page } = await places.loadPlace(db, area, asked, clock())
    const events = await listEventsIn(db, area, clock())
    setExpiry(context, until)
    setExpiry(context, firstEnd(events))
    // Not cached: nearly all of 73,000 towns have no merchants.
    if (page.merchants === 0 && events.length === 0) skipCache(context)
    const isIndexed = stage === "live" && page.confirmed >= confirmedToIndex
    const status = page.page > page.pages ? 404 : 200
    const map = await mapOf(page)
    return data({ page, map, stage, events, feed: placeFeedPath(area.country, town), isIndexed }, { status })
  })
}

export default function Place({ loaderData }: Route.ComponentProps) {
  if (!loaderData.page) return <NoPlacePage {...loaderData} />
  const { page, events } = loaderData
  return (
    <PlacePage {...loaderData} events={<EventsThere events={events} place={page.place} code={page.code} />} />
  )
}
