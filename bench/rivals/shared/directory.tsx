import type { ComponentType, ReactNode } from "react"
import {
  countLimit,
  type DirectorySearch,
  directoryHref,
  pageCount,
  readDirectorySearch,
} from "#app/features/merchants/directory-search.ts"
import { JoinCard, MerchantCard } from "#app/features/merchants/merchant-card.tsx"
import { directoryCategories, directoryPlaces } from "#app/features/merchants/options.ts"
import { countText, fill } from "#app/platform/fill.ts"
import { fold } from "#app/platform/fold.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { merchantContent } from "#content/en/merchants.ts"

export { Button, countLimit, directoryPlaces, fold, pageCount, readDirectorySearch }

export const words = merchantContent.directory

/** A link inside of the application, which leaves the page where it is scrolled to. */
type FilterLink = ComponentType<{
  href: string
  className: string
  "aria-current"?: "true"
  children: ReactNode
}>

type DirectoryProps = {
  search: DirectorySearch
  merchants: Parameters<typeof MerchantCard>[0]["merchant"][]
  count: number
  places: { place: string; merchants: number }[]
  link: FilterLink
  children: ReactNode
}

/**
 * The directory as the product shows it, for an application that draws it in the browser.
 *
 * @param children the search form
 */
export function Directory({ search, merchants, count, places, link, children }: DirectoryProps) {
  return (
    <>
      <div className="page-width grid grid-cols-1 gap-6 py-8 lg:py-12">
        <div className="grid gap-2">
          <h1 className="text-title">{words.heading}</h1>
          <p className="text-lg text-ivory-300">{words.lead}</p>
        </div>
        {children}
        <FilterRow
          link={link}
          label={words.categoryLabel}
          options={["", ...directoryCategories].map((category) => ({
            label: category || words.allCategories,
            href: directoryHref(search, { category }),
            current: search.category === category,
          }))}
        />
        <FilterRow
          link={link}
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
        <Pages search={search} pages={pageCount(count)} />
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
    </>
  )
}

type FilterOption = { label: string; href: string; current: boolean; count?: number }

function FilterRow({
  link: Link,
  label,
  options,
}: {
  link: FilterLink
  label: string
  options: FilterOption[]
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 md:flex-wrap">
        {options.map(({ label: text, href, current, count }) => (
          <li key={text} className="max-w-[min(20rem,75vw)] shrink-0">
            <Link href={href} aria-current={current ? "true" : undefined} className="chip whitespace-nowrap">
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

function Pages({ search, pages }: { search: DirectorySearch; pages: number }) {
  if (pages === 1) return null
  const { page } = search
  return (
    <nav aria-label={words.pagesLabel} className="flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <ButtonLink href={directoryHref(search, { page: page - 1 })} rel="prev" variant="outline">
          {words.previous}
        </ButtonLink>
      )}
      <span className="tabular-nums">{fill(words.pageOf, { page, pages })}</span>
      {page < pages && (
        <ButtonLink href={directoryHref(search, { page: page + 1 })} rel="next" variant="outline">
          {words.next}
        </ButtonLink>
      )}
    </nav>
  )
}
