import { PasswordField } from "#app/auth/passwords/password-field.tsx"
import { PasskeyButton } from "#app/auth/second-factors/passkey-button.tsx"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { adminSettings } from "#content/en/admin-settings.ts"

const words = adminSettings.proof

/** Whether the person recently entered a password or passkey, and has passkeys. */
export type ProofState = { isProven: boolean; hasPasskeys: boolean }

/** Differs per section, because ids must be unique on a page. */
export const proofField = (intent: string) => `proof-${intent}`

/**
 * The end of a form that requires a password or passkey, unless one was entered
 * recently. Part of the form itself, so that typed values are sent along.
 */
export function ProofFields({
  intent,
  save,
  busy,
  error,
  isProven,
  hasPasskeys,
}: ProofState & { intent: string; save: string; busy: boolean; error?: string }) {
  const button = (
    <Button variant="gold" disabled={busy} className="justify-self-start max-sm:px-3">
      {save}
    </Button>
  )
  if (isProven) return button
  return (
    <div className="grid max-w-xl gap-4 border-t border-ink-700 pt-5">
      <p className="text-ivory-300">{words.lead}</p>
      <PasswordField name={proofField(intent)} label={words.password} error={error} />
      {button}
      {hasPasskeys && (
        <PasskeyButton
          task="get"
          optionsPath={`${pathTo("/admin/account/passkey-options")}?for=confirm`}
          label={words.passkey}
          variant="outline"
        />
      )}
    </div>
  )
}
