import { Form, useNavigation } from "react-router"
import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { adminContent } from "#content/en/admin.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { AccountFrame } from "./account-frame.tsx"
import { passwordLength } from "./options.ts"
import { PasswordField } from "./password-field.tsx"

const words = accountContent.password

type Props = {
  /** Whose password it is, for the browser's password manager. */
  email: string
  refusal?: { errors?: FieldErrors<"current" | "password">; message?: string }
}

export function ChangePasswordForm({ email, refusal }: Props) {
  const busy = useNavigation().state !== "idle"
  const errors = refusal?.errors
  const fieldErrors = Object.entries(errors ?? {}).map(([field, message]) => ({ field, message }))
  return (
    <AccountFrame title={words.title} lead={words.lead}>
      <Form method="post" noValidate className="panel grid gap-5 p-5">
        <ErrorSummary items={refusal?.message ? [{ message: refusal.message }] : fieldErrors} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField name="current" label={words.current} error={errors?.current} />
        <PasswordField
          name="password"
          label={words.next}
          hint={adminContent.setup.passwordHint}
          error={errors?.password}
          length={{ minLength: passwordLength.min, maxLength: passwordLength.max }}
        />
        <Button variant="gold" disabled={busy} className="justify-self-start">
          {words.submit}
        </Button>
      </Form>
    </AccountFrame>
  )
}
