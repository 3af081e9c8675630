import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { PasskeyButton } from "./passkey-button.tsx"
import { PasswordField } from "./password-field.tsx"

const words = accountContent.confirm

type Props = {
  next: string
  hasPasskeys: boolean
  refusal?: { message: string; field?: "password" }
}

/** Asks who is signed in for the password, or a passkey, once more. */
export function ConfirmForm({ next, hasPasskeys, refusal }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <section className="panel grid max-w-xl gap-5 p-5">
      <div className="grid gap-2">
        <h1 className="font-sans text-xl font-bold">{words.heading}</h1>
        <p className="text-ivory-300">{words.lead}</p>
      </div>
      <ErrorSummary items={refusal ? [refusal] : []} />
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="next" value={next} />
        <PasswordField
          name="password"
          label={words.password}
          error={refusal?.field ? refusal.message : undefined}
        />
        <Button variant="gold" disabled={busy} className="justify-self-start">
          {words.submit}
        </Button>
      </Form>
      {hasPasskeys && (
        <Form method="post" className="border-t border-ink-700 pt-4 empty:hidden">
          <input type="hidden" name="next" value={next} />
          <PasskeyButton
            task="get"
            optionsPath="/admin/account/passkey-options?for=confirm"
            label={words.passkey}
            variant="outline"
          />
        </Form>
      )}
    </section>
  )
}
