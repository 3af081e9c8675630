import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { RejectionForm } from "#app/features/merchants/admin-rejection.tsx"
import { flashForDecision } from "#app/features/merchants/decision-flash.ts"
import { rejectionSchema } from "#app/features/merchants/rejection-schema.ts"
import * as review from "#app/features/merchants/review.server.ts"
import * as staffQueries from "#app/features/merchants/staff-queries.server.ts"
import { readRowId } from "#app/features/merchants/staff-search.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { setFlash } from "#app/platform/flash.server.ts"
import { checkValues, fieldConstraints, readValues } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-merchant-reject"

export const meta: Route.MetaFunction = () => [{ title: `${adminMerchants.rejection.title} | ${site.name}` }]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const application = (await staffQueries.findForStaff(db, id)) ?? notFound()
    // Decided meanwhile: there is nothing to confirm, and the application says by whom.
    if (application.status !== "pending") throw redirect(`/admin/merchants/${id}`)
    return { id, businessName: application.businessName, constraints: fieldConstraints(rejectionSchema) }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, secrets } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const values = readValues(rejectionSchema, await readForm(request))
  const checked = checkValues(rejectionSchema, values)
  if (checked.errors) return data({ values, errors: checked.errors }, { status: 422 })

  const outcome = await orUnavailable(() =>
    review.reject(db, id, checked.data.reason ?? null, {
      by: context.get(adminContext),
      publicUrl,
      now: clock(),
    }),
  )
  if (outcome.kind === "not-found") return notFound()
  const flash = flashForDecision("merchant-rejected", outcome)
  return redirect(`/admin/merchants/${id}`, {
    status: 303,
    headers: { "Set-Cookie": await setFlash(secrets, flash) },
  })
}

export default function AdminMerchantReject({ loaderData, actionData }: Route.ComponentProps) {
  return <RejectionForm {...loaderData} values={actionData?.values} errors={actionData?.errors} />
}
