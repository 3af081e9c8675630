import { randomUUID } from "node:crypto"
import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { MerchantApplication } from "#app/features/merchants/admin-detail.tsx"
import { flashForDecision } from "#app/features/merchants/decision-flash.ts"
import { directoryCategories } from "#app/features/merchants/options.ts"
import * as review from "#app/features/merchants/review.server.ts"
import * as staffQueries from "#app/features/merchants/staff-queries.server.ts"
import { listAudit } from "#app/features/moderation/audit.server.ts"
import { addNote, listNotes } from "#app/features/moderation/notes.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { formMessages } from "#content/en/forms.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-merchant"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.application.businessName ?? ""} | ${site.name}` },
]

const subjectOf = (id: number) => ({ type: "merchant", id: String(id) })

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    await review.startReview(db, id, clock())
    const [application, history, notes] = await Promise.all([
      staffQueries.findForStaff(db, id),
      listAudit(db, "merchant", String(id)),
      listNotes(db, subjectOf(id)),
    ])
    return { application: application ?? notFound(), history, notes, submissionKey: randomUUID() }
  })
}

/** Approves the application, files it under another category, adds a note, or puts it aside as spam. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const by = context.get(adminContext)
  const form = await readForm(request)
  const answer = async (flash: Flash) =>
    redirect(`/admin/merchants/${id}`, {
      status: 303,
      headers: { "Set-Cookie": await flashes.set(flash) },
    })

  const intent = textField(form, "intent")
  switch (intent) {
    case "approve": {
      const outcome = await orUnavailable(() => review.approve(db, id, { by, publicUrl, now: clock() }))
      return outcome.kind === "not-found"
        ? notFound()
        : answer(flashForDecision("merchant-approved", outcome))
    }
    case "note": {
      if (!(await orUnavailable(() => staffQueries.findForStaff(db, id)))) return notFound()
      const { errors, values } = await orUnavailable(() =>
        addNote(db, form, subjectOf(id), { by, now: clock() }),
      )
      return errors ? data({ errors, values }, { status: 422 }) : answer({ key: "note-added" })
    }
    case "mark-spam":
    case "unmark-spam": {
      const isSpam = intent === "mark-spam"
      const changed = await orUnavailable(() => review.markSpam(db, [id], isSpam, { by, now: clock() }))
      return answer({ key: isSpam ? "spam-marked" : "spam-unmarked", values: { changed } })
    }
  }

  const category = directoryCategories.find((known) => known === textField(form, "directoryCategory"))
  if (!category)
    return data({ errors: { directoryCategory: formMessages.option }, values: undefined }, { status: 422 })
  if (!(await orUnavailable(() => review.changeCategory(db, id, category, { by, now: clock() }))))
    return notFound()
  return answer({ key: "merchant-category-changed" })
}

export default function AdminMerchant({ loaderData, actionData }: Route.ComponentProps) {
  return <MerchantApplication {...loaderData} errors={actionData?.errors} values={actionData?.values} />
}
