import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { RejectionForm } from "#app/features/merchants/admin-rejection.tsx"
import { flashForDecision } from "#app/features/merchants/decision-flash.ts"
import { rejectionSchema } from "#app/features/merchants/rejection-schema.ts"
import * as review from "#app/features/merchants/review.server.ts"
import { merchantList } from "#app/features/merchants/staff-list.ts"
import * as staffQueries from "#app/features/merchants/staff-queries.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { type Flash, setFlash } from "#app/platform/flash.server.ts"
import { checkValues, fieldConstraints, readValues } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/staff-list/list-search.ts"
import { readSelection } from "#app/platform/staff-list/read-selection.ts"
import { services } from "#app/services.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-merchant-reject"

export const meta: Route.MetaFunction = () => [{ title: `${adminMerchants.rejection.title} | ${site.name}` }]

/** One application, /admin/merchants/:id/reject, or several, /admin/merchants/reject?ids=... */
function idsOf(params: { id?: string }, selected: Iterable<unknown>): number[] {
  const ids = params.id === undefined ? readSelection(selected) : [readRowId(params.id) ?? notFound()]
  return ids.length > 0 ? ids : notFound()
}

const backTo = (ids: number[]) => (ids.length === 1 ? `${merchantList.path}/${ids[0]}` : merchantList.path)

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const ids = idsOf(params, url.searchParams.getAll("ids"))
  return orUnavailable(async () => {
    const found = await staffQueries.listNames(db, ids)
    if (found.length === 0) return notFound()
    const applications = found.filter(({ status }) => status === "pending")
    // Decided meanwhile: there is nothing to confirm, and the application says by whom.
    if (applications.length === 0) throw redirect(backTo(ids))
    return { applications, back: backTo(ids), constraints: fieldConstraints(rejectionSchema) }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, secrets } = context.get(services)
  const form = await readForm(request)
  const ids = idsOf(params, form.getAll("ids"))
  const values = readValues(rejectionSchema, form)
  const checked = checkValues(rejectionSchema, values)
  if (checked.errors) return data({ values, errors: checked.errors }, { status: 422 })

  const reason = checked.data.reason ?? null
  const decision = { by: context.get(adminContext), publicUrl, now: clock() }
  const flash = await orUnavailable(async (): Promise<Flash> => {
    const [id] = ids
    if (ids.length > 1 || id === undefined)
      return { key: "merchants-rejected", values: await review.rejectAll(db, ids, reason, decision) }
    const outcome = await review.reject(db, id, reason, decision)
    return outcome.kind === "not-found" ? notFound() : flashForDecision("merchant-rejected", outcome)
  })
  return redirect(backTo(ids), {
    status: 303,
    headers: { "Set-Cookie": await setFlash(secrets, flash) },
  })
}

export default function AdminMerchantReject({ loaderData, actionData }: Route.ComponentProps) {
  return <RejectionForm {...loaderData} values={actionData?.values} errors={actionData?.errors} />
}
