import { randomUUID } from "node:crypto"
import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { articleHtml } from "#app/features/articles/article-text.server.ts"
import { listAudit } from "#app/features/moderation/audit.server.ts"
import { addNote, listNotes } from "#app/features/moderation/notes.server.ts"
import { StorySubmission } from "#app/features/stories/admin-detail.tsx"
import { flashForDecision } from "#app/features/stories/decision-flash.ts"
import { unedited } from "#app/features/stories/edit-schema.ts"
import { storyList } from "#app/features/stories/staff-list.ts"
import * as staffQueries from "#app/features/stories/staff-queries.server.ts"
import { previewOf } from "#app/features/stories/story-preview.ts"
import * as review from "#app/features/stories/story-review.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import type { Flash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-submission"

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.story.title ?? ""} | ${site.name}` },
]

const subjectOf = (id: number) => ({ type: "story", id: String(id) })

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const [found, history, notes] = await Promise.all([
      staffQueries.findForStaff(db, id),
      listAudit(db, "story", String(id)),
      listNotes(db, subjectOf(id)),
    ])
    const story = found ?? notFound()
    const preview = story.status === "pending" ? previewOf(story, unedited(story), articleHtml) : null
    return { story, preview, history, notes, submissionKey: randomUUID() }
  })
}

/** Approves the story as it was sent, adds a note, or puts it aside as spam. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const decision = { by: context.get(adminContext), publicUrl, now: clock() }
  const form = await readForm(request)
  const answer = async (flash: Flash) =>
    redirect(`${storyList.path}/${id}`, {
      status: 303,
      headers: { "Set-Cookie": await flashes.set(flash) },
    })

  const intent = textField(form, "intent")
  switch (intent) {
    case "approve": {
      const outcome = await orUnavailable(() => review.approveStory(db, id, decision))
      return outcome.kind === "not-found"
        ? notFound()
        : answer(flashForDecision("submission-approved", outcome))
    }
    case "note": {
      const { errors, values } = await orUnavailable(async () =>
        (await staffQueries.listTitles(db, [id])).length > 0
          ? addNote(db, form, subjectOf(id), decision)
          : notFound(),
      )
      return errors ? data({ errors, values }, { status: 422 }) : answer({ key: "note-added" })
    }
    case "mark-spam":
    case "unmark-spam": {
      const isSpam = intent === "mark-spam"
      const changed = await orUnavailable(() => review.markSpam(db, [id], isSpam, decision))
      return answer({ key: isSpam ? "spam-marked" : "spam-unmarked", values: { changed } })
    }
    default:
      return notFound()
  }
}

export default function AdminSubmission({ loaderData, actionData }: Route.ComponentProps) {
  return <StorySubmission {...loaderData} errors={actionData?.errors} values={actionData?.values} />
}
