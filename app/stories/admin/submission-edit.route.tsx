import { data } from "react-router"
import { articleHtml } from "#app/articles/text/article-text.server.ts"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { checkValues, fieldConstraints, readValues } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { flashForDecision } from "#app/review/decision/decision-flash.ts"
import { services } from "#app/services.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { site } from "#content/en/site.ts"
import { storyKind } from "../story-kind.server.ts"
import { previewOf } from "../story-preview.ts"
import type { Route } from "./+types/submission-edit.route"
import { StoryEditing } from "./admin-edit.tsx"
import { storyEditSchema, unedited } from "./edit-schema.ts"
import * as staffQueries from "./staff-queries.server.ts"
import { approveStory } from "./story-review.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminSubmissions.edit.title} | ${site.name}` }]

/** Reloads after every action, because somebody else may have decided meanwhile. */
export const shouldRevalidate = () => true

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => ({
    story: (await staffQueries.findForStaff(db, id)) ?? notFound(),
    constraints: fieldConstraints(storyEditSchema),
  }))
}

/** Shows a preview of the article, or publishes it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const story = (await orUnavailable(() => staffQueries.findForStaff(db, id))) ?? notFound()
  const values = readValues(storyEditSchema, form)
  const checked = checkValues(storyEditSchema, values)
  if (checked.errors) return data({ values, errors: checked.errors, preview: undefined }, { status: 422 })

  if (textField(form, "intent") === "preview")
    return data({ values, errors: undefined, preview: previewOf(story, values, articleHtml) })

  const decision = { by: context.get(adminContext), publicUrl, now: clock() }
  const outcome = await orUnavailable(() => approveStory(db, id, decision, checked.data))
  if (outcome.kind === "not-found") return notFound()
  // The typed text stays on the page, with a notice of who decided first.
  if (outcome.kind === "already-decided")
    return data({ values, errors: undefined, preview: undefined }, { status: 409 })
  const at = storyKind.hrefOf({ id })
  const said = { reader: decision.by, at }
  return flashes.leadTo(at, flashForDecision(storyKind.flash, "approved", id, outcome, said))
}

export default function AdminSubmissionEdit({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <StoryEditing
      {...loaderData}
      values={actionData?.values ?? unedited(loaderData.story)}
      errors={actionData?.errors}
      preview={actionData?.preview}
      wasSent={actionData !== undefined}
    />
  )
}
