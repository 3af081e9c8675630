import { optionsOf } from "#app/lib/text/codes.ts"
import { format } from "#app/lib/text/format.ts"
import { directoryCategoryWords } from "#app/listings/options.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { countriesInText, countryNames } from "#content/en/countries.ts"
import { directoryContent } from "#content/en/directory.ts"
import { listingLabels } from "#content/en/labels.ts"
import type { DirectoryPage } from "../directory.server.ts"
import type { CountedPlace, ListedCounts } from "../directory-places.server.ts"
import { placeName } from "../list-name.ts"
import { placePath } from "../places/place-paths.ts"
import {
  type DirectorySearch,
  directoryHref,
  placeInAddress,
  soonCountLimit,
} from "../search/directory-search.ts"
import { radiusText } from "../search/near.ts"
import { FilterGroup, FilterLink, type FilterOption } from "./filter-group.tsx"
import { switchesOf } from "./switches.ts"

const words = directoryContent

type Filtered = Pick<DirectoryPage, "search" | "area" | "places">

/** All filters: radius (near a position), category, location, towns of a country, and on/off filters. */
export function Filters(page: Filtered & Pick<DirectoryPage, "listed" | "reach">) {
  const { search, area, places, listed, reach } = page
  const switches = switchOptions(search, listed)
  return (
    <>
      {reach && <FilterGroup label={words.near.radiusLabel} options={radiusOptions(search, reach)} />}
      <FilterGroup label={words.categoryLabel} options={categoryOptions(search)} />
      <FilterGroup label={words.placeLabel} options={placeOptions(page)} />
      {area && !area.code.includes(".") && (
        <p>
          <a href={placePath(area.country, area.code.split("/")[1])} className="text-link">
            {format(words.placePage, { place: area.text })}
          </a>
        </p>
      )}
      {area && !isTown(area) && places.towns.length > 0 && (
        <FilterGroup
          label={format(words.townsLabel, { country: countriesInText[area.country] })}
          options={places.towns.map((town) => placeOption(search, town))}
        />
      )}
      {places.countries.length > 0 && (
        <details className="disclosure">
          <summary>{words.morePlaces}</summary>
          <nav aria-label={words.countriesLabel} className="grid gap-3 py-2">
            <ul className="flex flex-wrap gap-2">
              {places.countries.map(({ country }) => (
                <li key={country}>
                  <FilterLink {...countryOption(page, country, countryNames[country])} />
                </li>
              ))}
            </ul>
            <p className="text-sm text-ivory-300">{words.moreTowns}</p>
          </nav>
        </details>
      )}
      {switches.length > 0 && <FilterGroup label={words.moreLabel} options={switches} />}
    </>
  )
}

function categoryOptions(search: DirectorySearch): FilterOption[] {
  const all = { value: "", label: words.allCategories }
  return [all, ...optionsOf(directoryCategoryWords, listingLabels.directoryCategories)].map(
    ({ value: category, label }) => ({
      label,
      href: directoryHref(search, { category }),
      current: search.category === category,
    }),
  )
}

/**
 * Locations of ruling 26. A selected location that is not among them comes
 * first; a selected town has its country beside it.
 */
export function placeOptions(page: Filtered): FilterOption[] {
  const { search, area, places } = page
  const all = {
    label: words.allPlaces,
    href: directoryHref(search, { place: "", area: "" }),
    current: !search.place && !area && !search.near,
  }
  const options = places.row.map((place) => placeOption(search, place))
  if (all.current) return [all, ...options]
  const label = placeName({ search, area })
  const chosen =
    options.find(({ current }) => current) ??
    (area?.code.length === 2
      ? countryOption(page, area.country, label)
      : { label, href: directoryHref(search), current: true })
  const country =
    area && isTown(area)
      ? [countryOption(page, area.country, format(words.allOf, { country: countriesInText[area.country] }))]
      : []
  return [chosen, all, ...country, ...options.filter((one) => one !== chosen && one.label !== label)]
}

const isTown = ({ code }: NonNullable<DirectoryPage["area"]>) => code.includes("/")

function placeOption(search: DirectorySearch, place: CountedPlace): FilterOption {
  const change =
    "area" in place ? { area: place.area, place: "" } : { area: "", place: placeInAddress(place.place) }
  return {
    label: place.text,
    count: place.merchants,
    href: directoryHref(search, change),
    current: (search.area ?? "") === change.area && search.place === change.place,
  }
}

function countryOption(
  { search, places }: Pick<Filtered, "search" | "places">,
  country: Country,
  label: string,
): FilterOption {
  const area = country.toLowerCase()
  return {
    label,
    count: places.countries.find((one) => one.country === country)?.merchants,
    href: directoryHref(search, { area, place: "" }),
    current: search.area === area,
  }
}

/** Radii that contain a merchant, and the active one. A count above the limit is omitted, because it is not exact. */
function radiusOptions(search: DirectorySearch, reach: NonNullable<DirectoryPage["reach"]>): FilterOption[] {
  return reach.options
    .map(({ radius, count }) => ({
      label: radiusText(radius, reach.country),
      count: count > soonCountLimit ? undefined : count,
      href: directoryHref(search, { within: radius }),
      current: radius === reach.radius,
    }))
    .filter(({ count, current }) => count !== 0 || current)
}

export function switchOptions(search: DirectorySearch, listed: ListedCounts): FilterOption[] {
  return switchesOf(search, listed)
    .filter(({ button }) => button.isShown)
    .map(({ label, isOn, change, button }) => ({
      label,
      count: button.count,
      current: isOn,
      href: directoryHref(search, change),
    }))
}
