import type { ReactNode } from "react"
import { Link } from "react-router"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { StaffDate } from "#app/lib/time/staff-times.tsx"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { type ListColumn, RowLink } from "#app/ui/list/list-table.tsx"
import { StaffList } from "#app/ui/list/staff-list.tsx"
import { adminSubscribers as words } from "#content/en/admin-subscribers.ts"
import type { SubscriberStatus } from "../options.ts"
import { topicLabels } from "../topic-labels.ts"
import { newsletterList } from "./staff-list.ts"
import type { listForStaff } from "./staff-queries.server.ts"

type Page = Awaited<ReturnType<typeof listForStaff>>
type Row = Page["rows"][number]
type Props = Page & {
  search: ListSearch<SubscriberStatus>
  counts: Record<SubscriberStatus, number>
  /** Tabs to the other lists, and the export link. */
  actions: ReactNode
  /** Returns the address of the page with all data about one email address. */
  personHref(email: string): string
}

const tones: Record<SubscriberStatus, BadgeTone> = {
  pending: "gold",
  confirmed: "leaf",
  unsubscribed: "quiet",
}
type Key = keyof typeof words.columns

/** Newsletter subscribers with their consent. */
export function NewsletterSubscribers({ search, personHref, ...page }: Props) {
  const columns: ListColumn<Row, Key>[] = [
    {
      key: "email",
      cell: ({ email }) => (
        <RowLink to={personHref(email)} label={format(words.personOf, { email })}>
          {email}
        </RowLink>
      ),
    },
    {
      key: "status",
      width: "w-56",
      cell: ({ status, confirmedAt, unsubscribedAt }) => {
        const since = unsubscribedAt ?? confirmedAt
        return (
          <>
            <Badge tone={tones[status]}>{words.filters[status]}</Badge>
            {since && (
              <span className="block text-sm text-ivory-300">
                <StaffDate at={since} />
              </span>
            )}
          </>
        )
      },
    },
    { key: "topics", width: "w-[15%]", cell: ({ topics }) => topicLabels(topics).join(", ") },
    {
      key: "consent",
      width: "w-40",
      cell: ({ consentForm, consentVersion }) => (
        <>
          <OnCard>{words.columns.consent}</OnCard>
          {words.consentForms[consentForm]}
          <span className="block text-sm text-ivory-300">{consentVersion}</span>
        </>
      ),
    },
    {
      key: "requested",
      width: "w-36",
      cell: ({ requestedAt }) => (
        <>
          <OnCard>{words.columns.requested}</OnCard>
          <StaffDate at={requestedAt} />
        </>
      ),
    },
    {
      key: "actions",
      width: "w-26",
      cell: ({ id, email }) => (
        <Link
          to={`${newsletterList.path}/newsletter/${id}/erase`}
          aria-label={format(words.eraseOf, { email })}
          className="-my-1.5 inline-flex min-h-9 items-center text-sm font-semibold text-ember-text underline-offset-4 hover:underline"
        >
          {words.erase}
        </Link>
      ),
    },
  ]
  return (
    <StaffList
      place={newsletterList}
      search={search}
      words={{ ...words, title: words.titles.newsletter, search: words.searchAddress }}
      filterLabels={words.filters}
      columns={columns}
      notice={<p className="measure text-sm text-ivory-300">{words.sending}</p>}
      {...page}
    />
  )
}

/** Labels a value on narrow screens, where a row is a card and the table has no header. */
function OnCard({ children }: { children: string }) {
  return <span className="text-ivory-300 xl:hidden">{children}: </span>
}
