import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { directoryCategoryWords } from "#app/listings/options.ts"
import type { PlaceMapOutline } from "#app/places/map/outline.ts"
import { PlaceMap } from "#app/places/map/place-map.tsx"
import type { DirectoryStage } from "#app/settings/directory-stages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Breadcrumbs } from "#app/ui/page/breadcrumbs.tsx"
import { PageLinks } from "#app/ui/page/page-links.tsx"
import { countryNames } from "#content/en/countries.ts"
import { directoryContent } from "#content/en/directory.ts"
import { listingLabels } from "#content/en/labels.ts"
import { placePages as words } from "#content/en/place-pages.ts"
import { site } from "#content/en/site.ts"
import { geoNames } from "#content/facts/sources.ts"
import { FilterLink } from "../filters/filter-group.tsx"
import { ApplicationRows } from "../listing/listing-card.tsx"
import { directoryHref } from "../search/directory-search.ts"
import { listId, placeFeedPath, placePath } from "./place-paths.ts"
import { placeOfArea, stepsTo } from "./place-structured-data.ts"
import { placeHeading, placeLead } from "./place-text.ts"
import type { PlacePage as Page } from "./places.server.ts"

/** Merchants of a country or town. @param map undefined if no map was drawn @param events upcoming events there */
export function PlacePage({
  page,
  map,
  stage,
  events,
}: {
  page: Page
  map?: PlaceMapOutline
  stage: DirectoryStage
  events: ReactNode
}) {
  const { area, merchants } = page
  return (
    <div className="page-width grid grid-cols-1 gap-8 py-6 lg:py-10">
      <div className="grid gap-2">
        <Breadcrumbs label={words.breadcrumbsLabel} steps={stepsTo(placeOfArea(area)).slice(0, -1)} />
        <h1 className="text-title wrap-anywhere">{placeHeading(page)}</h1>
        <p className="measure text-lg text-ivory-300">{placeLead(page)}</p>
      </div>
      {merchants > 0 && <Overview page={page} map={map} />}
      {merchants > 0 && <List page={page} comingSoon={stage === "preview"} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {events}
        <Newest page={page} />
        <Nearby page={page} />
      </div>
      <Own place={page.place} />
      <p className="text-sm text-ivory-300">
        {directoryContent.towns}{" "}
        <a href={geoNames.href} className="text-link">
          {geoNames.name}
        </a>{" "}
        ({geoNames.licence})
      </p>
    </div>
  )
}

/** Map and counts by town and category, as links. */
function Overview({ page, map }: { page: Page; map?: PlaceMapOutline }) {
  const { place, towns, categories } = page
  return (
    <div className={classNames("grid items-start gap-6 lg:gap-10", map && "lg:grid-cols-[2fr_3fr]")}>
      {map && <PlaceMap map={map} marks={page.marks} caption={mapCaption(page)} listHref={`#${listId}`} />}
      <div className="grid gap-6">
        {towns.length > 0 && (
          <Counts
            id="towns"
            heading={format(words.townsHeading, { place })}
            counts={towns.map(({ name, country, slug, merchants }) => ({
              name,
              href: placePath(country, slug),
              merchants,
            }))}
          />
        )}
        <Counts
          id="categories"
          heading={words.categoriesHeading}
          counts={categories.map(({ category, merchants }) => ({
            name: listingLabels.directoryCategories[category],
            href: directoryHref(searchIn(page), { category: directoryCategoryWords[category] }),
            merchants,
          }))}
        />
      </div>
    </div>
  )
}

function mapCaption({ place, towns, merchants }: Page): string {
  const { town, country } = words.mapCaptions
  const caption =
    towns.length > 0
      ? formatCount(country, towns.length, site.locale)
      : formatCount(town, merchants, site.locale)
  return format(caption, { place })
}

const searchIn = ({ code }: Page) => ({ q: "", category: "", place: "", page: 1, area: code })

type Count = { name: string; href: string; merchants: number }

/** Further ones are behind a disclosure button. */
const shownAtOnce = 12

function Counts({ id, heading, counts }: { id: string; heading: string; counts: Count[] }) {
  const rest = counts.slice(shownAtOnce)
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <Chips counts={counts.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-gold-400">
            {format(words.more, { count: rest.length.toLocaleString(site.locale) })}
          </summary>
          <Chips counts={rest} />
        </details>
      )}
    </section>
  )
}

