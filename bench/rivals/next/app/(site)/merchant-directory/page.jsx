import Link from "next/link"
import built from "../../../.cache/shared/built.json"
import {
  Button,
  ButtonLink,
  countLimit,
  countText,
  directoryCategories,
  directoryHref,
  fill,
  JoinCard,
  MerchantCard,
  pageCount,
  readDirectorySearch,
  WovenStrip,
  words,
} from "../../../.cache/shared/cards.js"
import { Frame } from "../../../.cache/shared/frame.js"
import { loadDirectory } from "../../../components/merchants.js"
import { SearchForm } from "../../../components/search-form.jsx"

const { directory, year } = built.facts

export const metadata = { title: directory.title, description: directory.description }

/** Cards, filters and pages are server components; only the search field is a client component. */
export default async function Directory({ searchParams }) {
  const search = readDirectorySearch(new URLSearchParams(await searchParams))
  const { merchants, count, places } = await loadDirectory(search)
  const pages = pageCount(count)
  return (
    <Frame path="/merchant-directory" year={year}>
      <div className="page-width grid grid-cols-1 gap-6 py-8 lg:py-12">
        <div className="grid gap-2">
          <h1 className="text-title">{words.heading}</h1>
          <p className="text-lg text-ivory-300">{words.lead}</p>
        </div>
        <SearchForm {...search} label={words.searchLabel} placeholder={words.searchPlaceholder}>
          <Button variant="secondary" className="shrink-0">
            {words.searchButton}
          </Button>
        </SearchForm>
        <FilterRow
          label={words.categoryLabel}
          options={[
            {
              label: words.allCategories,
              href: directoryHref(search, { category: "" }),
              current: !search.category,
            },
            ...directoryCategories.map((category) => ({
              label: category,
              href: directoryHref(search, { category }),
              current: search.category === category,
            })),
          ]}
        />
        <FilterRow
          label={words.placeLabel}
          options={[
            { label: words.allPlaces, href: directoryHref(search, { place: "" }), current: !search.place },
            ...places.map(({ place, merchants }) => ({
              label: place,
              count: merchants,
              href: directoryHref(search, { place }),
              current: search.place === place,
            })),
          ]}
        />
        <p role="status" className="min-h-7 font-semibold">
          {count > countLimit
            ? fill(words.manyResults, { count: countLimit.toLocaleString("en-US") })
            : countText(words.results, count, "en-US")}
        </p>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {merchants.map((merchant) => (
            <MerchantCard key={merchant.slug} merchant={merchant} comingSoon={false} />
          ))}
          <JoinCard />
        </ul>
        <Pages search={search} pages={pages} />
      </div>
      <WovenStrip />
      <section aria-labelledby="promo" className="page-width grid gap-8 py-16 lg:py-24">
        <h2 id="promo" className="text-heading">
          {words.promo.heading}
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {words.promo.benefits.map(({ title, text }) => (
            <li key={title} className="panel p-6">
              <h3 className="mb-1 text-lg font-bold">{title}</h3>
              <p className="text-ivory-300">{text}</p>
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink href="/merchant-register" variant="gold" size="lg">
            {words.promo.button}
          </ButtonLink>
        </p>
      </section>
    </Frame>
  )
}

function FilterRow({ label, options }) {
  return (
    <nav aria-label={label}>
      <ul className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 md:flex-wrap">
        {options.map(({ label: text, href, current, count }) => (
          <li key={text} className="max-w-[min(20rem,75vw)] shrink-0">
            {/* Not fetched ahead: that would be up to twenty searches for each visitor. */}
            <Link
              href={href}
              prefetch={false}
              scroll={false}
              aria-current={current ? "true" : undefined}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-ink-600 bg-ink-900 px-4 whitespace-nowrap hover:border-gold-400 aria-[current]:border-gold-500 aria-[current]:bg-gold-500 aria-[current]:font-semibold aria-[current]:text-ink-950"
            >
              <span className="truncate">{text}</span>
              {count !== undefined && (
                <span className="text-sm tabular-nums opacity-80">{count.toLocaleString("en-US")}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pages({ search, pages }) {
  if (pages === 1) return null
  return (
    <nav aria-label={words.pagesLabel} className="flex flex-wrap items-center justify-center gap-4">
      {search.page > 1 && (
        <ButtonLink href={directoryHref(search, { page: search.page - 1 })} rel="prev" variant="outline">
          {words.previous}
        </ButtonLink>
      )}
      <span className="tabular-nums">{fill(words.pageOf, { page: search.page, pages })}</span>
      {search.page < pages && (
        <ButtonLink href={directoryHref(search, { page: search.page + 1 })} rel="next" variant="outline">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  )
}
