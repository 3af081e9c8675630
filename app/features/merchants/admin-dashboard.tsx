import { Link } from "react-router"
import { dateText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { cappedCount } from "#app/platform/staff-list/capped-count.ts"
import { adminMerchants, adminSettings, adminDashboard as words } from "#content/en/admin-merchants.ts"
import { type MerchantStatus, merchantStatuses } from "./options.ts"

type Props = {
  counts: Record<MerchantStatus, number>
  waiting: { id: number; businessName: string; createdAt: Date }[]
  stage: keyof typeof adminSettings.stages
}

/** What there is, and what waits for somebody. */
export function MerchantsDashboard({ counts, waiting, stage }: Props) {
  return (
    <div className="grid gap-6">
      <h1 className="text-heading">{words.title}</h1>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {merchantStatuses.map((status) => (
          <li key={status}>
            <Link
              to={`/admin/merchants?status=${status}`}
              className="panel grid gap-1 p-4 hover:border-gold-400"
            >
              <span className="text-ivory-300">{words[status]}</span>
              <span className="text-3xl font-bold tabular-nums">{cappedCount(counts[status])}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/admin/settings" className="panel grid gap-1 p-4 hover:border-gold-400">
            <span className="text-ivory-300">{words.stage}</span>
            <span className="text-3xl font-bold">{adminSettings.stages[stage].label}</span>
          </Link>
        </li>
      </ul>
      <section aria-labelledby="waiting" className="panel grid gap-3 p-4">
        <h2 id="waiting" className="font-sans text-lg font-bold">
          {words.waiting}
        </h2>
        <p className="text-sm text-ivory-300">{words.promised}</p>
        {waiting.length === 0 && <p>{words.nothingWaits}</p>}
        <ul className="grid">
          {waiting.map(({ id, businessName, createdAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink-700 py-2"
            >
              <Link
                to={`/admin/merchants/${id}`}
                aria-label={fill(adminMerchants.openOf, { name: businessName })}
                className="inline-flex min-h-9 items-center text-gold-400 underline wrap-anywhere"
              >
                {businessName}
              </Link>
              <span className="text-sm text-ivory-300">
                {fill(words.sent, { date: dateText(createdAt) })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
