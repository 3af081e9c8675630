import type { ComponentType, ReactNode } from "react"
import {
  categoryOptions,
  type FilterOption,
  Pages,
  Promo,
  placeOptions,
  resultText,
} from "#app/features/merchants/directory.tsx"
import {
  countLimit,
  type DirectorySearch,
  pageCount,
  readDirectorySearch,
} from "#app/features/merchants/directory-search.ts"
import { JoinCard, MerchantCard } from "#app/features/merchants/merchant-card.tsx"
import { directoryPlaces } from "#app/features/merchants/options.ts"
import { fold } from "#app/platform/fold.ts"
import { Button } from "#app/ui/button.tsx"
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
        <FilterRow link={link} label={words.categoryLabel} options={categoryOptions(search)} />
        <FilterRow link={link} label={words.placeLabel} options={placeOptions(search, places)} />
        <p role="status" className="min-h-7 font-semibold">
          {resultText({ state: "merchants", count, limit: countLimit })}
        </p>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {merchants.map((merchant) => (
            <MerchantCard key={merchant.slug} merchant={merchant} comingSoon={false} />
          ))}
          <JoinCard />
        </ul>
        <Pages page={{ search, pages: pageCount(count), state: "merchants" }} />
      </div>
      <WovenStrip />
      <Promo />
    </>
  )
}

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
