import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { TextField } from "#app/ui/field.tsx"
import type { CredentialErrors } from "./credentials.server.ts"

export type Refusal = {
  email: string
  /** What is wrong with the fields ... */
  errors?: CredentialErrors
  /** ... or with the attempt as a whole. */
  message?: string
}

/** E-mail address and password, to sign in or to make the first account. The password is never sent back. */
export function CredentialsForm({
  words,
  refusal,
  newPassword,
  children,
}: {
  words: { email: string; password: string; passwordHint?: string; submit: string; busy: string }
  refusal?: Refusal
  newPassword?: { minLength: number; maxLength: number }
  children?: ReactNode
}) {
  const busy = useNavigation().formMethod === "POST"
  const errors = refusal?.errors
  const fieldErrors = Object.entries(errors ?? {}).map(([field, message]) => ({ field, message }))
  return (
    // The fields are checked in one place, on the server, and in our words.
    <Form method="post" noValidate className="grid gap-5">
      <ErrorSummary items={refusal?.message ? [{ message: refusal.message }] : fieldErrors} />
      {children}
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
        defaultValue={refusal?.email}
        error={errors?.email}
      />
      <TextField
        name="password"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete={newPassword ? "new-password" : "current-password"}
        {...newPassword}
        required
        error={errors?.password}
      />
      <Button variant="gold" disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </Form>
  )
}

/** A page of one panel, for who is not (yet) inside. */
export function GatePage({
  heading,
  lead,
  children,
}: {
  heading: string
  lead?: string
  children: ReactNode
}) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-ink-950 p-4 text-ivory-50">
      <div className="grid w-full max-w-md gap-6 rounded-panel border border-ink-700 bg-ink-900 p-6 sm:p-8">
        <div className="grid gap-2">
          <h1 className="text-heading">{heading}</h1>
          {lead && <p className="text-ivory-300">{lead}</p>}
        </div>
        {children}
      </div>
    </main>
  )
}
