import type { ReactNode } from "react"
import { WorksList } from "#app/ui/works-list.tsx"
import { home } from "#content/en/home.ts"

/** Feature status, and the state of both networks. */
export function WorksToday({ networks }: { networks: ReactNode }) {
  const { heading } = home.works
  return (
    <section aria-labelledby="works-heading" className="grid content-start gap-4">
      <h2 id="works-heading" className="text-heading">
        {heading}
      </h2>
      <WorksList />
      {networks}
    </section>
  )
}
