import { data } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { attemptOf, services } from "#app/services.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { EmailField } from "#app/ui/form/field.tsx"
import { type Refused, SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountLinks } from "#content/en/account-links.ts"
import { readEmail } from "../passwords/credentials.server.ts"
import type { Route } from "./+types/password-reset.route"
import { askForPasswordReset } from "./ask-for-reset.server.ts"
import { AuthPage, OtherWay } from "./auth-page.tsx"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

const words = accountLinks.reset

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...words, index: false })

type Answer = { email: string; sent: boolean } & Refused<"email">

/** Same response for every address, so that it does not reveal accounts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(services)
  const { email, error } = readEmail(await readForm(request))
  const refuse = (refused: Refused<"email">, init: ResponseInit | number) =>
    data<Answer>({ email, sent: false, ...refused }, init)
  if (error) return refuse({ errors: { email: error } }, 422)
  const asked = await orUnavailable(() => askForPasswordReset(db, email, attemptOf({ request, context })))
  if (!asked) return refuse({ message: words.tooMany }, { status: 429, headers: { "Retry-After": "3600" } })
  return data<Answer>({ email, sent: true })
}

export default function AdminPasswordReset({ actionData: answer }: Route.ComponentProps) {
  const toLogin = pathTo("/admin/login")
  if (answer?.sent)
    return (
      <AuthPage heading={words.sentHeading}>
        <p role="status" className="text-ivory-300">
          {words.sent}
        </p>
        <ButtonLink href={toLogin} variant="outline">
          {words.toLogin}
        </ButtonLink>
      </AuthPage>
    )
  return (
    <AuthPage heading={words.heading} lead={words.lead}>
      <SubmitForm refused={answer} submit={words.submit} busy={words.busy} layout="grid gap-5">
        <EmailField
          label={words.email}
          autoComplete="username"
          defaultValue={answer?.email}
          error={answer?.errors?.email}
        />
      </SubmitForm>
      <OtherWay href={toLogin}>{words.toLogin}</OtherWay>
    </AuthPage>
  )
}
