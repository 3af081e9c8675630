import { classNames } from "./class-names.ts"

/**
 * Tabs of a page, each with an address of its own: plain links work without script, can be shared, and work with the back
 * button.
 */
export function Tabs({
  label,
  tabs,
  className,
}: {
  label: string
  /** @property short replaces the label on phones */
  tabs: readonly { label: string; short?: string; href: string; current: boolean }[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={classNames("overflow-x-auto border-ink-700 border-b", className)}>
      <ul className="flex gap-1">
        {tabs.map(({ label, short, href, current }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              aria-current={current ? "page" : undefined}
              className="-mb-px flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-4 text-ivory-300 hover:text-gold-300 aria-[current]:border-gold-500 aria-[current]:font-semibold aria-[current]:text-gold-400"
            >
              {short && <span className="sm:hidden">{short}</span>}
              <span className={short && "max-sm:hidden"}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
