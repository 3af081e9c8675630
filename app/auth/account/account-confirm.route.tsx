import { data, redirect } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { cookieHeaders } from "#app/lib/http/cookie-headers.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { attemptOf, services } from "#app/services.ts"
import type { Refused } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { formMessages } from "#content/en/forms.ts"
import { adminContext, nextPath } from "../require-admin.server.ts"
import { findSecondFactors } from "../second-factors/second-factors.server.ts"
import { confirmAdmin } from "../sign-in/confirm.server.ts"
import { ConfirmForm } from "../sign-in/confirm-form.tsx"
import { refusalOf } from "../sign-in/refusals.ts"
import type { Route } from "./+types/account-confirm.route"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

const words = accountContent.confirm

export const meta: Route.MetaFunction = () => privateMeta({ title: words.title })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const { id } = context.get(adminContext)
  const { passkeys } = await orUnavailable(() => findSecondFactors(db, id))
  return { next: nextPath(url.searchParams.get("next")), hasPasskeys: passkeys.length > 0 }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(services)
  const admin = context.get(adminContext)
  const form = await readForm(request)
  const password = textField(form, "password")
  const passkey = textField(form, "passkey")
  const refuse = (refused: Refused<"password">, init: ResponseInit | number) => data(refused, init)
  if (!password && !passkey) return refuse({ errors: { password: formMessages.required } }, 422)

  const proof = passkey ? { passkey } : { password }
  const result = await orUnavailable(() => confirmAdmin(db, admin, proof, attemptOf({ request, context })))
  if (result.kind === "confirmed")
    throw redirect(nextPath(textField(form, "next")), {
      status: 303,
      headers: cookieHeaders(result.setCookies),
    })
  if (result.kind === "start-again") throw redirect(pathTo("/admin/login"), 303)
  if (result.kind === "invalid-credentials" && !passkey)
    return refuse({ errors: { password: words.wrong } }, 422)
  const { message, ...init } = refusalOf(result)
  return refuse({ message }, init)
}

export default function AdminAccountConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmForm {...loaderData} refused={actionData} />
}
