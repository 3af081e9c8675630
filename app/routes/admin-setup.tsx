import { data, redirectDocument } from "react-router"
import { readNewCredentials } from "#app/features/admin/credentials.server.ts"
import { CredentialsForm, GatePage, type Refusal } from "#app/features/admin/credentials-form.tsx"
import { passwordLength } from "#app/features/admin/options.ts"
import { isSetupLinkOpen } from "#app/features/admin/setup-links.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { requestFacts, services } from "#app/services.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { adminContent } from "#content/en/admin.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-setup"

const words = adminContent.setup

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.open ? words.title : words.closed.title} | ${site.name}` },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
]

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const open = await orUnavailable(() => isSetupLinkOpen(db, params.token, clock()))
  const newPassword = { minLength: passwordLength.min, maxLength: passwordLength.max }
  return data({ open, newPassword }, open ? 200 : 404)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { auth, clock } = context.get(services)
  const { email, password, errors } = await readNewCredentials(await readForm(request))
  const refuse = (refusal: Omit<Refusal, "email">, init: ResponseInit | number) =>
    data({ email, ...refusal }, init)
  if (errors) return refuse({ errors }, 422)

  const now = clock()
  const created = await orUnavailable(() => auth.createFirstAdmin(params.token, { email, password }, now))
  if (created.outcome === "link-closed") return refuse({}, 404)
  if (created.outcome === "email-taken") return refuse({ errors: { email: words.emailTaken } }, 409)
  if (created.outcome === "busy")
    return refuse(
      { message: adminContent.login.refusals.busy },
      { status: 503, headers: { "Retry-After": "2" } },
    )

  const { limitGroup } = context.get(requestFacts)
  const signedIn = await auth.signIn({ email, password, request, limitGroup, now })
  // The account is there even if this network has to wait: then it signs in by hand.
  const setCookies = signedIn.outcome === "signed-in" ? signedIn.setCookies : []
  const headers = setCookies.map((cookie): [string, string] => ["Set-Cookie", cookie])
  throw redirectDocument("/admin", { status: 303, headers })
}

export default function AdminSetup({ loaderData, actionData }: Route.ComponentProps) {
  // After an action the loader has asked again: a link that closed meanwhile shows as closed.
  if (!loaderData.open)
    return (
      <GatePage heading={words.closed.heading} lead={words.closed.text}>
        <p className="text-ivory-300">{words.closed.command}</p>
        <pre className="overflow-x-auto rounded-control bg-ink-950 p-3">
          <code>{words.closed.commandText}</code>
        </pre>
        <a href="/admin/login" className={buttonClass({ variant: "outline" })}>
          {words.closed.logIn}
        </a>
      </GatePage>
    )
  return (
    <GatePage heading={words.heading} lead={words.lead}>
      <CredentialsForm words={words} refusal={actionData} newPassword={loaderData.newPassword} />
    </GatePage>
  )
}
