import { countText } from "#app/lib/text/fill.ts"
import { directoryContent } from "#content/en/directory.ts"
import { site } from "#content/en/site.ts"

export type FilterOption = { label: string; href: string; current: boolean; count?: number }

/** Filters of one kind, of which one is chosen. */
export function FilterGroup({ label, options }: { label: string; options: FilterOption[] }) {
  return (
    <nav aria-label={label} className="grid gap-2">
      <p aria-hidden="true" className="text-sm font-semibold text-ivory-300">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.href} className="max-w-full">
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
  const [before, after] = countText(directoryContent.results, merchants, site.locale).split(shown)
  return (
    <span className="text-sm tabular-nums opacity-80">
      {before && <span className="visually-hidden">{before}</span>}
      {shown}
      {after && <span className="visually-hidden">{after}</span>}
    </span>
  )
}
