import { data, redirectDocument } from "react-router"
import { readNewCredentials } from "#app/auth/passwords/credentials.server.ts"
import { passwordLength } from "#app/auth/passwords/options.ts"
import { AuthPage } from "#app/auth/sign-in/auth-page.tsx"
import { CredentialsForm, type RefusedCredentials } from "#app/auth/sign-in/credentials-form.tsx"
import { refusalOf } from "#app/auth/sign-in/refusals.ts"
import { isSetupLinkOpen, setUp } from "#app/auth/sign-in/setup-links.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { checkValues, readValues } from "#app/lib/form/parse-form.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { cookieHeaders } from "#app/lib/http/cookie-headers.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { attemptOf, services } from "#app/services.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { adminContent } from "#content/en/admin.ts"
import { setupReplyAddress } from "#content/en/admin-setup.ts"
import { setFirstReplyAddress } from "../settings.server.ts"
import { replyAddressSchema } from "../staff-mail.ts"
import type { Route } from "./+types/setup.route"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

const words = adminContent.setup

type RefusedSetup = RefusedCredentials & { replyTo: string; errors?: { replyTo?: string } }

export const handle = { hydrate: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta({ ...words, title: loaderData?.open ? words.title : words.closed.title })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const open = await orUnavailable(() => isSetupLinkOpen(db, params.token, clock()))
  return data({ open }, open ? 200 : 404)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db } = context.get(services)
  const form = await readForm(request)
  const { email, password, errors } = await readNewCredentials(form)
  const typed = readValues(replyAddressSchema, form)
  const { data: reply, errors: replyErrors } = checkValues(replyAddressSchema, typed)
  const refuse = (refused: Omit<RefusedSetup, "email" | "replyTo">, init: ResponseInit | number) =>
    data<RefusedSetup>({ email, replyTo: typed.replyTo, ...refused }, init)
  if (errors || !reply) return refuse({ errors: { ...errors, ...replyErrors } }, 422)

  const attempt = attemptOf({ request, context })
  const made = await orUnavailable(() =>
    setUp(db, params.token, { email, password }, attempt, (tx, by) =>
      setFirstReplyAddress(tx, reply.replyTo, { by, now: attempt.now }),
    ),
  )
  if (made.kind === "link-closed") return refuse({}, 404)
  if (made.kind === "email-taken") return refuse({ errors: { email: words.emailTaken } }, 409)
  if (made.kind === "busy") {
    const { message, ...init } = refusalOf(made)
    return refuse({ message }, init)
  }
  throw redirectDocument(pathTo("/admin"), { status: 303, headers: cookieHeaders(made.setCookies) })
}

export default function AdminSetup({ loaderData, actionData }: Route.ComponentProps) {
  // The loader runs again after an action: a link closed meanwhile is shown as closed.
  if (!loaderData.open)
    return (
      <AuthPage heading={words.closed.heading} lead={words.closed.text}>
        <p className="text-ivory-300">{words.closed.command}</p>
        <pre className="overflow-x-auto rounded-control bg-ink-950 p-3">
          <code>{words.closed.commandText}</code>
        </pre>
        <a href={pathTo("/admin/login")} className={buttonClass({ variant: "outline" })}>
          {words.closed.logIn}
        </a>
      </AuthPage>
    )
  const newPassword = { minLength: passwordLength.min, maxLength: passwordLength.max }
  return (
    <AuthPage heading={words.heading} lead={words.lead}>
      <CredentialsForm words={words} refused={actionData} newPassword={newPassword}>
        <TextField
          type="email"
          {...setupReplyAddress}
          defaultValue={actionData?.replyTo}
          error={actionData?.errors?.replyTo}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          name="replyTo"
          required
          maxLength={254}
        />
      </CredentialsForm>
    </AuthPage>
  )
}
