import { data } from "react-router"
import { answerRefusedChoice } from "#app/features/sign-in/chosen-password.server.ts"
import { NewPasswordPage } from "#app/features/sign-in/new-password-page.tsx"
import { signOut } from "#app/features/sign-in/open-session.server.ts"
import { findPasswordReset, resetPassword } from "#app/features/sign-in/password-reset.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { privateMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services, siteNow } from "#app/services.ts"
import { accountLinks } from "#content/en/account-links.ts"
import type { Route } from "./+types/password-reset-link"

export { actionHeaders as headers } from "#app/platform/http/action-headers.ts"

const words = accountLinks.resetLink

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta({ ...words, title: loaderData?.email ? words.title : words.closedTitle })

/** Only looks: programs that check mails open links too. */
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
