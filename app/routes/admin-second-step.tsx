import { data, redirect, redirectDocument } from "react-router"
import { cookieHeaders } from "#app/features/admin/cookie-headers.ts"
import { GatePage } from "#app/features/admin/credentials-form.tsx"
import { nextPath } from "#app/features/admin/require-admin.server.ts"
import { SecondStepForm } from "#app/features/admin/second-step-form.tsx"
import { useSessionWatch } from "#app/features/admin/session-watch.ts"
import { refusalOf } from "#app/features/admin/sign-in-refusals.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { formMessages } from "#content/en/forms.ts"
import type { Route } from "./+types/admin-second-step"

const words = accountContent.secondStep

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...words, index: false })

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

const loginPath = (next: string) => `/admin/login?${new URLSearchParams({ next })}`

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth, clock, flashes } = context.get(services)
  const now = clock()
  const next = nextPath(url.searchParams.get("next"))
  const [signedIn, at] = await orUnavailable(() =>
    Promise.all([auth.currentAdmin(request, now), auth.findSecondStep(request, now)]),
  )
  if (signedIn) throw redirectDocument(next)
  if (!at) {
    const flash = await flashes.set({ key: "second-step-too-late" })
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
  const { auth, clock, flashes } = context.get(services)
  const { limitGroup } = context.get(requestFacts)
  const form = await readForm(request)
  const next = nextPath(textField(form, "next"))
  const passkey = textField(form, "passkey")
  const field = form.has("recoveryCode") ? "recoveryCode" : "code"
  const code = textField(form, field).trim()
  if (!passkey && !code) return data({ field, message: formMessages.required } as const, 422)

  const proof = passkey ? { passkey } : { code }
  const result = await orUnavailable(() => auth.finishSignIn({ request, limitGroup, proof, now: clock() }))
  if (result.outcome === "signed-in") {
    const headers = cookieHeaders(result.setCookies)
    headers.append("Set-Cookie", await flashes.set({ key: "admin-signed-in" }))
    throw redirectDocument(next, { status: 303, headers })
  }
  if (result.outcome === "start-again") {
    const flash = await flashes.set({ key: "second-step-too-late" })
    throw redirect(loginPath(next), { status: 303, headers: { "Set-Cookie": flash } })
  }
  const { message, ...init } = refusalOf(result)
  const isWrongCode = result.outcome === "invalid-credentials" && !passkey
  return data({ message, field: isWrongCode ? field : undefined } as const, init)
}

export default function AdminSecondStep({ loaderData, actionData }: Route.ComponentProps) {
  useSessionWatch(false)
  return (
    <GatePage heading={words.heading} lead={loaderData.takesCode ? words.leadCode : words.leadPasskey}>
      <SecondStepForm {...loaderData} refusal={actionData} />
      <a
        href={loginPath(loaderData.next)}
        className="inline-flex min-h-11 items-center justify-self-start text-gold-400 underline underline-offset-4"
      >
        {words.startAgain}
      </a>
    </GatePage>
  )
}
