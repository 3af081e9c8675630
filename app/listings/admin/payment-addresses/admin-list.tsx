import { Form, useNavigation } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type ListSearch, listHref } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { walletWaitEnds } from "#app/listings/payment/payment-address.ts"
import { placeText } from "#app/listings/position/place-text.ts"
import { Button } from "#app/ui/button.tsx"
import { AddressGroups } from "#app/ui/copy/address-groups.tsx"
import { type ListColumn, RowLink } from "#app/ui/list/list-table.tsx"
import { StaffList } from "#app/ui/list/staff-list.tsx"
import { moderation } from "#content/en/moderation.ts"
import { paymentAddresses as words } from "#content/en/payment-addresses.ts"
import { SameAddress } from "./same-address.tsx"
import { type AddressFilter, addressList } from "./staff-list.ts"
import type { listUnchecked, UncheckedAddress } from "./staff-queries.server.ts"

type Row = UncheckedAddress
type Props = Awaited<ReturnType<typeof listUnchecked>> & {
  search: ListSearch<AddressFilter>
  counts: Record<AddressFilter, number>
  /** Id of the current administrator, who must not approve rows they set themselves; null if there is no second administrator. */
  reader: string | null
}
type Key = keyof typeof words.columns

/** New payment addresses without approval, each with the former one. */
export function PaymentAddresses({ reader, search, ...page }: Props) {
  const isOwn = ({ walletChangedBy }: Row) => reader !== null && walletChangedBy === reader
  const here = listHref(addressList, search, search)
  const columns: ListColumn<Row, Key>[] = [
    {
      key: "business",
      width: "w-[18%]",
      cell: (row) => (
        <>
          <RowLink
            to={`${pathTo("/admin/listings/:id", { id: row.id })}#wallet`}
            label={format(words.openOf, { name: row.businessName })}
          >
            {row.businessName}
          </RowLink>
          <span className="block text-sm text-ivory-300">{row.place && placeText(row.place)}</span>
        </>
      ),
    },
    {
      key: "address",
      cell: (row) => (
        <>
          <code>
            <AddressGroups address={row.walletAddress} />
          </code>
          <SameAddress others={row.same} />
        </>
      ),
    },
    {
      key: "before",
      width: "w-[19%]",
      isNamed: true,
      cell: ({ setter }) =>
        setter?.before ? <code className="wrap-anywhere">{setter.before}</code> : words.none,
    },
    { key: "changed", width: "w-[15%]", isNamed: true, cell: (row) => <Changed row={row} /> },
    { key: "shown", width: "w-[15%]", isNamed: true, cell: (row) => <Shown row={row} /> },
    {
      key: "actions",
      width: "w-32",
      cell: (row) =>
        isOwn(row) ? <p className="text-sm">{words.own}</p> : <Approve row={row} action={here} />,
    },
  ]
  return (
    <StaffList
      place={addressList}
      search={search}
      words={words}
      filterLabels={words.filters}
      columns={columns}
      notice={<p className="max-w-prose text-ivory-300">{words.hint}</p>}
      selection={{
        nameOf: (row) => row.businessName,
        isSelectable: (row) => !isOwn(row),
        buttons: (
          <Button name="intent" value="approve-selected" variant="gold" size="sm">
            {words.approve}
          </Button>
        ),
      }}
      keyNames={words.keys}
      {...page}
    />
  )
}

function Changed({ row: { walletChangedAt, setter } }: { row: Row }) {
  const { shortDateText } = useStaffTimes()
  if (!walletChangedAt) return null
  const staff = setter?.by ?? moderation.nobody
  const by = { owner: words.owner, system: words.system, staff }[setter?.byKind ?? "staff"]
  return format(words.by, { date: shortDateText(walletChangedAt), by: setter?.byKind ? by : words.merger })
}

function Shown({ row }: { row: Row }) {
  const { timeText } = useStaffTimes()
  const ends = walletWaitEnds(row)
  if (!ends) return null
  return format(row.walletNeedsYes ? words.afterApproval : words.from, { date: timeText(ends) })
}

function Approve({ row, action }: { row: Row; action: string }) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name={`revision-${row.id}`} value={row.revision} />
      {/* For the form that acts on several rows. */}
      <input type="hidden" form="selection" name={`revision-${row.id}`} value={row.revision} />
      <Button
        name="id"
        value={row.id}
        variant="secondary"
        size="sm"
        disabled={busy}
        aria-label={format(words.approveOf, { name: row.businessName })}
      >
        {words.approve}
      </Button>
    </Form>
  )
}
