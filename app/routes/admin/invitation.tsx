import { data, redirectDocument } from "react-router"
import { answerRefusedChoice } from "#app/features/sign-in/chosen-password.server.ts"
import { acceptInvitation, findInvitation } from "#app/features/sign-in/invitation.server.ts"
import { NewPasswordPage } from "#app/features/sign-in/new-password-page.tsx"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { cookieHeaders } from "#app/platform/http/cookie-headers.ts"
import { privateMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { attemptOf, services } from "#app/services.ts"
import { accountLinks } from "#content/en/account-links.ts"
import type { Route } from "./+types/invitation"

export { actionHeaders as headers } from "#app/platform/http/action-headers.ts"

const words = accountLinks.invitation

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta({ ...words, title: loaderData?.email ? words.title : words.closedTitle })

/** Only looks: programs that check mails open links too. */
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
