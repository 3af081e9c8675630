import { data, redirect, redirectDocument } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { cookieHeaders } from "#app/lib/http/cookie-headers.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { attemptOf, services, siteNow } from "#app/services.ts"
import type { Refused } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { formMessages } from "#content/en/forms.ts"
import { currentAdmin } from "../accounts/staff-sessions.server.ts"
import { nextPath } from "../require-admin.server.ts"
import { useSessionWatch } from "../sessions/session-watch.ts"
import type { Route } from "./+types/second-step.route"
import { AuthPage, OtherWay } from "./auth-page.tsx"
import { refusalOf } from "./refusals.ts"
import { findSecondStep, finishSignIn } from "./second-step.server.ts"
import { SecondStepForm } from "./second-step-form.tsx"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

const words = accountContent.secondStep

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...words, index: false })

const loginPath = (next: string) => `/admin/login?${new URLSearchParams({ next })}`

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db, flashes } = context.get(services)
  const on = siteNow(context)
  const next = nextPath(url.searchParams.get("next"))
  const [signedIn, at] = await orUnavailable(() =>
    Promise.all([currentAdmin(db, request, on), findSecondStep(db, request, on)]),
  )
  if (signedIn) throw redirectDocument(next)
  if (!at) {
    const flash = await flashes.set(loginPath(next), { key: "second-step-too-late" })
    throw redirect(loginPath(next), { headers: { "Set-Cookie": flash } })
  }
  const { authenticator, passkeys, recoveryCodesLeft } = at.factors
  return {
    next,
    takesCode: authenticator !== null,
    takesPasskey: passkeys.length > 0,
    takesRecoveryCode: recoveryCodesLeft > 0,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const form = await readForm(request)
  const next = nextPath(textField(form, "next"))
  const passkey = textField(form, "passkey")
  const field = form.has("recoveryCode") ? "recoveryCode" : "code"
  const code = textField(form, field).trim()
  const refuse = (refused: Refused<typeof field>, init: ResponseInit | number) => data(refused, init)
  if (!passkey && !code) return refuse({ errors: { [field]: formMessages.required } }, 422)

  const proof = passkey ? { passkey } : { code }
  const result = await orUnavailable(() => finishSignIn(db, proof, attemptOf({ request, context })))
  if (result.kind === "signed-in") {
    const headers = cookieHeaders(result.setCookies)
    headers.append("Set-Cookie", await flashes.set(next, { key: "admin-signed-in" }))
    throw redirectDocument(next, { status: 303, headers })
  }
  if (result.kind === "start-again") {
    const flash = await flashes.set(loginPath(next), { key: "second-step-too-late" })
    throw redirect(loginPath(next), { status: 303, headers: { "Set-Cookie": flash } })
  }
  const { message, ...init } = refusalOf(result)
  const isWrongCode = result.kind === "invalid-credentials" && !passkey
  return refuse(isWrongCode ? { errors: { [field]: message } } : { message }, init)
}

export default function AdminSecondStep({ loaderData, actionData }: Route.ComponentProps) {
  useSessionWatch(false)
  return (
    <AuthPage heading={words.heading} lead={loaderData.takesCode ? words.leadCode : words.leadPasskey}>
      <SecondStepForm {...loaderData} refused={actionData} />
      <OtherWay href={loginPath(loaderData.next)}>{words.startAgain}</OtherWay>
    </AuthPage>
  )
}
