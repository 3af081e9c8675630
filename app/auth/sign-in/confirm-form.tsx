import { pathTo } from "#app/lib/http/path-to.ts"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { problemsOf, type Refused, SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { PasswordField } from "../passwords/password-field.tsx"
import { PasskeyForm } from "../second-factors/passkey-button.tsx"

const words = accountContent.confirm

type Props = { next: string; hasPasskeys: boolean; refused?: Refused<"password"> }

/** Asks a signed-in administrator for the password or a passkey again. */
export function ConfirmForm({ next, hasPasskeys, refused }: Props) {
  return (
    <section className="panel grid max-w-xl gap-5 p-5">
      <div className="grid gap-2">
        <h1 className="font-sans text-xl font-bold">{words.heading}</h1>
        <p className="text-ivory-300">{words.lead}</p>
      </div>
      <ErrorSummary items={problemsOf(refused)} />
      <SubmitForm hidden={{ next }} submit={words.submit} layout="grid gap-4" className="justify-self-start">
        <PasswordField name="password" label={words.password} error={refused?.errors?.password} />
      </SubmitForm>
      {hasPasskeys && (
        <PasskeyForm
          next={next}
          optionsPath={`${pathTo("/admin/account/passkey-options")}?for=confirm`}
          label={words.passkey}
          variant="outline"
          className="border-t border-ink-700 pt-4 empty:hidden"
        />
      )}
    </section>
  )
}
