import { formatCount } from "#app/lib/text/format.ts"
import { directoryContent } from "#content/en/directory.ts"
import { site } from "#content/en/site.ts"

export type FilterOption = { label: string; href: string; current: boolean; count?: number }

/** A group of filters of which one is active. */
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

/** A count such as '8 merchants'. Visible is the number only; the full text is for screen readers. */
function Count({ merchants }: { merchants: number }) {
  const shown = merchants.toLocaleString(site.locale)
  const [before, after] = formatCount(directoryContent.results, merchants, site.locale).split(shown)
  return (
    <span className="text-sm tabular-nums opacity-80">
      {before && <span className="visually-hidden">{before}</span>}
      {shown}
      {after && <span className="visually-hidden">{after}</span>}
    </span>
  )
}
