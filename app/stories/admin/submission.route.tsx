import { data } from "react-router"
import { VoiceSection } from "#app/articles/admin/voice-section.tsx"
import { articleHtml } from "#app/articles/text/article-text.server.ts"
import * as voices from "#app/articles/voices.server.ts"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { type FieldErrors, fieldConstraints } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import {
  answerOnScreen,
  readAbout,
  readSeen,
  readTriage,
  type StaffContext,
} from "#app/review/answers.server.ts"
import { rejectionSchema, type TypedTexts } from "#app/review/decision/rejection-schema.ts"
import { services } from "#app/services.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { site } from "#content/en/site.ts"
import { storyLimits } from "../options.ts"
import { storyKind } from "../story-kind.server.ts"
import { previewOf } from "../story-preview.ts"
import type { Route } from "./+types/submission.route"
import { StorySubmission } from "./admin-detail.tsx"
import { unedited } from "./edit-schema.ts"
import { storyList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"
import * as review from "./story-review.server.ts"

const schema = rejectionSchema(storyLimits.rejectionReason)

export const handle = { ownNotice: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.story.title ?? ""} | ${site.name}` },
]

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const story = (await staffQueries.findForStaff(db, id)) ?? notFound()
    const [voice, about, triage] = await Promise.all([
      voices.findVoiceForStaff(db, id, clock()),
      readAbout(db, storyKind, id, clock()),
      readTriage(db, storyKind, storyList, url.searchParams, story, (search) =>
        staffQueries.listForStaff(db, search),
      ),
    ])
    const preview = story.status === "pending" ? previewOf(story, unedited(story), articleHtml) : null
    return { story, voice, preview, ...about, ...triage, constraints: fieldConstraints(schema) }
  })
}

/** Decides the story as sent, undoes a decision, selects a testimonial, adds a note, or marks spam. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const by = context.get(adminContext)
  const staffContext = { db, flashes, secrets, publicUrl, by, now: clock(), seen: readSeen(form) }
  const intent = textField(form, "intent")
  if (intent === "show-voice" || intent === "hide-voice")
    return answerVoice(intent, form, id, url, staffContext)
  const answer = await answerOnScreen(form, id, url.searchParams, staffContext, {
    kind: storyKind,
    place: storyList,
    schema,
    templates: adminSubmissions.rejection.templates,
    approve: (one) => review.approveStory(db, one, staffContext),
    reject: (one, reason) => review.rejectStory(db, one, reason, staffContext),
  })
  return answer ?? notFound()
}

async function answerVoice(
  intent: "show-voice" | "hide-voice",
  form: FormData,
  id: number,
  { search }: URL,
  { db, flashes, ...acting }: StaffContext,
) {
  const words = adminSubmissions.voice
  const here = pathTo("/admin/submissions/:id", { id }) + search
  if (intent === "hide-voice") {
    await orUnavailable(() => voices.hideVoice(db, id, acting))
    return flashes.leadTo(here, { message: words.hidden })
  }
  const quote = textField(form, "quote")
  const outcome = await orUnavailable(() => voices.showVoice(db, id, quote, acting))
  switch (outcome.kind) {
    case "shown":
      return flashes.leadTo(here, { message: words.shown, values: { author: outcome.author } })
    case "not-public":
      return flashes.leadTo(here, { message: words.notPublic })
    case "not-in-text":
      return data({ errors: { quote: words.notInText }, values: { quote } }, { status: 422 })
  }
}

export default function AdminSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { voice, ...story } = loaderData
  const errors: FieldErrors | undefined = actionData?.errors
  const values: (TypedTexts & { quote?: string }) | undefined = actionData?.values
  return (
    <StorySubmission
      {...story}
      voice={voice && <VoiceSection voice={voice} error={errors?.quote} value={values?.quote} />}
      errors={errors}
      values={values}
    />
  )
}
