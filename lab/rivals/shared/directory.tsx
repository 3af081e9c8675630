import type { ComponentType, ReactNode } from "react"
import { Pages, Promo } from "#app/features/directory/directory.tsx"
import type { FilterOption } from "#app/features/directory/filters/filter-group.tsx"
import { categoryOptions, placeOptions } from "#app/features/directory/filters/filters.tsx"
import { resultText } from "#app/features/directory/list-name.ts"
import { JoinCard, MerchantList } from "#app/features/directory/merchant/merchant-card.tsx"
import {
  countLimit,
  type DirectorySearch,
  pageCount,
  readDirectorySearch,
  storedPlace,
} from "#app/features/directory/search/directory-search.ts"
import { businessTypeWords, directoryCategoryWords, directoryPlaces } from "#app/platform/business/options.ts"
import { placeText } from "#app/platform/business/position/place-text.ts"
import { codeOfWord } from "#app/platform/text/codes.ts"
import { fold } from "#app/platform/text/fold.ts"
import { Button } from "#app/ui/button.tsx"
import { WovenStrip } from "#app/ui/cloth/woven-strip.tsx"
import { directoryContent } from "#content/en/directory.ts"

export { Button, countLimit, directoryPlaces, fold, pageCount, readDirectorySearch, storedPlace }

export const words = directoryContent

/** The code of a category or business type that an address names; no row has ''. */
export const storedCategory = (word: string) =>
  codeOfWord(directoryCategoryWords, word) ?? codeOfWord(businessTypeWords, word) ?? ""

/** A link inside of the application, which leaves the page where it is scrolled to. */
type FilterLink = ComponentType<{
  href: string
  className: string
  "aria-current"?: "true"
  children: ReactNode
}>

type DirectoryProps = {
  search: DirectorySearch
  merchants: Parameters<typeof MerchantList>[0]["merchants"]
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
        <FilterRow
          link={link}
          label={words.placeLabel}
          options={placeOptions({ search, places: countedPlaces(places) })}
        />
        <p role="status" className="min-h-7 font-semibold">
          {resultText({ search, state: "merchants", count })}
        </p>
        <MerchantList merchants={merchants} comingSoon={false} heading="h2">
          <JoinCard />
        </MerchantList>
        <Pages page={{ search, pages: pageCount(count), state: "merchants" }} />
      </div>
      <WovenStrip />
      <Promo />
    </>
  )
}

/** As the product has them where no town is known. */
const countedPlaces = (places: DirectoryProps["places"]) => ({
  row: places.map((one) => ({ ...one, text: placeText(one.place) })),
  countries: [],
  towns: [],
  merchants: 0,
  withHours: 0,
  networks: { L1: 0, L2: 0, both: 0 },
})

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
