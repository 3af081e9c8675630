import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import type { listStandings } from "./standing-log.server.ts"

const words = listingVerification.standings

type Entry = Awaited<ReturnType<typeof listStandings>>[number]

/** Entries above the fold-out part: about six screens of a phone. */
const newest = 40

/** Public log of listings added to and removed from the directory. */
export function StandingLog({ entries }: { entries: Entry[] }) {
  return (
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      <p className="text-lg">{words.lead}</p>
      {entries.length === 0 && <p>{words.none}</p>}
      {entries.length > 0 && <Entries entries={entries.slice(0, newest)} />}
      {entries.length > newest && (
        <details className="disclosure">
          <summary>{format(words.earlier, { count: entries.length - newest })}</summary>
          <Entries entries={entries.slice(newest)} />
        </details>
      )}
      <p>
        <a href={pathTo("/merchant-directory")} className="text-link">
          {words.back}
        </a>
      </p>
    </div>
  )
}

function Entries({ entries }: { entries: Entry[] }) {
  return (
    <ol className="grid">
      {entries.map(({ key, publicId, at, by, reason, standing, name, slug }) => (
        <li key={key} className="grid gap-1 border-ink-700 border-t py-3">
          <p className="wrap-anywhere">
            {name && slug ? (
              <a href={pathTo("/merchant-directory/:slug", { slug })} className="text-link">
                {name}
              </a>
            ) : (
              words.unnamed
            )}{" "}
            <code className="text-ivory-300 text-sm">{publicId}</code>
          </p>
          <p className="flex flex-wrap gap-x-3 text-ivory-300 text-sm">
            <span>{words.standings[standing]}</span>
            <span>{words.by[by]}</span>
            {reason && <span>{words.reasons[reason]}</span>}
            <time dateTime={at.toISOString()}>{dateText(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
