import { data } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services, siteNow } from "#app/services.ts"
import { accountLinks } from "#content/en/account-links.ts"
import type { Route } from "./+types/password-reset-link.route"
import { answerRefusedChoice } from "./chosen-password.server.ts"
import { NewPasswordPage } from "./new-password-page.tsx"
import { signOut } from "./open-session.server.ts"
import { findPasswordReset, resetPassword } from "./password-reset.server.ts"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

const words = accountLinks.resetLink

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta({ ...words, title: loaderData?.email ? words.title : words.closedTitle })

/** Read-only: mail scanners open links too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const owner = await orUnavailable(() => findPasswordReset(db, params.token, clock()))
  return data({ email: owner?.email }, owner ? 200 : 404)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const password = textField(await readForm(request), "password")
  const on = siteNow(context)
  const reset = await orUnavailable(() => resetPassword(db, params.token, password, on))
  if (reset.kind !== "set") return answerRefusedChoice(reset)
  throw await flashes.leadTo(pathTo("/admin/login"), { key: "password-reset" }, [
    await signOut(db, request, on),
    ...reset.result.setCookies,
  ])
}

export default function AdminPasswordResetLink({ loaderData, actionData }: Route.ComponentProps) {
  const wayOut = { href: pathTo("/admin/password-reset"), label: words.again }
  return <NewPasswordPage words={words} email={loaderData.email} refused={actionData} wayOut={wayOut} />
}
