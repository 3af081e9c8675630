import { data, redirectDocument } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { cookieHeaders } from "#app/lib/http/cookie-headers.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { attemptOf, services } from "#app/services.ts"
import { accountLinks } from "#content/en/account-links.ts"
import type { Route } from "./+types/invitation.route"
import { answerRefusedChoice } from "./chosen-password.server.ts"
import { acceptInvitation, findInvitation } from "./invitation.server.ts"
import { NewPasswordPage } from "./new-password-page.tsx"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

const words = accountLinks.invitation

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta({ ...words, title: loaderData?.email ? words.title : words.closedTitle })

/** Read-only: mail scanners open links too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const invitation = await orUnavailable(() => findInvitation(db, params.token, clock()))
  return data({ email: invitation?.email }, invitation ? 200 : 404)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(services)
  const password = textField(await readForm(request), "password")
  const attempt = attemptOf({ request, context })
  const accepted = await orUnavailable(() => acceptInvitation(db, params.token, password, attempt))
  if (accepted.kind !== "set") return answerRefusedChoice(accepted)
  throw redirectDocument(pathTo("/admin"), { status: 303, headers: cookieHeaders(accepted.result) })
}

export default function AdminInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const wayOut = { href: pathTo("/admin/login"), label: words.toLogin }
  return <NewPasswordPage words={words} email={loaderData.email} refused={actionData} wayOut={wayOut} />
}
