import type { ReactNode } from "react"
import { EmailField, TextField } from "#app/ui/form/field.tsx"
import { SubmitForm } from "#app/ui/form/submit-form.tsx"
import type { CredentialErrors } from "../passwords/credentials.server.ts"

export type RefusedCredentials = { email: string; errors?: CredentialErrors; message?: string }

type Props = {
  words: { email: string; password: string; passwordHint?: string; submit: string; busy: string }
  refused?: RefusedCredentials
  newPassword?: { minLength: number; maxLength: number }
  hidden?: Record<string, string>
  children?: ReactNode
}

/** E-mail address and password, for sign-in or for the first account. The server never sends the password back. */
export function CredentialsForm({ words, refused, newPassword, hidden, children }: Props) {
  return (
    <SubmitForm refused={refused} hidden={hidden} submit={words.submit} busy={words.busy} layout="grid gap-5">
      <EmailField
        label={words.email}
        autoComplete="username"
        defaultValue={refused?.email}
        error={refused?.errors?.email}
      />
      <TextField
        name="password"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete={newPassword ? "new-password" : "current-password"}
        {...newPassword}
        required
        error={refused?.errors?.password}
      />
      {children}
    </SubmitForm>
  )
}
