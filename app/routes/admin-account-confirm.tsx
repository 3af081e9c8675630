import { data, redirect } from "react-router"
import { ConfirmForm } from "#app/features/admin/confirm-form.tsx"
import { cookieHeaders } from "#app/features/admin/cookie-headers.ts"
import { readPassword } from "#app/features/admin/credentials.server.ts"
import { adminContext, nextPath } from "#app/features/admin/require-admin.server.ts"
import { findSecondFactors } from "#app/features/admin/second-factors.server.ts"
import { refusalOf } from "#app/features/admin/sign-in-refusals.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { requestFacts, services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { formMessages } from "#content/en/forms.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-account-confirm"

const words = accountContent.confirm

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${site.name}` }]

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const { id } = context.get(adminContext)
  const { passkeys } = await orUnavailable(() => findSecondFactors(db, id))
  return { next: nextPath(url.searchParams.get("next")), hasPasskeys: passkeys.length > 0 }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, clock } = context.get(services)
  const { limitGroup } = context.get(requestFacts)
  const admin = context.get(adminContext)
  const form = await readForm(request)
  const password = readPassword(form, "password")
  const passkey = textField(form, "passkey")
  if (!password && !passkey) return data({ field: "password", message: formMessages.required } as const, 422)

  const proof = passkey ? { passkey } : { password }
  const result = await orUnavailable(() =>
    auth.reauthenticate({ admin, proof, request, limitGroup, now: clock() }),
  )
  if (result.outcome === "confirmed")
    throw redirect(nextPath(textField(form, "next")), {
      status: 303,
      headers: cookieHeaders(result.setCookies),
    })
  if (result.outcome === "start-again") throw redirect("/admin/login", 303)
  if (result.outcome === "invalid-credentials" && !passkey)
    return data({ field: "password", message: words.wrong } as const, 422)
  const { message, ...init } = refusalOf(result)
  return data({ message, field: undefined }, init)
}

export default function AdminAccountConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmForm {...loaderData} refusal={actionData} />
}
