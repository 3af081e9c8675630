import { data, Form, redirect, redirectDocument, useRouteLoaderData } from "react-router"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"
import { cookieHeaders } from "#app/features/admin/cookie-headers.ts"
import { readCredentials } from "#app/features/admin/credentials.server.ts"
import { CredentialsForm, GatePage } from "#app/features/admin/credentials-form.tsx"
import { PasskeyButton } from "#app/features/admin/passkey-button.tsx"
import { nextPath } from "#app/features/admin/require-admin.server.ts"
import { useSessionWatch } from "#app/features/admin/session-watch.ts"
import type { SignInOutcome } from "#app/features/admin/sign-in-outcomes.ts"
import { refusalOf } from "#app/features/admin/sign-in-refusals.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import type { loader as rootLoader } from "#app/root.tsx"
import { requestFacts, services } from "#app/services.ts"
import { Notice } from "#app/ui/notice.tsx"
import { adminContent } from "#content/en/admin.ts"
import { signInContent } from "#content/en/admin-sign-in.ts"
import type { Route } from "./+types/admin-login"

const words = adminContent.login
const { login: moreWords } = signInContent

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...words, index: false })

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth, clock } = context.get(services)
  const admin = await auth.currentAdmin(request, clock()).catch((error) => {
    // The form opens, and comes back with its message, while the database is away.
    if (isDatabaseUnavailable(error)) return null
    throw error
  })
  const next = nextPath(url.searchParams.get("next"))
  if (admin) throw redirectDocument(next)
  return { next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, clock, log, flashes } = context.get(services)
  const { id: requestId, limitGroup } = context.get(requestFacts)
  const form = await readForm(request)
  const passkey = textField(form, "passkey")
  const { email, password, errors } = readCredentials(form)
  if (errors && !passkey) return data({ email, errors }, 422)

  const refuse = (message: string, init: { status: number; headers?: HeadersInit }) =>
    data({ email, message }, init)
  const attempt = { request, limitGroup, now: clock() }
  let result: SignInOutcome
  try {
    result = passkey
      ? await auth.signInWithPasskey({ ...attempt, passkey })
      : await auth.signIn({ ...attempt, email, password })
  } catch (error) {
    // Answered here and not by an error page, so that the form stays as it was.
    log.error("sign-in.failed", error, { requestId })
    return isDatabaseUnavailable(error)
      ? refuse(words.refusals.unavailable, { status: 503 })
      : refuse(words.refusals.unexpected, { status: 500 })
  }
  const next = nextPath(textField(form, "next"))
  if (result.outcome === "signed-in") {
    const headers = cookieHeaders(result.setCookies)
    headers.append("Set-Cookie", await flashes.set({ key: "admin-signed-in" }))
    throw redirectDocument(next, { status: 303, headers })
  }
  if (result.outcome === "second-step") {
    const headers = cookieHeaders(result.setCookies)
    throw redirect(`/admin/login/second-step?${new URLSearchParams({ next })}`, { status: 303, headers })
  }
  if (result.outcome === "check-failed") log.error("sign-in.check-failed", result.error, { requestId })
  const { message, ...init } = refusalOf(result)
  return refuse(message, init)
}

/** Without a connection the form stays as it was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof TypeError) return { email: "", message: words.refusals.unreachable }
    throw error
  }
}

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  useSessionWatch(false)
  const toast = useRouteLoaderData<typeof rootLoader>("root")?.toast
  return (
    <GatePage heading={words.heading} lead={words.lead}>
      {toast && (
        <Notice tone={toast.tone} title={toast.title}>
          {toast.text}
        </Notice>
      )}
      <CredentialsForm words={words} refusal={actionData}>
        <input type="hidden" name="next" value={loaderData.next} />
      </CredentialsForm>
      <Form method="post" className="grid">
        <input type="hidden" name="next" value={loaderData.next} />
        <PasskeyButton
          task="get"
          optionsPath="/admin/login/passkey"
          label={moreWords.passkey}
          variant="outline"
        />
      </Form>
      <a
        href="/admin/password-reset"
        className="inline-flex min-h-11 items-center justify-self-start text-gold-400 underline underline-offset-4"
      >
        {moreWords.forgot}
      </a>
    </GatePage>
  )
}
