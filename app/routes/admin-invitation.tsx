import { data, redirectDocument } from "react-router"
import { readChosenPassword } from "#app/features/admin/chosen-password.server.ts"
import { cookieHeaders } from "#app/features/admin/cookie-headers.ts"
import { GatePage } from "#app/features/admin/credentials-form.tsx"
import { NewPasswordForm } from "#app/features/admin/new-password-form.tsx"
import * as team from "#app/features/admin/team.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { fill } from "#app/platform/fill.ts"
import { requestFacts, services } from "#app/services.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-invitation"

const words = accountContent.invitation

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.email ? words.title : words.closedTitle} | ${site.name}` },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
]

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Only looks: programs that check mails open links too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const invitation = await orUnavailable(() => team.findInvitation(db, params.token, clock()))
  return data({ email: invitation?.email }, invitation ? 200 : 404)
}

type Refused = { error?: string; message?: string }

export async function action({ request, params, context }: Route.ActionArgs) {
  const { auth, db, clock, publicUrl } = context.get(services)
  const { limitGroup } = context.get(requestFacts)
  const now = clock()
  const refuse = (refused: Refused, init: ResponseInit | number) => data(refused, init)
  // Before the hash, so that nobody without a link makes the machine work.
  const invitation = await orUnavailable(() => team.findInvitation(db, params.token, now))
  if (!invitation) return refuse({}, 404)
  const { email } = invitation
  const chosen = await readChosenPassword(auth, request, email)
  if (chosen.refused) return refuse(chosen.refused, chosen.init)
  const { password, passwordHash } = chosen
  const admin = await orUnavailable(() =>
    team.acceptInvitation(db, params.token, passwordHash, { publicUrl, now }),
  )
  if (!admin) return refuse({}, 404)

  const signedIn = await orUnavailable(() => auth.signIn({ email, password, request, limitGroup, now }))
  // The account is there even if this network has to wait: then it signs in by hand.
  const setCookies = signedIn.outcome === "signed-in" ? signedIn.setCookies : []
  throw redirectDocument("/admin", { status: 303, headers: cookieHeaders(setCookies) })
}

export default function AdminInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData
  if (!email)
    return (
      <GatePage heading={words.closedTitle} lead={words.closed}>
        <a href="/admin/login" className={buttonClass({ variant: "outline" })}>
          {words.toLogin}
        </a>
      </GatePage>
    )
  return (
    <GatePage heading={words.heading} lead={fill(words.lead, { email })}>
      <NewPasswordForm words={words} email={email} refusal={actionData} />
    </GatePage>
  )
}
