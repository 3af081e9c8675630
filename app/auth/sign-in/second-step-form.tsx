import { pathTo } from "#app/lib/http/path-to.ts"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { problemsOf, type Refused, SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { PasskeyForm } from "../second-factors/passkey-button.tsx"

const words = accountContent.secondStep

type Props = {
  next: string
  takesCode: boolean
  takesPasskey: boolean
  takesRecoveryCode: boolean
  refused?: Refused<"code" | "recoveryCode">
}

/** The second step after the password: a code, a passkey or a recovery code. */
export function SecondStepForm({ next, takesCode, takesPasskey, takesRecoveryCode, refused }: Props) {
  const { errors } = refused ?? {}
  return (
    <div className="grid gap-6">
      <ErrorSummary items={problemsOf(refused)} />
      {takesCode && (
        <SubmitForm hidden={{ next }} submit={words.submit} busy={words.busy} layout="grid gap-4">
          <TextField
            name="code"
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            spellCheck={false}
            required
            error={errors?.code}
            className="text-xl tracking-[0.3em] tabular-nums"
          />
        </SubmitForm>
      )}
      {takesPasskey && (
        <PasskeyForm
          next={next}
          optionsPath={`${pathTo("/admin/login/passkey")}?for=second-step`}
          label={words.passkey}
          variant={takesCode ? "outline" : "gold"}
        >
          {!takesCode && (
            <noscript>
              <p className="text-ivory-300">{words.noScript}</p>
            </noscript>
          )}
        </PasskeyForm>
      )}
      {takesRecoveryCode && (
        <details open={Boolean(errors?.recoveryCode)} className="border-t border-ink-700 pt-3">
          <summary className="flex min-h-11 cursor-pointer items-center text-gold-400 underline underline-offset-4">
            {words.lost}
          </summary>
          <SubmitForm
            hidden={{ next }}
            submit={words.recoverySubmit}
            busy={words.busy}
            layout="grid gap-4 pt-3"
            variant="outline"
          >
            <TextField
              name="recoveryCode"
              label={words.recoveryCode}
              hint={words.recoveryHint}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={40}
              spellCheck={false}
              required
              error={errors?.recoveryCode}
              className="font-mono"
            />
          </SubmitForm>
        </details>
      )}
    </div>
  )
}
