import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { listHref, readListSearch, readRowId } from "#app/lib/list/list-search.ts"
import { flashForMany } from "#app/lib/list/many-flash.ts"
import { countAdministrators } from "#app/listings/payment/payment-address.server.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { paymentAddresses } from "#content/en/payment-addresses.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/payment-addresses.route"
import { PaymentAddresses } from "./admin-list.tsx"
import { approveAddress, approveSelected } from "./approve-addresses.server.ts"
import { addressList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${paymentAddresses.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { id } = context.get(adminContext)
  const search = readListSearch(addressList, url.searchParams)
  const now = clock()
  return orUnavailable(async () => {
    const [page, counts, administrators] = await Promise.all([
      staffQueries.listUnchecked(db, search, now),
      staffQueries.countUnchecked(db, now),
      countAdministrators(db),
    ])
    return { search, counts, reader: administrators > 1 ? id : null, ...page }
  })
}

/** Approves one row or the selected rows, then redirects to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const form = await readForm(request)
  const search = readListSearch(addressList, url.searchParams)
  const back = listHref(addressList, search, search)
  const staff = { by: context.get(adminContext), now: clock() }
  if (textField(form, "intent") === "approve-selected") {
    if (!form.has("ids")) return flashes.leadTo(back, { key: "nothing-selected" })
    const outcome = await orUnavailable(() => approveSelected(db, form, staff))
    return flashes.leadTo(back, flashForMany(paymentAddresses.approved, outcome))
  }
  const id = readRowId(textField(form, "id")) ?? notFound()
  const { kind } = await orUnavailable(() => approveAddress(db, id, form, staff))
  return kind === "not-found" ? notFound() : flashes.leadTo(back, { message: adminListings.flash[kind] })
}

export default function AdminPaymentAddresses({ loaderData }: Route.ComponentProps) {
  return <PaymentAddresses {...loaderData} />
}
