import { adminContext } from "#app/auth/require-admin.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { ReopeningForm } from "#app/review/decision/reopening-form.tsx"
import { answerReopenings, loadReopenings } from "#app/review/several-answers.server.ts"
import { services } from "#app/services.ts"
import { moderation } from "#content/en/moderation.ts"
import { site } from "#content/en/site.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import type { Route } from "./+types/application-reopen.route"
import { applicationList } from "./staff-list.ts"

export const meta: Route.MetaFunction = () => [
  { title: `${moderation.reopening.confirmMany} | ${site.name}` },
]

export function loader({ url, context }: Route.LoaderArgs) {
  return loadReopenings(context.get(services).db, applicationSubmission, applicationList, url)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const staffContext = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  const list = { kind: applicationSubmission, place: applicationList }
  return answerReopenings(await readForm(request), url.searchParams, staffContext, list)
}

export default function AdminApplicationReopen({ loaderData, actionData }: Route.ComponentProps) {
  return <ReopeningForm {...loaderData} {...actionData} />
}
