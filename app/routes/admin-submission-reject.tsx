import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { RejectionForm } from "#app/features/stories/admin-rejection.tsx"
import { flashForDecision } from "#app/features/stories/decision-flash.ts"
import { rejectionSchema } from "#app/features/stories/rejection-schema.ts"
import { storyList } from "#app/features/stories/staff-list.ts"
import * as staffQueries from "#app/features/stories/staff-queries.server.ts"
import * as review from "#app/features/stories/story-review.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { type Flash, setFlash } from "#app/platform/flash.server.ts"
import { checkValues, fieldConstraints, readValues } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/staff-list/list-search.ts"
import { readSelection } from "#app/platform/staff-list/read-selection.ts"
import { services } from "#app/services.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-submission-reject"

export const meta: Route.MetaFunction = () => [
  { title: `${adminSubmissions.rejection.title} | ${site.name}` },
]

/** One story, /admin/submissions/:id/reject, or several, /admin/submissions/reject?ids=... */
function idsOf(params: { id?: string }, selected: Iterable<unknown>): number[] {
  const ids = params.id === undefined ? readSelection(selected) : [readRowId(params.id) ?? notFound()]
  return ids.length > 0 ? ids : notFound()
}

const backTo = (ids: number[]) => (ids.length === 1 ? `${storyList.path}/${ids[0]}` : storyList.path)

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const ids = idsOf(params, url.searchParams.getAll("ids"))
  return orUnavailable(async () => {
    const found = await staffQueries.listTitles(db, ids)
    if (found.length === 0) return notFound()
    const stories = found.filter(({ status }) => status === "pending")
    // Decided meanwhile: there is nothing to confirm, and the story says by whom.
    if (stories.length === 0) throw redirect(backTo(ids))
    return { stories, back: backTo(ids), constraints: fieldConstraints(rejectionSchema) }
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
      return { key: "submissions-rejected", values: await review.rejectAll(db, ids, reason, decision) }
    const outcome = await review.rejectStory(db, id, reason, decision)
    return outcome.kind === "not-found" ? notFound() : flashForDecision("submission-rejected", outcome)
  })
  return redirect(backTo(ids), {
    status: 303,
    headers: { "Set-Cookie": await setFlash(secrets, flash) },
  })
}

export default function AdminSubmissionReject({ loaderData, actionData }: Route.ComponentProps) {
  return <RejectionForm {...loaderData} values={actionData?.values} errors={actionData?.errors} />
}
