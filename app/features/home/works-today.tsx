import type { ReactNode } from "react"
import { Badge } from "#app/ui/badge.tsx"
import { useWorkStates, workTones } from "#app/ui/what-works.ts"
import { home } from "#content/en/home.ts"

/** Each wallet, market and bridge with its state, from the one source that all pages have (decision 48), and how both networks are. */
export function WorksToday({ networks }: { networks: ReactNode }) {
  const { heading } = home.works
  return (
    <section aria-labelledby="works-heading" className="grid content-start gap-4">
      <h2 id="works-heading" className="text-heading">
        {heading}
      </h2>
      <ul className="border-ink-700 border-t">
        {useWorkStates().map(({ name, state, said }) => (
          <li
            key={name}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-ink-700 border-b py-2"
          >
            {name}
            <Badge tone={workTones[state]}>{said}</Badge>
          </li>
        ))}
      </ul>
      {networks}
    </section>
  )
}
