import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { adminContent } from "#content/en/admin.ts"
import { passwordLength } from "./options.ts"
import { PasswordField } from "./password-field.tsx"

type Props = {
  words: { password: string; submit: string; busy: string }
  /** Whose password it becomes, for the browser's password manager. */
  email: string
  refusal?: { error?: string; message?: string }
}

/** For who followed a link: a new password, and nothing else. */
export function NewPasswordForm({ words, email, refusal }: Props) {
  const busy = useNavigation().formMethod === "POST"
  const problem = refusal?.error
    ? [{ field: "password", message: refusal.error }]
    : refusal?.message
      ? [{ message: refusal.message }]
      : []
  return (
    <Form method="post" noValidate className="grid gap-5">
      <ErrorSummary items={problem} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="password"
        label={words.password}
        hint={adminContent.setup.passwordHint}
        error={refusal?.error}
        length={{ minLength: passwordLength.min, maxLength: passwordLength.max }}
      />
      <Button variant="gold" disabled={busy}>
        {busy ? words.busy : words.submit}
      </Button>
    </Form>
  )
}
