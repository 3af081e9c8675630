import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { flashForDecision } from "#app/features/merchants/decision-flash.ts"
import { limits } from "#app/features/merchants/options.ts"
import * as review from "#app/features/merchants/review.server.ts"
import { merchantList } from "#app/features/merchants/staff-list.ts"
import * as staffQueries from "#app/features/merchants/staff-queries.server.ts"
import { RejectionForm } from "#app/features/moderation/rejection-form.tsx"
import { rejectionSchema } from "#app/features/moderation/rejection-schema.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import { checkValues, fieldConstraints, readValues } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { backFrom, readSelectedRows } from "#app/platform/staff-list/selected-rows.server.ts"
import { services } from "#app/services.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-merchant-reject"

const schema = rejectionSchema(limits.rejectionReason)

export const meta: Route.MetaFunction = () => [{ title: `${adminMerchants.rejection.title} | ${site.name}` }]

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const ids = readSelectedRows(params, url.searchParams.getAll("ids"))
  return orUnavailable(async () => {
    const found = await staffQueries.listNames(db, ids)
    if (found.length === 0) return notFound()
    const waiting = found.filter(({ status }) => status === "pending")
    // Decided meanwhile: there is nothing to confirm, and the application says by whom.
    if (waiting.length === 0) throw redirect(backFrom(ids, merchantList))
    const rows = waiting.map(({ id, businessName }) => ({ id, name: businessName }))
    return { rows, back: backFrom(ids, merchantList), constraints: fieldConstraints(schema) }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const form = await readForm(request)
  const ids = readSelectedRows(params, form.getAll("ids"))
  const values = readValues(schema, form)
  const checked = checkValues(schema, values)
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
  return redirect(backFrom(ids, merchantList), {
    status: 303,
    headers: { "Set-Cookie": await flashes.set(flash) },
  })
}

export default function AdminMerchantReject({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RejectionForm
      words={adminMerchants.rejection}
      {...loaderData}
      values={actionData?.values}
      errors={actionData?.errors}
    />
  )
}
