import type { ReactNode } from "react"
import { Link } from "react-router"
import { dateText } from "#app/platform/date-text.ts"
import { fill } from "#app/platform/fill.ts"
import { cappedCount } from "#app/platform/staff-list/capped-count.ts"
import type { ListSearch } from "#app/platform/staff-list/list-search.ts"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { ListFrame } from "#app/ui/staff-list/list-frame.tsx"
import { type ListColumn, ListTable, RowLink } from "#app/ui/staff-list/list-table.tsx"
import { adminSubscribers as words } from "#content/en/admin-subscribers.ts"
import { type SubscriberStatus, subscriberStatuses } from "./options.ts"
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
const { columns: titles } = words

/** Who asked for the newsletter, with the proof of it. */
export function NewsletterSubscribers({ search, rows, counts, personHref, ...page }: Props) {
  const columns: ListColumn<Row>[] = [
    {
      key: "email",
      label: titles.email,
      cell: ({ email }) => (
        <RowLink to={personHref(email)} label={fill(words.personOf, { email })}>
          {email}
        </RowLink>
      ),
    },
    {
      key: "status",
      label: titles.status,
      width: "w-56",
      cell: ({ status, confirmedAt, unsubscribedAt }) => {
        const since = unsubscribedAt ?? confirmedAt
        return (
          <>
            <Badge tone={tones[status]}>{words.filters[status]}</Badge>
            {since && <span className="block text-sm text-ivory-300">{dateText(since)}</span>}
          </>
        )
      },
    },
    { key: "topics", label: titles.topics, width: "w-[15%]", cell: ({ topics }) => topics.join(", ") },
    {
      key: "consent",
      label: titles.consent,
      width: "w-40",
      cell: ({ consentForm, consentVersion }) => (
        <>
          <OnCard>{titles.consent}</OnCard>
          {words.consentForms[consentForm]}
          <span className="block text-sm text-ivory-300">{consentVersion}</span>
        </>
      ),
    },
    {
      key: "requested",
      label: titles.requested,
      width: "w-36",
      cell: ({ requestedAt }) => (
        <>
          <OnCard>{titles.requested}</OnCard>
          {dateText(requestedAt)}
        </>
      ),
    },
    {
      key: "actions",
      label: titles.actions,
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
    <ListFrame
      place={newsletterList}
      search={search}
      title={words.titles.newsletter}
      searchLabel={words.searchAddress}
      loading={words.loading}
      filters={(["", ...subscriberStatuses] as const).map((filter) => ({
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
        <ListTable caption={words.titles.newsletter} columns={columns} rows={rows} />
      )}
    </ListFrame>
  )
}

/** Says what a value is where the table has no head: on a narrow screen a row is a card. */
function OnCard({ children }: { children: string }) {
  return <span className="text-ivory-300 xl:hidden">{children}: </span>
}
