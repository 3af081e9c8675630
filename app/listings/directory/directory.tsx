import { ListFilter, Search } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx"
import { PageLinks } from "#app/ui/page/page-links.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { directoryContent } from "#content/en/directory.ts"
import { site } from "#content/en/site.ts"
import { geoNames } from "#content/facts/sources.ts"
import type { DirectoryPage } from "./directory.server.ts"
import { Chosen, countFilters } from "./filters/chosen.tsx"
import { FilterLink } from "./filters/filter-group.tsx"
import { Filters, switchOptions } from "./filters/filters.tsx"
import { hoursKnownText, listName, resultText, seeListText } from "./list-name.ts"
import { ApplicationRows, JoinCard } from "./listing/listing-card.tsx"
import { Empty, Offered, Wider } from "./no-results.tsx"
import { type DirectorySearch, directoryHref, isFiltered } from "./search/directory-search.ts"
import { nearText } from "./search/near.ts"
import { NearMe } from "./search/near-me.tsx"

const words = directoryContent

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "directory-search": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * The directory with its search, filters and one page of cards; the first cards are on the first screen. Parts that
 * another search changes have a `data-part` attribute (directory-search-element.ts).
 */
export function Directory(page: DirectoryPage & { stage: "preview" | "live" }) {
  const { search } = page
  const name = listName(page)
  return (
    <>
      <directory-search
        data-loading={words.loading}
        className="page-width grid grid-cols-1 gap-x-6 gap-y-2 -mt-3 pb-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-y-4 lg:mt-0 lg:pb-12"
      >
        <div className="grid gap-2 lg:col-span-2 lg:grid-cols-[1fr_minmax(0,26rem)] lg:items-end lg:gap-6">
          <div data-part="heading">
            <h1 className="text-heading wrap-anywhere">{name}</h1>
            {name === words.heading && <p className="text-ivory-300 max-lg:hidden">{words.lead}</p>}
          </div>
          <SearchForm search={search} />
        </div>
        <div className="flex flex-wrap items-start gap-2 self-start lg:grid lg:gap-4 print:hidden">
          <div data-part="near" data-filters="" className="contents">
            {page.places.merchants > 0 && <NearMe {...page} />}
          </div>
          <FilterSheet {...page} />
        </div>
        <div className="grid content-start gap-2">
          <p role="status" className="min-h-7 font-semibold wrap-anywhere">
            {resultText(page)}
          </p>
          <div data-part="chosen" data-filters="">
            <Chosen {...page} />
          </div>
          <div data-part="results" className="grid gap-6 aria-busy:opacity-60">
            <Results {...page} />
          </div>
        </div>
        <template data-failure="">
          <Failure href={directoryHref(search)} />
        </template>
      </directory-search>
      <PatternBand pattern="diamonds" />
      <Promo />
    </>
  )
}

const sheetId = "directory-filters"

/**
 * The filters: beside the list, or on a phone in a sheet that a button opens. The sheet is a popover and needs no
 * script; browsers without popovers show it as part of the page.
 */
function FilterSheet(page: DirectoryPage) {
  const filters = countFilters(page)
  const [openNow] = switchOptions(page.search, page.listed)
  return (
    <>
      <button type="button" popoverTarget={sheetId} className="chip lg:hidden">
        <ListFilter aria-hidden="true" className="size-4" />
        {words.filter}
        <span data-part="filter-count" className="tabular-nums">
          {filters > 0 && filters.toLocaleString(site.locale)}
        </span>
      </button>
      {/* After a first search most visitors want to know whether a shop is open. */}
      <div data-part="open-now" data-filters="" className="lg:hidden">
        {isFiltered(page.search) && openNow?.label === words.openNow && <FilterLink {...openNow} />}
      </div>
      <section id={sheetId} popover="auto" aria-label={words.filter} className="drawer filter-sheet">
        <div data-part="filters" data-filters="" className="grid grid-cols-1 gap-5 overflow-y-auto p-1">
          <Filters {...page} />
        </div>
        <button
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          className={buttonClass({ variant: "gold" }, "lg:hidden")}
        >
          <span data-part="see-list">{seeListText(page)}</span>
        </button>
      </section>
    </>
  )
}

