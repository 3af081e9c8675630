import { data, redirect } from "react-router"
import { readChosenPassword } from "#app/features/admin/chosen-password.server.ts"
import { GatePage } from "#app/features/admin/credentials-form.tsx"
import { NewPasswordForm } from "#app/features/admin/new-password-form.tsx"
import * as passwordReset from "#app/features/admin/password-reset.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { fill } from "#app/platform/fill.ts"
import { services } from "#app/services.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-password-reset-link"

const words = accountContent.resetLink

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
  const owner = await orUnavailable(() => passwordReset.findPasswordReset(db, params.token, clock()))
  return data({ email: owner?.email }, owner ? 200 : 404)
}

type Refused = { error?: string; message?: string }

export async function action({ request, params, context }: Route.ActionArgs) {
  const { auth, db, clock, publicUrl, flashes } = context.get(services)
  const now = clock()
  const refuse = (refused: Refused, init: ResponseInit | number) => data(refused, init)
  // Before the hash, so that nobody without a link makes the machine work.
  const owner = await orUnavailable(() => passwordReset.findPasswordReset(db, params.token, now))
  if (!owner) return refuse({}, 404)
  const chosen = await readChosenPassword(auth, request, owner.email)
  if (chosen.refused) return refuse(chosen.refused, chosen.init)
  const isSet = await orUnavailable(() =>
    passwordReset.spendPasswordReset(db, params.token, chosen.passwordHash, { publicUrl, now }),
  )
  if (!isSet) return refuse({}, 404)
  const headers = new Headers({ "Set-Cookie": await auth.signOut(request, now) })
  headers.append("Set-Cookie", await flashes.set({ key: "password-reset" }))
  throw redirect("/admin/login", { status: 303, headers })
}

export default function AdminPasswordResetLink({ loaderData, actionData }: Route.ComponentProps) {
  const { email } = loaderData
  if (!email)
    return (
      <GatePage heading={words.closedTitle} lead={words.closed}>
        <a href="/admin/password-reset" className={buttonClass({ variant: "outline" })}>
          {words.again}
        </a>
      </GatePage>
    )
  return (
    <GatePage heading={words.heading} lead={fill(words.lead, { email })}>
      <NewPasswordForm words={words} email={email} refusal={actionData} />
    </GatePage>
  )
}
