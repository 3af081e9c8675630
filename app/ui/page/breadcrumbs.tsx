/** The parent pages, nearest last. */
export function Breadcrumbs({
  label,
  steps,
}: {
  label: string
  steps: readonly { name: string; path: string }[]
}) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center text-gold-400">
        {steps.map(({ name, path }) => (
          <li
            key={path}
            className="not-first:before:px-2 not-first:before:text-ivory-400 not-first:before:content-['›']"
          >
            <a href={path} className="inline-flex min-h-11 items-center hover:text-gold-300 hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
