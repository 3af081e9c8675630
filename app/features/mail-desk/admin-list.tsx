import { dateText, timeText } from "#app/platform/date-text.ts"
import { countText, fill } from "#app/platform/fill.ts"
import { cappedCount } from "#app/platform/staff-list/capped-count.ts"
import { type ListSearch, listHref } from "#app/platform/staff-list/list-search.ts"
import { Button } from "#app/ui/button.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListFrame } from "#app/ui/staff-list/list-frame.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/staff-list/list-table.tsx"
import { SelectionForm } from "#app/ui/staff-list/selection-form.tsx"
import { adminMail as words } from "#content/en/admin-mail.ts"
import { site } from "#content/en/site.ts"
import { MailBadge } from "./mail-badge.tsx"
import type { listMails } from "./mail-desk.server.ts"
import { type MailStatus, mailList, mailStatuses } from "./mail-list.ts"

type Page = Awaited<ReturnType<typeof listMails>>
type Row = Page["rows"][number]
type Props = Page & { search: ListSearch<MailStatus>; counts: Record<MailStatus, number>; now: Date }

const { columns: titles } = words

/** The outbox: what waits, what was sent, and what was given up. */
export function MailList({ search, rows, counts, now, ...page }: Props) {
  return (
    <ListFrame
      place={mailList}
      search={search}
      title={words.title}
      searchLabel={words.search}
      loading={words.loading}
      filters={(["", ...mailStatuses] as const).map((filter) => ({
        filter,
        label: words.filters[filter],
        count: filter && cappedCount(counts[filter]),
      }))}
      first={rows[0]?.id}
      last={rows.at(-1)?.id}
      {...page}
    >
      {rows.length === 0 ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <>
          <ListTable
            caption={words.title}
            columns={columnsAt(now)}
            rows={rows}
            selection={
              search.filter === "dead" ? { form: "selection", nameOf: (row) => row.subject } : undefined
            }
          />
          {search.filter === "dead" && (
            <SelectionForm id="selection" action={listHref(mailList, search, search)}>
              <Button name="intent" value="send-again" variant="gold" size="sm">
                {words.sendAgain}
              </Button>
            </SelectionForm>
          )}
        </>
      )}
    </ListFrame>
  )
}

const columnsAt = (now: Date): ListColumn<Row>[] => [
  {
    key: "subject",
    label: titles.subject,
    cell: ({ id, subject, lastError, status }) => (
      <>
        <RowLink to={`${mailList.path}/${id}`} label={fill(words.openOf, { name: subject })}>
          {subject}
        </RowLink>
        {lastError && status !== "sent" && (
          <p className="text-sm text-ember-text wrap-anywhere">{lastError}</p>
        )}
      </>
    ),
  },
  {
    key: "recipient",
    label: titles.recipient,
    width: "w-[26%]",
    cell: ({ recipient }) => recipient ?? words.staff,
  },
  {
    key: "status",
    label: titles.status,
    width: "w-32",
    cell: ({ status, attempts }) => (
      <>
        <MailBadge status={status} />
        {attempts > 1 && (
          <span className="block text-sm text-ivory-300">
            {countText(words.attempts, attempts, site.locale)}
          </span>
        )}
      </>
    ),
  },
  { key: "created", label: titles.created, width: "w-36", cell: ({ createdAt }) => dateText(createdAt) },
  {
    key: "next",
    label: titles.next,
    width: "w-48",
    cell: ({ status, nextAttemptAt }) =>
      status === "queued" && (nextAttemptAt <= now ? words.nextNow : timeText(nextAttemptAt)),
  },
]
