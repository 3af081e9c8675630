import { Link } from "react-router"
import { format } from "#app/lib/text/format.ts"
import { moderation } from "#content/en/moderation.ts"
import type { Alike } from "../submission.ts"

const words = moderation.alike
const same: Record<string, string> = words.same
const things: Record<string, string> = words.things
const statuses: Record<string, string> = moderation.statuses

/** Warns in a row of a list that the submission shares values with others. */
export function RowWarnings({ alike }: { alike: Alike[] }) {
  const [first] = alike
  if (!first) return null
  const shared = [...new Set(alike.map(({ what }) => things[what] ?? what))]
  const others = new Set(alike.map(({ href }) => href)).size - 1
  const text = format(words.row, { what: shared.join(", "), name: first.name })
  return <p className="text-sm text-ember-text wrap-anywhere">{others > 0 ? `${text} +${others}` : text}</p>
}

/** Warns that the submission shares values with others. @param flood number of submissions around the same time, or 0 */
export function Warnings({ alike, flood }: { alike: Alike[]; flood: number }) {
  if (alike.length === 0 && flood === 0) return null
  return (
    <section aria-label={words.title} className="panel grid gap-1 border-s-4 border-s-ember p-4">
      <h2 className="font-sans font-bold">{words.title}</h2>
      <ul className="grid gap-1">
        {alike.map(({ what, href, name, status, note }) => (
          <li key={`${what} ${href}`} className="wrap-anywhere">
            {same[what]}{" "}
            <Link to={href} className="text-gold-400 underline">
              {name}
            </Link>{" "}
            <span className="text-ivory-300">({statuses[status] ?? status})</span>
            {note && <p className="text-ivory-300">{note}</p>}
          </li>
        ))}
        {flood > 0 && <li>{format(words.flood, { count: flood })}</li>}
      </ul>
    </section>
  )
}
