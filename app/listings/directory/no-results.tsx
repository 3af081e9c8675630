import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { countriesInText } from "#content/en/countries.ts"
import { directoryContent } from "#content/en/directory.ts"
import { site } from "#content/en/site.ts"
import type { DirectoryPage } from "./directory.server.ts"
import { type DirectorySearch, directoryHref, isFiltered } from "./search/directory-search.ts"
import { radiusText } from "./search/near.ts"

const words = directoryContent

/** Offers the area that the search text names, because listings elsewhere may contain the same words. */
export function Offered({
  search,
  offered: { inText, code, merchants, isGuess },
}: {
  search: DirectorySearch
  offered: NonNullable<DirectoryPage["offered"]>
}) {
  return (
    <p data-filters="" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isGuess && <span>{format(words.guessed, { typed: search.q, place: inText })}</span>}
      <a href={directoryHref(search, { q: "", area: code, place: "" })} className="chip">
        {format(formatCount(words.offered, merchants, site.locale), { place: inText })}
      </a>
    </p>
  )
}

/** Link to a larger radius in a "near me" list. */
export function Wider({ search, reach }: Pick<DirectoryPage, "search" | "reach">) {
  const wider = reach?.options.find(({ count }, index, options) => {
    const shown = options.findIndex(({ radius }) => radius === reach.radius)
    return index > shown && count > (options[shown]?.count ?? 0)
  })
  if (!reach || !wider) return null
  const distance = radiusText(wider.radius, reach.country)
  return (
    <p data-filters="">
      <ButtonLink href={directoryHref(search, { within: wider.radius })} variant="outline">
        {wider.radius === "any"
          ? words.near.widest
          : format(formatCount(words.near.wider, wider.count, site.locale), { distance })}
      </ButtonLink>
    </p>
  )
}

/** Suggestions for an empty result. The result count above already says that there are none. */
export function Empty({ page }: { page: DirectoryPage }) {
  const { state, area, offered, places } = page
  // If the search text names an area without merchants, suggestions are about that area.
  const isNamed = !area && offered?.merchants === 0
  const search = isNamed ? { ...page.search, q: "" } : page.search
  if (state === "no-such-page") return <ShowAll href={directoryHref(search)} />
  if (!isFiltered(page.search)) return <p className="text-lg">{words.emptyLive}</p>
  const emptyText = page.search.q ? words.emptyText : words.emptyFilters
  const place = isNamed ? { ...offered, text: offered.area } : area
  if (page.reach?.options.some(({ count }) => count > 0))
    return (
      <EmptyState>
        <p>{emptyText}</p>
        <Wider {...page} />
      </EmptyState>
    )
  if (!place && !search.place) return <ShowAll text={emptyText} href={pathTo("/merchant-directory")} />

  const onlyPlace = !isFiltered({ ...search, area: "", place: "" })
  const wider = place && widerThan(places, place.code, place.country, search, onlyPlace)
  const everywhere =
    onlyPlace && places.merchants > 0
      ? format(words.everywhereCounted, { count: places.merchants.toLocaleString(site.locale) })
      : words.everywhere
  return (
    <EmptyState>
      {isNamed && offered.isGuess && (
        <p>{format(words.guessed, { typed: page.search.q, place: offered.inText })}</p>
      )}
      {isNamed && <p>{format(words.emptyPlace, { place: offered.inText })}</p>}
      {!onlyPlace && <p>{emptyText}</p>}
      <p data-filters="" className="flex flex-wrap gap-3">
        {wider && (
          <ButtonLink href={wider.href} variant="secondary">
            {wider.text}
          </ButtonLink>
        )}
        <ButtonLink href={directoryHref(search, { area: "", place: "" })} variant="outline">
          {everywhere}
        </ButtonLink>
        {!onlyPlace && (
          <ButtonLink href={pathTo("/merchant-directory")} variant="outline">
            {words.showAll}
          </ButtonLink>
        )}
      </p>
      <p>
        {words.yourShop}{" "}
        <a href={pathTo("/merchant-register")} className="text-link">
          {words.listYours}
        </a>
      </p>
    </EmptyState>
  )
}

/**
 * The country of a town, if it has merchants.
 *
 * @param isCounted whether no other filter is active, so that the count is exact
 */
function widerThan(
  places: DirectoryPage["places"],
  code: string,
  country: Country,
  search: DirectorySearch,
  isCounted: boolean,
): { text: string; href: string } | undefined {
  const area = country.toLowerCase()
  const merchants = places.countries.find((one) => one.country === country)?.merchants
  if (!merchants || code === area) return undefined
  const values = { country: countriesInText[country], count: merchants.toLocaleString(site.locale) }
  return {
    text: format(isCounted ? words.widerCounted : words.wider, values),
    href: directoryHref(search, { area, place: "" }),
  }
}

function ShowAll({ text, href }: { text?: string; href: string }) {
  return (
    <EmptyState>
      {text && <p>{text}</p>}
      <ButtonLink href={href} variant="outline">
        {words.showAll}
      </ButtonLink>
    </EmptyState>
  )
}
