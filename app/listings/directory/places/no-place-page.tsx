import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import type { Area } from "#app/places/find-areas.server.ts"
import { Button } from "#app/ui/button.tsx"
import { Breadcrumbs } from "#app/ui/page/breadcrumbs.tsx"
import { countriesInText } from "#content/en/countries.ts"
import { placePages } from "#content/en/place-pages.ts"
import { stepsTo } from "./place-structured-data.ts"

const words = placePages.unknown

/** The 404 page for an address without a known country or town. @param country in which the town was searched */
export function NoPlacePage({ country, typed }: { country?: Area["country"]; typed: string }) {
  return (
    <article className="page-width grid max-w-2xl gap-5 py-6 lg:py-10">
      <Breadcrumbs label={placePages.breadcrumbsLabel} steps={stepsTo(country && { country })} />
      <h1 className="text-title">{words.title}</h1>
      <p className="text-lg">
        {country ? format(words.town, { place: countriesInText[country] }) : words.country}
      </p>
      <p>{words.text}</p>
      <search>
        <form action={pathTo("/merchant-directory")} className="flex gap-2">
          <input
            type="search"
            name="q"
            defaultValue={typed}
            maxLength={100}
            aria-label={words.label}
            className="min-h-11 w-full min-w-0 rounded-control border border-ivory-400/70 bg-ink-900 px-4"
          />
          <Button variant="gold" className="shrink-0">
            {words.button}
          </Button>
        </form>
      </search>
    </article>
  )
}
