import { data, Form, useNavigation } from "react-router"
import { readEmail } from "#app/features/admin/credentials.server.ts"
import { GatePage } from "#app/features/admin/credentials-form.tsx"
import { askForPasswordReset } from "#app/features/admin/password-reset.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { Button, buttonClass } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { TextField } from "#app/ui/field.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import type { Route } from "./+types/admin-password-reset"

const words = accountContent.reset

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...words, index: false })

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

type Answer = { email: string; sent: boolean; error?: string; message?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, secrets } = context.get(services)
  const { limitGroup } = context.get(requestFacts)
  const { email, error } = readEmail(await readForm(request))
  const answer = (rest: Omit<Answer, "email">, init?: ResponseInit | number) => data({ email, ...rest }, init)
  if (error) return answer({ sent: false, error }, 422)
  const asked = await orUnavailable(() =>
    askForPasswordReset(db, email, { secrets, publicUrl, limitGroup, now: clock() }),
  )
  return asked
    ? answer({ sent: true })
    : answer({ sent: false, message: words.tooMany }, { status: 429, headers: { "Retry-After": "3600" } })
}

export default function AdminPasswordReset({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === "POST"
  if (actionData?.sent)
    return (
      <GatePage heading={words.sentHeading}>
        <p role="status" className="text-ivory-300">
          {words.sent}
        </p>
        <a href="/admin/login" className={buttonClass({ variant: "outline" })}>
          {words.toLogin}
        </a>
      </GatePage>
    )
  const problem = actionData?.error
    ? [{ field: "email", message: actionData.error }]
    : actionData?.message
      ? [{ message: actionData.message }]
      : []
  return (
    <GatePage heading={words.heading} lead={words.lead}>
      <Form method="post" noValidate className="grid gap-5">
        <ErrorSummary items={problem} />
        <TextField
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          defaultValue={actionData?.email}
          error={actionData?.error}
        />
        <Button variant="gold" disabled={busy}>
          {busy ? words.busy : words.submit}
        </Button>
      </Form>
      <a
        href="/admin/login"
        className="inline-flex min-h-11 items-center justify-self-start text-gold-400 underline underline-offset-4"
      >
        {words.toLogin}
      </a>
    </GatePage>
  )
}
