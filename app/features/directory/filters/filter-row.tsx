import { countText } from "#app/platform/fill.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { site } from "#content/en/site.ts"

export type FilterOption = { label: string; href: string; current: boolean; count?: number }

/**
 * Filters side by side, the one that is chosen first: a phone shows the beginning of the row and scrolls to the rest. Whoever comes by
 * keyboard has them one below the other: browsers leave a link that is half to be seen where it is.
 */
export function FilterRow({ label, options }: { label: string; options: FilterOption[] }) {
  const chosenFirst = options.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <nav aria-label={label}>
      <ul className="relative flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:has-focus-visible:flex-wrap max-md:px-4 max-md:pb-2 md:flex-wrap">
        {chosenFirst.map((option) => (
          <li key={option.href} className="max-w-[min(20rem,75vw)] shrink-0">
            <FilterLink {...option} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function FilterLink({ label, href, current, count }: FilterOption) {
  return (
    <a href={href} aria-current={current ? "true" : undefined} className="chip">
      <span className="line-clamp-2 wrap-anywhere">{label}</span>
      {count ? (
        <>
          {" "}
          <Count merchants={count} />
        </>
      ) : null}
    </a>
  )
}

/** '8 merchants', of which the number is enough for who sees that it stands beside a place. */
function Count({ merchants }: { merchants: number }) {
  const shown = merchants.toLocaleString(site.locale)
  const [before, after] = countText(merchantContent.directory.results, merchants, site.locale).split(shown)
  return (
    <span className="text-sm tabular-nums opacity-80">
      {before && <span className="visually-hidden">{before}</span>}
      {shown}
      {after && <span className="visually-hidden">{after}</span>}
    </span>
  )
}
