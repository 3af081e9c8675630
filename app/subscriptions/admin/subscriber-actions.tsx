import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { adminSubscribers as words } from "#content/en/admin-subscribers.ts"

/** Actions beside the title of a subscriber list: the export, and the page about one person. */
export function SubscriberActions({ csvHref, csvLabel = words.csv }: { csvHref: string; csvLabel?: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Link to={pathTo("/admin/person")} className={buttonClass({ variant: "ghost", size: "sm" })}>
        {words.person}
      </Link>
      <a href={csvHref} title={words.csvHint} className={buttonClass({ variant: "secondary", size: "sm" })}>
        {csvLabel}
      </a>
    </div>
  )
}

const lists = [
  { tab: "newsletter", href: pathTo("/admin/subscribers") },
  { tab: "townHalls", href: pathTo("/admin/subscribers/town-halls") },
  { tab: "openings", href: pathTo("/admin/subscribers/openings") },
] as const

/**
 * Tabs between the subscriber lists.
 * @param current the address of the list on screen
 */
export function SubscriberTabs({ current }: { current: string }) {
  return (
    <nav aria-label={words.tabsLabel} className="border-b border-ink-700">
      <ul className="flex flex-wrap gap-1">
        {lists.map(({ tab, href }) => (
          <li key={href}>
            <Link
              to={href}
              aria-current={href === current ? "page" : undefined}
              className="-mb-px flex min-h-11 items-center border-b-3 border-transparent px-4 text-ivory-300 hover:text-gold-300 aria-[current]:border-gold-500 aria-[current]:font-semibold aria-[current]:text-gold-400"
            >
              {words.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
