import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { TextField } from "#app/ui/field.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { PasskeyButton } from "./passkey-button.tsx"
import { useHydrated } from "./use-hydrated.ts"

const words = accountContent.secondStep

type Props = {
  next: string
  takesCode: boolean
  takesPasskey: boolean
  takesRecoveryCode: boolean
  refusal?: { message: string; field?: "code" | "recoveryCode" }
}

/** What an account asks for after the password: a code, a passkey, or one of the codes for when these are lost. */
export function SecondStepForm({ next, takesCode, takesPasskey, takesRecoveryCode, refusal }: Props) {
  const busy = useNavigation().formMethod === "POST"
  const hydrated = useHydrated()
  return (
    <div className="grid gap-6">
      <ErrorSummary items={refusal ? [refusal] : []} />
      {takesCode && (
        <Form method="post" noValidate className="grid gap-4">
          <input type="hidden" name="next" value={next} />
          <TextField
            name="code"
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            spellCheck={false}
            required
            error={refusal?.field === "code" ? refusal.message : undefined}
            className="text-xl tracking-[0.3em] tabular-nums"
          />
          <Button variant="gold" disabled={busy}>
            {busy ? words.busy : words.submit}
          </Button>
        </Form>
      )}
      {takesPasskey && (
        <Form method="post" className="grid">
          <input type="hidden" name="next" value={next} />
          <PasskeyButton
            task="get"
            optionsPath="/admin/login/passkey?for=second-step"
            label={words.passkey}
            variant={takesCode ? "outline" : "gold"}
          />
          {!hydrated && !takesCode && <p className="text-ivory-300">{words.noScript}</p>}
        </Form>
      )}
      {takesRecoveryCode && (
        <details open={refusal?.field === "recoveryCode"} className="border-t border-ink-700 pt-3">
          <summary className="flex min-h-11 cursor-pointer items-center text-gold-400 underline underline-offset-4">
            {words.lost}
          </summary>
          <Form method="post" noValidate className="grid gap-4 pt-3">
            <input type="hidden" name="next" value={next} />
            <TextField
              name="recoveryCode"
              label={words.recoveryCode}
              hint={words.recoveryHint}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              spellCheck={false}
              required
              error={refusal?.field === "recoveryCode" ? refusal.message : undefined}
              className="font-mono"
            />
            <Button variant="outline" disabled={busy}>
              {busy ? words.busy : words.recoverySubmit}
            </Button>
          </Form>
        </details>
      )}
    </div>
  )
}
