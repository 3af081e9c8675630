import type { ReactNode } from "react"
import { Link } from "react-router"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { fill } from "#app/lib/text/fill.ts"
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
  /** The other lists, and what can be done with this one. */
  actions: ReactNode
  /** Where everything about an address stands. */
  personHref(email: string): string
}

const tones: Record<SubscriberStatus, BadgeTone> = {
  pending: "gold",
  confirmed: "leaf",
  unsubscribed: "quiet",
}
type Key = keyof typeof words.columns

/** Who asked for the newsletter, with the proof of it. */
export function NewsletterSubscribers({ search, personHref, ...page }: Props) {
  const columns: ListColumn<Row, Key>[] = [
    {
      key: "email",
      cell: ({ email }) => (
        <RowLink to={personHref(email)} label={fill(words.personOf, { email })}>
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
          aria-label={fill(words.eraseOf, { email })}
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

/** Says what a value is where the table has no head: on a narrow screen a row is a card. */
function OnCard({ children }: { children: string }) {
  return <span className="text-ivory-300 xl:hidden">{children}: </span>
}
