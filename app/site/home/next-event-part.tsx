import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { home } from "#content/en/home.ts"

/** The next event. @param children the event, in the visitor's time zone */
export function NextEventPart({ children }: { children: ReactNode }) {
  const { heading, all } = home.nextEvent
  return (
    <section aria-labelledby="next-event-heading" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="next-event-heading" className="text-heading">
          {heading}
        </h2>
        <a href={pathTo("/town-halls")} className="text-link py-2">
          {all}
        </a>
      </div>
      {children}
    </section>
  )
}
