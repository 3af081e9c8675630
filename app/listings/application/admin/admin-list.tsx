import type { ListSearch } from "#app/lib/list/list-search.ts"
import { placeText } from "#app/listings/position/place-text.ts"
import { DecisionBadge } from "#app/review/decision/decision-badge.tsx"
import { DecisionList } from "#app/review/decision/decision-list.tsx"
import { SentDate } from "#app/review/sent-date.tsx"
import type { Alike } from "#app/review/submission.ts"
import type { ListColumn } from "#app/ui/list/list-table.tsx"
import { adminApplications as words } from "#content/en/admin-applications.ts"
import { listingLabels } from "#content/en/labels.ts"
import { type ApplicationFilter, applicationList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<ApplicationFilter>
  counts: Record<ApplicationFilter, number>
  now: Date
  kept: number[]
  first?: number
  alike: Map<number, Alike[]>
}

type Key = keyof typeof words.columns

/** At full width each column fits a usual mail address or place on one line. The name takes the remaining width. */
const columnsAt = (now: Date): ListColumn<Row, Key>[] => [
  {
    key: "owner",
    width: "w-[19%]",
    cell: (row) => (
      <>
        {row.ownerName}
        <span className="block text-sm text-ivory-300">{row.email}</span>
      </>
    ),
  },
  { key: "place", width: "w-[12%]", cell: (row) => row.place && placeText(row.place) },
  {
    key: "type",
    width: "w-[12%]",
    cell: (row) => listingLabels.businessTypes[row.businessType],
  },
  { key: "status", width: "w-24", cell: (row) => <DecisionBadge {...row} /> },
  { key: "sent", width: "w-32", cell: (row) => <SentDate {...row} now={now} /> },
]

/** The list of applications, with buttons to approve or reject the pending ones. */
export function ApplicationList({ now, ...props }: Props) {
  return (
    <DecisionList
      place={applicationList}
      words={words}
      nameOf={(row) => row.businessName}
      nameKey="business"
      columns={columnsAt(now)}
      now={now}
      {...props}
    />
  )
}
