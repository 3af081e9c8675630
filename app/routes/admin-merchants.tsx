import { redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { MerchantRequests } from "#app/features/merchants/admin-list.tsx"
import { flashForDecision } from "#app/features/merchants/decision-flash.ts"
import * as review from "#app/features/merchants/review.server.ts"
import { merchantList } from "#app/features/merchants/staff-list.ts"
import * as staffQueries from "#app/features/merchants/staff-queries.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { listHref, readListSearch, readRowId } from "#app/platform/staff-list/list-search.ts"
import { readSelection } from "#app/platform/staff-list/read-selection.ts"
import { services } from "#app/services.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-merchants"

export const meta: Route.MetaFunction = () => [{ title: `${adminMerchants.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readListSearch(merchantList, url.searchParams)
  return orUnavailable(async () => {
    const [page, counts] = await Promise.all([
      staffQueries.listForStaff(db, search),
      staffQueries.countByFilter(db),
    ])
    return { search, ...page, counts }
  })
}

/** Approves one row, or acts on those that are selected, and comes back to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const by = context.get(adminContext)
  const form = await readForm(request)
  const search = readListSearch(merchantList, url.searchParams)
  const answer = async (flash: Flash) =>
    redirect(listHref(merchantList, search, search), {
      status: 303,
      headers: { "Set-Cookie": await flashes.set(flash) },
    })

  const intent = textField(form, "intent")
  if (!intent) {
    const id = readRowId(textField(form, "id")) ?? notFound()
    const outcome = await orUnavailable(() => review.approve(db, id, { by, publicUrl, now: clock() }))
    if (outcome.kind === "not-found") return notFound()
    return answer(flashForDecision("merchant-approved", outcome))
  }

  const ids = readSelection(form.getAll("ids"))
  if (ids.length === 0) return answer({ key: "nothing-selected" })
  switch (intent) {
    case "approve-selected": {
      const count = await orUnavailable(() => review.approveAll(db, ids, { by, publicUrl, now: clock() }))
      return answer({ key: "merchants-approved", values: count })
    }
    case "reject-selected":
      return redirect(
        `/admin/merchants/reject?${new URLSearchParams(ids.map((id) => ["ids", String(id)]))}`,
        303,
      )
    case "mark-spam":
    case "unmark-spam": {
      const isSpam = intent === "mark-spam"
      const changed = await orUnavailable(() => review.markSpam(db, ids, isSpam, { by, now: clock() }))
      return answer({ key: isSpam ? "spam-marked" : "spam-unmarked", values: { changed } })
    }
    default:
      return notFound()
  }
}

export default function AdminMerchants({ loaderData }: Route.ComponentProps) {
  return <MerchantRequests {...loaderData} />
}
