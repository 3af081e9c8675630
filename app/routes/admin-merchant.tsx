import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { MerchantApplication } from "#app/features/merchants/admin-detail.tsx"
import { flashForDecision } from "#app/features/merchants/decision-flash.ts"
import { directoryCategories } from "#app/features/merchants/options.ts"
import * as review from "#app/features/merchants/review.server.ts"
import * as staffQueries from "#app/features/merchants/staff-queries.server.ts"
import { readRowId } from "#app/features/merchants/staff-search.ts"
import { listAudit } from "#app/features/moderation/audit.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { setFlash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { formMessages } from "#content/en/forms.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-merchant"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.application.businessName ?? ""} | ${site.name}` },
]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    await review.startReview(db, id, clock())
    const [application, history] = await Promise.all([
      staffQueries.findForStaff(db, id),
      listAudit(db, "merchant", String(id)),
    ])
    return { application: application ?? notFound(), history }
  })
}

/** Approves the application, or files it under another category. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, secrets } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const by = context.get(adminContext)
  const form = await readForm(request)
  const here = `/admin/merchants/${id}`

  if (textField(form, "intent") === "approve") {
    const outcome = await orUnavailable(() => review.approve(db, id, { by, publicUrl, now: clock() }))
    if (outcome.kind === "not-found") return notFound()
    const flash = flashForDecision("merchant-approved", outcome)
    return redirect(here, { status: 303, headers: { "Set-Cookie": await setFlash(secrets, flash) } })
  }

  const category = directoryCategories.find((known) => known === textField(form, "directoryCategory"))
  if (!category) return data({ error: formMessages.option }, { status: 422 })
  if (!(await orUnavailable(() => review.changeCategory(db, id, category, { by, now: clock() }))))
    return notFound()
  return redirect(here, {
    status: 303,
    headers: { "Set-Cookie": await setFlash(secrets, { key: "merchant-category-changed" }) },
  })
}

export default function AdminMerchant({ loaderData, actionData }: Route.ComponentProps) {
  return <MerchantApplication {...loaderData} error={actionData?.error} />
}
