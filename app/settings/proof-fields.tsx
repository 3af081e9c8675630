import { PasswordField } from "#app/auth/passwords/password-field.tsx"
import { PasskeyButton } from "#app/auth/second-factors/passkey-button.tsx"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { adminSettings } from "#content/en/admin-settings.ts"

const words = adminSettings.proof

/** Who is signed in, as far as a section asks for a fresh proof of it. */
export type ProofState = { isProven: boolean; hasPasskeys: boolean }

/** The field's name differs from section to section: an id is there once on a page. */
export const proofField = (intent: string) => `proof-${intent}`

/**
 * The end of a form that asks for a password or a passkey, unless one was shown lately. It stands in the form itself, so that
 * what was typed goes with it.
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
