import { Form, Link, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { Button } from "#app/ui/button.tsx"
import { adminSettings } from "#content/en/admin-settings.ts"
import type { PastChange } from "./settings-history.server.ts"

const words = adminSettings.history

/** Changes of security-relevant settings, with a button to restore the earlier value. */
export function SettingsHistoryPage({ changes }: { changes: PastChange[] }) {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <Link
        to={pathTo("/admin/settings")}
        className="inline-flex min-h-9 items-center justify-self-start text-gold-400 underline"
      >
        {adminSettings.title}
      </Link>
      <header className="grid gap-2">
        <h1 className="text-heading">{words.title}</h1>
        <p className="measure text-ivory-300">{words.lead}</p>
      </header>
      {changes.length === 0 && <p>{words.empty}</p>}
      <ol className="grid gap-5 empty:hidden">
        {changes.map((change) => (
          <Change key={change.id} {...change} />
        ))}
      </ol>
    </div>
  )
}

function Change({ id, at, by, differences, canReturn }: PastChange) {
  const busy = useNavigation().state !== "idle"
  const { timeText } = useStaffTimes()
  return (
    <li className="panel grid gap-4 p-5">
      <p className="text-sm text-ivory-300">
        <time dateTime={at.toISOString()}>{format(words.by, { time: timeText(at), name: by })}</time>
      </p>
      {differences.map(({ label, before, after }) => (
        <section key={label} className="grid gap-2">
          <h2 className="font-bold font-sans">{label}</h2>
          <dl className="grid gap-3 sm:grid-cols-2">
            <Value term={words.before} value={before} />
            <Value term={words.after} value={after} />
          </dl>
        </section>
      ))}
      {canReturn && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="entry" value={id} />
          <Button variant="outline" disabled={busy}>
            {words.return}
            <span className="visually-hidden">
              {" "}
              {format(words.returnOf, {
                what: differences.map(({ label, before }) => `${label}: ${before}`).join("; "),
              })}
            </span>
          </Button>
        </Form>
      )}
    </li>
  )
}

function Value({ term, value }: { term: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ivory-300">{term}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  )
}
