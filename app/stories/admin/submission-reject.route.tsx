import { adminContext } from "#app/auth/require-admin.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { RejectionForm } from "#app/review/decision/rejection-form.tsx"
import { rejectionSchema } from "#app/review/decision/rejection-schema.ts"
import { answerRejection, loadRejection } from "#app/review/several-answers.server.ts"
import { services } from "#app/services.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { site } from "#content/en/site.ts"
import { storyLimits } from "../options.ts"
import { storyKind } from "../story-kind.server.ts"
import type { Route } from "./+types/submission-reject.route"
import { storyList } from "./staff-list.ts"
import * as review from "./story-review.server.ts"

const schema = rejectionSchema(storyLimits.rejectionReason)

export const meta: Route.MetaFunction = () => [
  { title: `${adminSubmissions.rejection.title} | ${site.name}` },
]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadRejection(context.get(services).db, { kind: storyKind, place: storyList, schema }, url)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const staffContext = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  return answerRejection(await readForm(request), url.searchParams, staffContext, {
    kind: storyKind,
    place: storyList,
    schema,
    templates: adminSubmissions.rejection.templates,
    reject: (id, reason) => review.rejectStory(db, id, reason, staffContext),
  })
}

export default function AdminSubmissionReject({ loaderData, actionData }: Route.ComponentProps) {
  return <RejectionForm words={adminSubmissions.rejection} {...loaderData} {...actionData} />
}
