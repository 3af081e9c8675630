import { Link } from "react-router"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffDate } from "#app/lib/time/staff-times.tsx"
import { ReadingList } from "#app/review/reading/reading-list.tsx"
import type { ReadFilter } from "#app/review/reading/reading-place.ts"
import { type ListColumn, RowLink } from "#app/ui/list/list-table.tsx"
import { adminContacts as words } from "#content/en/admin-contacts.ts"
import { inquiryTypeLabels } from "#content/en/labels.ts"
import { moderation } from "#content/en/moderation.ts"
import { messageList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<ReadFilter>
  counts: Record<ReadFilter, number>
  /** The messages deleted just now. */
  deleted: { id: number; name: string }[]
}

const columns: ListColumn<Row, "name" | "subject" | "category" | "message" | "date">[] = [
  {
    key: "name",
    cell: (row) => (
      <>
        <RowLink
          to={`${messageList.path}/${row.id}`}
          label={format(words.openOf, { name: row.name, subject: row.subject ?? words.noSubject })}
        >
          {row.name}
        </RowLink>
        <span className="block text-sm text-ivory-300 wrap-anywhere">{row.email}</span>
        {row.suspicion && <p className="text-sm text-ember-text">{moderation.suspicious}</p>}
      </>
    ),
  },
  { key: "subject", width: "w-[16%]", cell: (row) => row.subject ?? "" },
  { key: "category", width: "w-24", cell: (row) => inquiryTypeLabels[row.category] },
  {
    key: "message",
    // Document 2, section 2: about 250 px.
    width: "w-[274px]",
    cell: (row) => <p className="max-w-[250px] truncate text-ivory-300">{row.beginning}</p>,
  },
  { key: "date", width: "w-32", cell: (row) => <StaffDate at={row.createdAt} /> },
]

/** All messages; spam and deleted ones only with their filter. */
export function ContactMessages(props: Props) {
  return (
    <ReadingList
      place={messageList}
      words={words}
      columns={columns}
      asksBefore
      // For the column's key only: the row's link goes to the same page.
      more={({ id }) => (
        <Link
          to={`${messageList.path}/${id}#reply`}
          data-shortcut="r"
          tabIndex={-1}
          aria-hidden="true"
          className="hidden"
        />
      )}
      {...props}
    />
  )
}
