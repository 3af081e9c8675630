import { Link } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Badge } from "#app/ui/badge.tsx"
import { awaitedNames } from "#content/en/not-open.ts"
import { site } from "#content/en/site.ts"
import { adminWaiting as words } from "#content/en/tell-me.ts"
import type { AwaitedLink } from "#content/facts/awaited.ts"

/** A link on the launch list, and how many readers wait for it. */
export type Waiting = { link: AwaitedLink; readers: number; address: string | null }

/** /admin/subscribers/openings */
export function WaitingPage({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-heading">{words.title}</h1>
      <p className="measure text-ivory-300">{words.lead}</p>
      <ul className="grid gap-2">
        {waiting.map(({ link, readers, address }) => (
          <li key={link} className="panel flex flex-wrap items-center gap-x-4 gap-y-2 p-3 sm:p-4">
            <span className="inline-block min-w-48 grow font-semibold first-letter:uppercase">
              {awaitedNames[link]}
            </span>
            <Badge tone={address ? "leaf" : "quiet"}>{words.states[address ? "open" : "not-open"]}</Badge>
            <span className="tabular-nums">
              {words.readers}: {readers.toLocaleString(site.locale)}
            </span>
            <Link
              to={pathTo("/admin/subscribers/openings/:link", { link })}
              aria-label={format(words.lookOf, { name: awaitedNames[link] })}
              className="text-link inline-flex min-h-11 items-center"
            >
              {words.look}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
