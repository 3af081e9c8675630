import { data, redirect, redirectDocument, useRouteLoaderData } from "react-router"
import { isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { cookieHeaders } from "#app/lib/http/cookie-headers.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { loader as rootLoader } from "#app/root.tsx"
import { attemptOf, requestFacts, services, siteNow } from "#app/services.ts"
import { TypedSafe } from "#app/ui/form/typed-safe.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useNotice } from "#app/ui/use-notice.ts"
import { adminContent } from "#content/en/admin.ts"
import { signInContent } from "#content/en/admin-sign-in.ts"
import { currentAdmin } from "../accounts/staff-sessions.server.ts"
import { readCredentials } from "../passwords/credentials.server.ts"
import { nextPath } from "../require-admin.server.ts"
import { PasskeyForm } from "../second-factors/passkey-button.tsx"
import { useSessionWatch } from "../sessions/session-watch.ts"
import type { Route } from "./+types/login.route"
import { AuthPage, OtherWay } from "./auth-page.tsx"
import { CredentialsForm, type RefusedCredentials } from "./credentials-form.tsx"
import { refusalOf } from "./refusals.ts"
import { type SignInOutcome, signInWithPasskey, signInWithPassword } from "./sign-in.server.ts"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

const words = adminContent.login
const { login: moreWords } = signInContent

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...words, index: false })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const admin = await currentAdmin(context.get(services).db, request, siteNow(context)).catch((error) => {
    // The form works without the database; submitting then returns an error message.
    if (isDatabaseUnavailable(error)) return null
    throw error
  })
  const next = nextPath(url.searchParams.get("next"))
  if (admin) throw redirectDocument(next)
  return { next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log, flashes } = context.get(services)
  const { id: requestId } = context.get(requestFacts)
  const form = await readForm(request)
  const passkey = textField(form, "passkey")
  const { email, password, errors } = readCredentials(form)
  if (errors && !passkey) return data<RefusedCredentials>({ email, errors }, 422)

  const refuse = (message: string, init: { status: number; headers?: HeadersInit }) =>
    data<RefusedCredentials>({ email, message }, init)
  const attempt = attemptOf({ request, context })
  let result: SignInOutcome
  try {
    result = passkey
      ? await signInWithPasskey(db, passkey, attempt)
      : await signInWithPassword(db, { email, password }, attempt)
  } catch (error) {
    // Answered with the form instead of an error page, so that typed values remain.
    log.error("sign-in.failed", error, { requestId })
    return isDatabaseUnavailable(error)
      ? refuse(words.refusals.unavailable, { status: 503, headers: { "Retry-After": "10" } })
      : refuse(words.refusals.unexpected, { status: 500 })
  }
  const next = nextPath(textField(form, "next"))
  if (result.kind === "signed-in") {
    const headers = cookieHeaders(result.setCookies)
    headers.append("Set-Cookie", await flashes.set(next, { key: "admin-signed-in" }))
    throw redirectDocument(next, { status: 303, headers })
  }
  if (result.kind === "second-step") {
    const headers = cookieHeaders(result.setCookies)
    throw redirect(`${pathTo("/admin/login/second-step")}?${new URLSearchParams({ next })}`, {
      status: 303,
      headers,
    })
  }
  if (result.kind === "check-failed") log.error("sign-in.check-failed", result.error, { requestId })
  const { message, ...init } = refusalOf(result)
  return data<RefusedCredentials>({ email, message }, init)
}

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  useSessionWatch(false)
  const { next } = loaderData
  const toast = useNotice(useRouteLoaderData<typeof rootLoader>("root")?.toast)
  return (
    <AuthPage heading={words.heading} lead={words.lead}>
      {toast && (
        <Notice tone={toast.tone} title={toast.title}>
          {toast.text}
        </Notice>
      )}
      <TypedSafe />
      <CredentialsForm words={words} refused={actionData} hidden={{ next }} />
      <PasskeyForm
        next={next}
        optionsPath={pathTo("/admin/login/passkey")}
        label={moreWords.passkey}
        variant="outline"
      />
      <OtherWay href={pathTo("/admin/password-reset")}>{moreWords.forgot}</OtherWay>
    </AuthPage>
  )
}
