import { redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { MerchantRequests } from "#app/features/merchants/admin-list.tsx"
import { flashForDecision } from "#app/features/merchants/decision-flash.ts"
import * as review from "#app/features/merchants/review.server.ts"
import * as staffQueries from "#app/features/merchants/staff-queries.server.ts"
import { readRowId, readStaffSearch, staffSearchHref } from "#app/features/merchants/staff-search.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { setFlash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-merchants"

export const meta: Route.MetaFunction = () => [{ title: `${adminMerchants.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readStaffSearch(url.searchParams)
  return orUnavailable(async () => {
    const [page, counts] = await Promise.all([
      staffQueries.listForStaff(db, search),
      staffQueries.countByStatus(db),
    ])
    return { search, ...page, counts }
  })
}

/** Approves one row and comes back to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, secrets } = context.get(services)
  const id = readRowId(textField(await readForm(request), "id")) ?? notFound()
  const outcome = await orUnavailable(() =>
    review.approve(db, id, { by: context.get(adminContext), publicUrl, now: clock() }),
  )
  if (outcome.kind === "not-found") return notFound()
  const flash = flashForDecision("merchant-approved", outcome)
  return redirect(staffSearchHref(readStaffSearch(url.searchParams)), {
    status: 303,
    headers: { "Set-Cookie": await setFlash(secrets, flash) },
  })
}

export default function AdminMerchants({ loaderData }: Route.ComponentProps) {
  return <MerchantRequests {...loaderData} />
}
