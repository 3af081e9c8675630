import { Search } from "lucide-react"
import { countText, fill } from "#app/platform/fill.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { merchantContent } from "#content/en/merchants.ts"
import { site } from "#content/en/site.ts"
import type { DirectoryPage } from "./directory.server.ts"
import { type DirectorySearch, directoryHref, isFiltered } from "./directory-search.ts"
import { JoinCard, MerchantCard } from "./merchant-card.tsx"
import { directoryCategories } from "./options.ts"

const words = merchantContent.directory

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "directory-search": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * The directory with its search, its two rows of filters and one page of cards. What another search changes is a
 * `data-part` (directory-search-element.ts).
 */
export function Directory(page: DirectoryPage & { stage: "preview" | "live" }) {
  const { search, places } = page
  return (
    <>
      <directory-search
        data-loading={words.loading}
        className="page-width grid grid-cols-1 gap-6 py-8 lg:py-12"
      >
        <div className="grid gap-2">
          <h1 className="text-title">{words.heading}</h1>
          <p className="text-lg text-ivory-300">{words.lead}</p>
        </div>
        <SearchForm search={search} />
        <FilterRow part="categories" label={words.categoryLabel} options={categoryOptions(search)} />
        <FilterRow part="places" label={words.placeLabel} options={placeOptions(search, places)} />
        <p role="status" className="min-h-7 font-semibold">
          {resultText(page)}
        </p>
        <div data-part="results" className="grid gap-6 aria-busy:opacity-60">
          <Results {...page} />
        </div>
        <template data-failure="">
          <Failure href={directoryHref(search)} />
        </template>
      </directory-search>
      <WovenStrip />
      <Promo />
    </>
  )
}

function Results(page: DirectoryPage & { stage: "preview" | "live" }) {
  const { search, state, merchants, stage } = page
  if (state === "failed") return <Failure href={directoryHref(search, { page: search.page })} />
  return (
    <>
      {state === "samples" && <p className="panel border-s-4 border-s-indigo p-4">{words.sampleNote}</p>}
      {merchants.length === 0 && <Empty page={page} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {merchants.map((merchant) => (
          <MerchantCard key={merchant.slug} merchant={merchant} comingSoon={stage === "preview"} />
        ))}
        <JoinCard />
      </ul>
      <Pages page={page} />
    </>
  )
}

export function resultText({
  state,
  count,
  limit,
}: Pick<DirectoryPage, "state" | "count" | "limit">): string {
  if (state === "failed") return ""
  if (state === "no-such-page") return words.noSuchPage
  if (count > limit) return fill(words.manyResults, { count: limit.toLocaleString(site.locale) })
  return countText(words.results, count, site.locale)
}

function SearchForm({ search }: { search: DirectorySearch }) {
  return (
    <search>
      <form action="/merchant-directory" className="flex max-w-2xl gap-2">
        <div data-part="kept-filters" hidden>
          {search.category && <input type="hidden" name="category" value={search.category} />}
          {search.place && <input type="hidden" name="location" value={search.place} />}
        </div>
        <input
          type="search"
          name="q"
          defaultValue={search.q}
          maxLength={100}
          aria-label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          className="min-h-12 w-full min-w-0 rounded-control border border-ivory-400/60 bg-ink-900 px-4 placeholder:text-ivory-400"
        />
        <Button variant="secondary" className="shrink-0">
          <Search aria-hidden="true" className="size-5" />
          <span className="max-sm:visually-hidden">{words.searchButton}</span>
        </Button>
      </form>
    </search>
  )
}

export type FilterOption = { label: string; href: string; current: boolean; count?: number }

export function categoryOptions(search: DirectorySearch): FilterOption[] {
  return ["", ...directoryCategories].map((category) => ({
    label: category || words.allCategories,
    href: directoryHref(search, { category }),
    current: search.category === category,
  }))
}

/** The places with how many merchants each has, below the one for all of them. */
export function placeOptions(search: DirectorySearch, places: DirectoryPage["places"]): FilterOption[] {
  const all = { label: words.allPlaces, href: directoryHref(search, { place: "" }), current: !search.place }
  const others = places.map(({ place, merchants }) => ({
    label: place,
    count: merchants,
    href: directoryHref(search, { place }),
    current: search.place === place,
  }))
  return [all, ...others]
}

type FilterRowProps = { part: string; label: string; options: FilterOption[] }

function FilterRow({ part, label, options }: FilterRowProps) {
  return (
    <nav aria-label={label} data-filters="">
      <ul
        data-part={part}
        className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 md:flex-wrap"
      >
        {options.map(({ label: text, href, current, count }) => (
          <li key={text} className="max-w-[min(20rem,75vw)] shrink-0">
            <a href={href} aria-current={current ? "true" : undefined} className="chip whitespace-nowrap">
              <span className="truncate">{text}</span>
              {count !== undefined && (
                <span className="text-sm tabular-nums opacity-80">{count.toLocaleString(site.locale)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Empty({ page: { search, state } }: { page: DirectoryPage }) {
  if (state === "no-such-page") return <ShowAll text={words.noSuchPage} href={directoryHref(search)} />
  if (isFiltered(search)) return <ShowAll text={words.emptyText} href="/merchant-directory" />
  return <p className="text-lg">{words.emptyLive}</p>
}

function ShowAll({ text, href }: { text: string; href: string }) {
  return (
    <EmptyState title={words.emptyHeading}>
      <p>{text}</p>
      <ButtonLink href={href} variant="outline">
        {words.showAll}
      </ButtonLink>
    </EmptyState>
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

export function Pages({
  page: { search, pages, state },
}: {
  page: Pick<DirectoryPage, "search" | "pages" | "state">
}) {
  if (pages === 1 || state === "no-such-page") return null
  const { page } = search
  return (
    <nav aria-label={words.pagesLabel} className="flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <ButtonLink href={directoryHref(search, { page: page - 1 })} rel="prev" variant="outline">
          {words.previous}
        </ButtonLink>
      )}
      <span className="tabular-nums">
        {fill(words.pageOf, {
          page: page.toLocaleString(site.locale),
          pages: pages.toLocaleString(site.locale),
        })}
      </span>
      {page < pages && (
        <ButtonLink href={directoryHref(search, { page: page + 1 })} rel="next" variant="outline">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  )
}

export function Promo() {
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
        <ButtonLink href="/merchant-register" variant="gold" size="lg">
          {button}
        </ButtonLink>
      </p>
    </section>
  )
}
