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
import { newPasswordProblem } from "../passwords/credentials.server.ts"
import { hashPassword } from "../passwords/password-hash.server.ts"
import { adminContext } from "../require-admin.server.ts"
import { confirmAdmin } from "../sign-in/confirm.server.ts"
import { browserCookies } from "../sign-in/open-session.server.ts"
import { refusalOf } from "../sign-in/refusals.ts"
import type { Route } from "./+types/account-password.route"
import { changePassword } from "./change-password.server.ts"
import { ChangePasswordForm } from "./change-password-form.tsx"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

const words = accountContent.password

export const meta: Route.MetaFunction = () => privateMeta({ title: words.title })

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(adminContext).email }
}

/** Always requires the current password, even after a recent confirmation. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const admin = context.get(adminContext)
  const form = await readForm(request)
  const current = textField(form, "current")
  const password = textField(form, "password")
  const refuse = (refused: Refused<"current" | "password">, init: ResponseInit | number) =>
    data(refused, init)
  const errors = {
    current: current === "" ? formMessages.required : undefined,
    password: await newPasswordProblem(password, admin.email),
  }
  if (errors.current || errors.password) return refuse({ errors }, 422)

  const attempt = attemptOf({ request, context })
  const confirmed = await orUnavailable(() => confirmAdmin(db, admin, { password: current }, attempt))
  if (confirmed.kind === "invalid-credentials") return refuse({ errors: { current: words.wrong } }, 422)
  if (confirmed.kind !== "confirmed") {
    const { message, ...init } = refusalOf(confirmed)
    return refuse({ message }, init)
  }
  const passwordHash = await hashPassword(password)
  if (passwordHash === null) {
    const { message, status, headers } = refusalOf({ kind: "busy" })
    return refuse({ message }, { status, headers: cookieHeaders(confirmed.setCookies, headers) })
  }
  const token = await orUnavailable(() => changePassword(db, admin, passwordHash, attempt))
  if (!token) throw redirect(pathTo("/admin/login"), 303)
  const cookies = await browserCookies(admin.email, token, attempt)
  throw await flashes.leadTo(pathTo("/admin/account"), { key: "password-changed" }, cookies)
}

export default function AdminAccountPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordForm email={loaderData.email} refused={actionData} />
}