function Results(page: DirectoryPage & { stage: "preview" | "live" }) {
  const { search, state, merchants, stage } = page
  if (state === "failed") return <Failure href={directoryHref(search, { page: search.page })} />
  return (
    <>
      {search.open && page.listed.merchants > 0 && (
        <p className="text-ivory-300">{hoursKnownText(page.listed)}</p>
      )}
      {page.offered && page.offered.merchants > 0 && <Offered search={search} offered={page.offered} />}
      {merchants.length === 0 && <Empty page={page} />}
      <ApplicationRows merchants={merchants} comingSoon={stage === "preview"} heading="h2">
        <JoinCard />
      </ApplicationRows>
      {state === "samples" && merchants.length > 0 && (
        <p className="panel border-s-4 border-s-indigo p-4">{words.sampleNote}</p>
      )}
      <Pages page={page} />
      {merchants.length > 0 && search.page === page.pages && <Wider {...page} />}
      {state !== "samples" && (
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <span data-filters="">
            <a href={directoryHref(search, { unconfirmed: !search.unconfirmed })} className="text-link">
              {search.unconfirmed ? words.confirmedOnly : words.withUnconfirmed}
            </a>
          </span>
          <a href={pathTo("/merchant-directory/log")} className="text-link">
            {words.log}
          </a>
          <span className="text-ivory-300">
            {words.towns}{" "}
            <a href={geoNames.href} className="text-link">
              {geoNames.name}
            </a>{" "}
            ({geoNames.licence})
          </span>
        </p>
      )}
    </>
  )
}

function SearchForm({ search }: { search: DirectorySearch }) {
  return (
    <search>
      <form action={pathTo("/merchant-directory")} className="flex max-w-2xl gap-2">
        <div data-part="kept-filters" hidden>
          {search.category && <input type="hidden" name="category" value={search.category} />}
          {search.place && <input type="hidden" name="location" value={search.place} />}
          {search.area && <input type="hidden" name="in" value={search.area} />}
          {search.open && <input type="hidden" name="open" value="now" />}
          {search.near && <input type="hidden" name="near" value={nearText(search.near)} />}
          {search.within && <input type="hidden" name="within" value={search.within} />}
          {search.network && <input type="hidden" name="network" value={search.network} />}
          {search.unconfirmed && <input type="hidden" name="unconfirmed" value="1" />}
        </div>
        <input
          type="search"
          name="q"
          defaultValue={search.q}
          maxLength={100}
          aria-label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          className="min-h-11 w-full min-w-0 rounded-control border border-ivory-400/70 bg-ink-900 px-4 placeholder:text-ivory-400"
        />
        <Button variant="secondary" className="shrink-0">
          <Search aria-hidden="true" className="size-5" />
          <span className="max-sm:visually-hidden">{words.searchButton}</span>
        </Button>
      </form>
    </search>
  )
}

function Failure({ href }: { href: string }) {
  return (
    <div role="alert" className="panel grid gap-3 border-s-4 border-s-ember p-6">
      <h2 className="text-heading">{words.failureHeading}</h2>
      <p>{words.failureText}</p>
      <p>
        <ButtonLink href={href} variant="gold">
          {words.tryAgain}
        </ButtonLink>
      </p>
    </div>
  )
}

function Pages({
  page: { search, pages, state },
}: {
  page: Pick<DirectoryPage, "search" | "pages" | "state">
}) {
  if (state === "no-such-page") return null
  return (
    <PageLinks
      page={search.page}
      pages={pages}
      hrefOf={(page) => directoryHref(search, { page })}
      words={words}
    />
  )
}

function Promo() {
  const { heading, benefits, button } = words.promo
  return (
    <section aria-labelledby="promo" className="page-width grid gap-8 py-16 lg:py-24">
      <h2 id="promo" className="text-heading">
        {heading}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {benefits.map(({ title, text }) => (
          <li key={title} className="panel p-6">
            <h3 className="mb-1 text-lg font-bold">{title}</h3>
            <p className="text-ivory-300">{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href={pathTo("/merchant-register")} variant="gold" size="lg">
          {button}
        </ButtonLink>
      </p>
    </section>
  )
}
