import { data } from "react-router"
import { type AskAnswer, AskLinkPage } from "#app/features/sign-in/ask-link-page.tsx"
import { askForLink } from "#app/features/sign-in/asked-links.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { readEmail } from "#app/platform/passwords/credentials.server.ts"
import { attemptOf, services } from "#app/services.ts"
import type { Refused } from "#app/ui/form/submit-form.tsx"
import { accountLinks } from "#content/en/account-links.ts"
import type { Route } from "./+types/password-reset"

export { actionHeaders as headers } from "#app/platform/http/action-headers.ts"

const words = accountLinks.reset

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...words, index: false })

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(services)
  const { email, error } = readEmail(await readForm(request))
  const refuse = (refused: Refused<"email">, init: ResponseInit | number) =>
    data<AskAnswer>({ email, sent: false, ...refused }, init)
  if (error) return refuse({ errors: { email: error } }, 422)
  const attempt = attemptOf({ request, context })
  const asked = await orUnavailable(() => askForLink(db, "password-reset", email, attempt))
  if (!asked) return refuse({ message: words.tooMany }, { status: 429, headers: { "Retry-After": "3600" } })
  return data<AskAnswer>({ email, sent: true })
}

export default function AdminPasswordReset({ actionData }: Route.ComponentProps) {
  return <AskLinkPage words={words} answer={actionData} />
}
