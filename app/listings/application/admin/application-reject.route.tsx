import { adminContext } from "#app/auth/require-admin.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { rejectionReasonLength } from "#app/listings/options.ts"
import { RejectionForm } from "#app/review/decision/rejection-form.tsx"
import { rejectionSchema } from "#app/review/decision/rejection-schema.ts"
import { answerRejection, loadRejection } from "#app/review/several-answers.server.ts"
import { services } from "#app/services.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { site } from "#content/en/site.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import type { Route } from "./+types/application-reject.route"
import * as review from "./review.server.ts"
import { applicationList } from "./staff-list.ts"

const schema = rejectionSchema(rejectionReasonLength)

export const meta: Route.MetaFunction = () => [
  { title: `${adminApplications.rejection.title} | ${site.name}` },
]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadRejection(
    context.get(services).db,
    { kind: applicationSubmission, place: applicationList, schema },
    url,
  )
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const staffContext = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  return answerRejection(await readForm(request), url.searchParams, staffContext, {
    kind: applicationSubmission,
    place: applicationList,
    schema,
    templates: adminApplications.rejection.templates,
    reject: (id, reason) => review.reject(db, id, reason, staffContext),
  })
}

export default function AdminApplicationReject({ loaderData, actionData }: Route.ComponentProps) {
  return <RejectionForm words={adminApplications.rejection} {...loaderData} {...actionData} />
}
