import type { ListSearch } from "#app/lib/list/list-search.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { StaffDate, StaffTime } from "#app/lib/time/staff-times.tsx"
import { DeferredNotice } from "#app/review/deferred-notice.tsx"
import { Button } from "#app/ui/button.tsx"
import { type ListColumn, RowLink } from "#app/ui/list/list-table.tsx"
import { StaffList } from "#app/ui/list/staff-list.tsx"
import { adminMail as words } from "#content/en/admin-mail.ts"
import { site } from "#content/en/site.ts"
import { MailBadge } from "./mail-badge.tsx"
import { type MailStatus, mailList } from "./mail-list.ts"
import type { listMails } from "./outbox-admin.server.ts"

type Page = Awaited<ReturnType<typeof listMails>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<MailStatus>
  counts: Record<MailStatus, number>
  /** Number of mails to unverified recipients deferred by the cap. */
  deferred: number
  now: Date
}

type Key = keyof typeof words.columns

/** The outbox: queued, sent, and given up mails. */
export function MailList({ search, deferred, now, ...page }: Props) {
  return (
    <>
      <DeferredNotice count={deferred} />
      <StaffList
        place={mailList}
        search={search}
        words={words}
        filterLabels={words.filters}
        columns={columnsAt(now, deferred > 0)}
        selection={
          search.filter === "dead"
            ? {
                nameOf: (row) => row.subject,
                buttons: (
                  <Button name="intent" value="send-again" variant="gold" size="sm">
                    {words.sendAgain}
                  </Button>
                ),
              }
            : undefined
        }
        {...page}
      />
    </>
  )
}

const columnsAt = (now: Date, areDeferred: boolean): ListColumn<Row, Key>[] => [
  {
    key: "subject",
    cell: ({ id, subject, lastError, status }) => (
      <>
        <RowLink to={`${mailList.path}/${id}`} label={format(words.openOf, { name: subject })}>
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
    width: "w-[26%]",
    cell: ({ recipient }) => recipient ?? words.staff,
  },
  {
    key: "status",
    width: "w-32",
    cell: ({ status, attempts }) => (
      <>
        <MailBadge status={status} />
        {attempts > 1 && (
          <span className="block text-sm text-ivory-300">
            {formatCount(words.attempts, attempts, site.locale)}
          </span>
        )}
      </>
    ),
  },
  { key: "created", width: "w-36", cell: ({ createdAt }) => <StaffDate at={createdAt} /> },
  {
    key: "next",
    width: "w-48",
    cell: ({ status, urgency, nextAttemptAt }) => {
      if (status !== "queued") return null
      if (nextAttemptAt > now) return <StaffTime at={nextAttemptAt} />
      return areDeferred && urgency === "stranger" ? words.nextInTurn : words.nextNow
    },
  },
]
