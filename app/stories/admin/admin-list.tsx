import type { ListSearch } from "#app/lib/list/list-search.ts"
import { categoryText } from "#app/lib/text/text-categories.ts"
import { DecisionBadge } from "#app/review/decision/decision-badge.tsx"
import { DecisionList } from "#app/review/decision/decision-list.tsx"
import { SentDate } from "#app/review/sent-date.tsx"
import type { Alike } from "#app/review/submission.ts"
import type { ListColumn } from "#app/ui/list/list-table.tsx"
import { adminSubmissions as words } from "#content/en/admin-submissions.ts"
import { type StoryFilter, storyList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<StoryFilter>
  counts: Record<StoryFilter, number>
  now: Date
  kept: number[]
  first?: number
  alike: Map<number, Alike[]>
}

type Key = keyof typeof words.columns

const columnsAt = (now: Date): ListColumn<Row, Key>[] => [
  {
    key: "author",
    width: "w-[22%]",
    cell: (row) => (
      <>
        {row.name}
        <span className="block text-sm text-ivory-300">{row.email}</span>
      </>
    ),
  },
  { key: "category", width: "w-[12%]", cell: (row) => categoryText(row.category) },
  { key: "date", width: "w-36", cell: (row) => <SentDate {...row} now={now} /> },
  { key: "status", width: "w-28", cell: (row) => <DecisionBadge {...row} /> },
]

/** All stories, with buttons to decide pending ones. */
export function StorySubmissions({ now, ...props }: Props) {
  return (
    <DecisionList
      place={storyList}
      words={words}
      nameOf={(row) => row.title}
      nameKey="title"
      columns={columnsAt(now)}
      now={now}
      {...props}
    />
  )
}
