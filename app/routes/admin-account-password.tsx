import { data, redirect } from "react-router"
import { ChangePasswordForm } from "#app/features/admin/change-password-form.tsx"
import { cookieHeaders } from "#app/features/admin/cookie-headers.ts"
import { newPasswordProblem, readPassword } from "#app/features/admin/credentials.server.ts"
import { changePassword } from "#app/features/admin/password.server.ts"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { refusalOf } from "#app/features/admin/sign-in-refusals.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { requestFacts, services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { formMessages } from "#content/en/forms.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-account-password"

const words = accountContent.password

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${site.name}` }]

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export function loader({ context }: Route.LoaderArgs) {
  return { email: context.get(adminContext).email }
}

type Refused = { errors?: FieldErrors<"current" | "password">; message?: string }

/** The form asks for the current password itself, however recently it was shown. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth, db, clock, publicUrl, flashes } = context.get(services)
  const { limitGroup } = context.get(requestFacts)
  const admin = context.get(adminContext)
  const form = await readForm(request)
  const current = readPassword(form, "current")
  const password = readPassword(form, "password")
  const refuse = (refused: Refused, init: ResponseInit | number) => data(refused, init)
  const errors: Refused["errors"] = {}
  if (current === "") errors.current = formMessages.required
  const problem = await newPasswordProblem(password, admin.email)
  if (problem) errors.password = problem
  if (Object.keys(errors).length > 0) return refuse({ errors }, 422)

  const now = clock()
  const attempt = { admin, request, limitGroup, now, proof: { password: current } }
  const confirmed = await orUnavailable(() => auth.reauthenticate(attempt))
  if (confirmed.outcome === "invalid-credentials") return refuse({ errors: { current: words.wrong } }, 422)
  if (confirmed.outcome !== "confirmed") {
    const { message, ...init } = refusalOf(confirmed)
    return refuse({ message }, init)
  }
  const passwordHash = await auth.hashPassword(password)
  if (passwordHash === null) {
    const { message, status, headers } = refusalOf({ outcome: "busy" })
    const withSession = cookieHeaders(confirmed.setCookies)
    for (const [name, value] of new Headers(headers)) withSession.set(name, value)
    return refuse({ message }, { status, headers: withSession })
  }
  const token = await orUnavailable(() => changePassword(db, admin, passwordHash, { publicUrl, now }))
  if (!token) throw redirect("/admin/login", 303)
  const cookies = cookieHeaders(await auth.keepBrowser(admin.email, token, now))
  cookies.append("Set-Cookie", await flashes.set({ key: "password-changed" }))
  throw redirect("/admin/account", { status: 303, headers: cookies })
}

export default function AdminAccountPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangePasswordForm email={loaderData.email} refusal={actionData} />
}
