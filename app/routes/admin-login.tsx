import { data, redirect, useRouteLoaderData } from "react-router"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"
import type { SignInOutcome } from "#app/features/admin/auth.server.ts"
import { readCredentials } from "#app/features/admin/credentials.ts"
import { CredentialsForm, GatePage } from "#app/features/admin/credentials-form.tsx"
import { nextPath } from "#app/features/admin/require-admin.server.ts"
import { useSessionWatch } from "#app/features/admin/session-watch.ts"
import { countText } from "#app/platform/fill.ts"
import { setFlash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import type { loader as rootLoader } from "#app/root.tsx"
import { requestFacts, services } from "#app/services.ts"
import { Notice } from "#app/ui/notice.tsx"
import { adminContent } from "#content/en/admin.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-login"

const words = adminContent.login

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
  if (admin) throw redirect(next)
  return { next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, clock, log, secrets } = context.get(services)
  const { id: requestId, limitGroup } = context.get(requestFacts)
  const form = await readForm(request)
  const { email, password, errors } = readCredentials(form)
  if (errors) return data({ email, errors }, 422)

  const refuse = (message: string, init: { status: number; headers?: HeadersInit }) =>
    data({ email, message }, init)
  let result: SignInOutcome
  try {
    result = await auth.signIn({ email, password, request, limitGroup, now: clock() })
  } catch (error) {
    // Answered here and not by an error page, so that the form stays as it was.
    log.error("sign-in.failed", error, { requestId })
    return isDatabaseUnavailable(error)
      ? refuse(words.refusals.unavailable, { status: 503 })
      : refuse(words.refusals.unexpected, { status: 500 })
  }
  switch (result.outcome) {
    case "signed-in": {
      const headers = new Headers(result.setCookies.map((cookie): [string, string] => ["Set-Cookie", cookie]))
      headers.append("Set-Cookie", await setFlash(secrets, { key: "admin-signed-in" }))
      throw redirect(nextPath(textField(form, "next")), { status: 303, headers })
    }
    case "check-failed":
      log.error("sign-in.check-failed", result.error, { requestId })
      return refuse(words.refusals["check-failed"], { status: 503 })
    case "wait":
      return refuse(waitMessage(result.seconds), {
        status: 429,
        headers: { "Retry-After": String(result.seconds) },
      })
    case "busy":
      return refuse(words.refusals.busy, { status: 503, headers: { "Retry-After": "2" } })
    default:
      return refuse(words.refusals[result.outcome], { status: result.outcome === "not-admin" ? 403 : 401 })
  }
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

function waitMessage(seconds: number): string {
  return seconds < 120
    ? countText(words.waitSeconds, seconds, site.locale)
    : countText(words.waitMinutes, Math.ceil(seconds / 60), site.locale)
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
    </GatePage>
  )
}
