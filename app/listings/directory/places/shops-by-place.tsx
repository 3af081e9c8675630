import { pathTo } from "#app/lib/http/path-to.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import type { PlaceMapOutline } from "#app/places/map/outline.ts"
import { PlaceMap } from "#app/places/map/place-map.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { countriesInText } from "#content/en/countries.ts"
import { placePages, shopsByPlace as words } from "#content/en/place-pages.ts"
import { site } from "#content/en/site.ts"
import type { CountedPlace } from "../directory-places.server.ts"
import { directoryHref, placeInAddress } from "../search/directory-search.ts"
import { placePath } from "./place-paths.ts"
import type { ShopsByPlace as Shops } from "./shops-by-place.server.ts"

/** The number of merchants and their locations as links, or a sentence that there are none yet. @param map of the locations */
export function ShopsByPlace({ shops, map }: { shops: Shops; map?: PlaceMapOutline }) {
  const isCounted = shops.kind === "counted"
  return (
    <section
      aria-labelledby="shops-heading"
      className="page-width section-room grid items-center gap-6 lg:grid-cols-[2fr_3fr] lg:gap-16"
    >
      <div className="grid gap-4">
        <h2 id="shops-heading" className="text-heading">
          {words.heading}
        </h2>
        <p className="measure text-ivory-300 sm:text-lg">
          {isCounted ? formatCount(words.counted, shops.merchants, site.locale) : words[shops.kind]}
        </p>
        {isCounted && (
          <ul className="flex flex-wrap gap-2">
            {shops.places.slice(0, mostPlaces).map((place) => (
              <li key={place.text} className="max-w-full">
                <a href={hrefOf(place)} className="chip">
                  <span className="line-clamp-2 wrap-anywhere">{place.text}</span>
                  <span className="text-sm tabular-nums opacity-80">
                    {place.merchants.toLocaleString(site.locale)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={pathTo("/merchant-directory")} variant="outline">
            {words.directory}
          </ButtonLink>
          {!isCounted && (
            <ButtonLink href={pathTo("/merchant-register")} variant="ghost">
              {words.register}
            </ButtonLink>
          )}
        </p>
      </div>
      {isCounted && shops.map && map && <ShopsMap {...shops.map} map={map} />}
    </section>
  )
}

/** One or two lines on a phone. */
const mostPlaces = 5

/** Map of the locations. All of them are text links on a linked page too, for readers who cannot see the map. */
function ShopsMap({
  country,
  marks,
  map,
}: NonNullable<Extract<Shops, { kind: "counted" }>["map"]> & { map: PlaceMapOutline }) {
  const place = country && countriesInText[country]
  const { mapCaptions } = placePages
  const caption = formatCount(place ? mapCaptions.country : mapCaptions.world, marks.length, site.locale)
  const listHref = country ? placePath(country) : pathTo("/merchant-directory")
  return (
    <div className="grid gap-2">
      <PlaceMap map={map} marks={marks} caption={format(caption, { place })} listHref={listHref} isShort />
      {place && (
        <p>
          <a href={listHref} className="text-link inline-block py-1">
            {format(words.country, { place })}
          </a>
        </p>
      )}
    </div>
  )
}

const search = { q: "", category: "", place: "", page: 1 }

function hrefOf(place: CountedPlace): string {
  return directoryHref(
    search,
    "area" in place ? { area: place.area } : { place: placeInAddress(place.place) },
  )
}