function Chips({ counts }: { counts: Count[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {counts.map(({ name, href, merchants }) => (
        <li key={href} className="max-w-full">
          <FilterLink label={name} href={href} current={false} count={merchants} />
        </li>
      ))}
    </ul>
  )
}

function List({ page, comingSoon }: { page: Page; comingSoon: boolean }) {
  const { list, pages, merchants } = page
  const path = pathOf(page)
  return (
    <section id={listId} aria-labelledby="list" className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="list" className="text-heading">
          {formatCount(words.listHeading, merchants, site.locale)}
        </h2>
        {merchants > 1 && (
          <a href={directoryHref(searchIn(page))} className="text-link">
            {words.search}
          </a>
        )}
      </div>
      {list.length === 0 ? (
        <EmptyState>
          <p>{words.noSuchPage}</p>
          <ButtonLink href={path} variant="outline">
            {words.firstPage}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ApplicationRows merchants={list} comingSoon={comingSoon} heading="h3" />
          <PageLinks
            page={page.page}
            pages={pages}
            words={directoryContent}
            hrefOf={(number) => `${path}${number > 1 ? `?page=${number}` : ""}#${listId}`}
          />
        </>
      )}
    </section>
  )
}

const slugOf = ({ area }: Page) => (area.kind === "town" ? area.slug : undefined)
const pathOf = (page: Page) => placePath(page.area.country, slugOf(page))

/** The newest listings, if the list is longer than these. */
function Newest({ page }: { page: Page }) {
  const { area, newest, merchants } = page
  if (merchants <= newest.length) return null
  return (
    <section aria-labelledby="newest" className="panel grid gap-3 p-5">
      <h2 id="newest" className="text-heading">
        {words.newestHeading}
      </h2>
      <ul className="grid gap-1">
        {newest.map(({ slug, businessName, listedAt }) => (
          <li key={slug} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <a
              href={pathTo("/merchant-directory/:slug", { slug })}
              className="inline-flex min-h-11 items-center text-gold-400 hover:underline"
            >
              {businessName}
            </a>
            <span className="text-sm text-ivory-400">{dateText(listedAt)}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={placeFeedPath(area.country, slugOf(page))} className="text-link">
          {words.feed}
        </a>
      </p>
    </section>
  )
}

function Nearby({ page: { area, nearby } }: { page: Page }) {
  if (nearby.length === 0) return null
  return (
    <section aria-labelledby="nearby" className="panel grid gap-3 p-5">
      <h2 id="nearby" className="text-heading">
        {words.nearbyHeading}
      </h2>
      <ul className="grid gap-1">
        {nearby.map(({ name, country, slug, merchants, kilometres }) => (
          <li
            key={placePath(country, slug)}
            className="flex flex-wrap items-baseline justify-between gap-x-4"
          >
            <a
              href={placePath(country, slug)}
              className="inline-flex min-h-11 items-center text-gold-400 hover:underline"
            >
              {country === area.country ? name : `${name}, ${countryNames[country]}`}
            </a>
            <span className="text-sm text-ivory-400">
              {format(formatCount(words.away, merchants, site.locale), {
                kilometres: Math.round(kilometres).toLocaleString(site.locale),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Own({ place }: { place: string }) {
  const { heading, text, button } = words.own
  return (
    <section
      aria-labelledby="own"
      className="grid justify-items-start gap-3 rounded-card border-2 border-dashed border-gold-700 p-6"
    >
      <h2 id="own" className="text-heading">
        {format(heading, { place })}
      </h2>
      <p>{text}</p>
      <ButtonLink href={pathTo("/merchant-register")} variant="gold">
        {button}
      </ButtonLink>
    </section>
  )
}
