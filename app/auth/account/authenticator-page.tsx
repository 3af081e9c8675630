import { format } from "#app/lib/text/format.ts"
import { useStaffTimes } from "#app/lib/time/staff-times.tsx"
import { QrCode } from "#app/ui/copy/qr-code.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { problemsOf, SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"
import { AccountFrame } from "../accounts/account-frame.tsx"

const words = accountContent.authenticator

type Props = {
  /** The secret of a new app, its sealed form for the next POST, and the URL in its QR code; null if an app is set up. */
  setUp: { secret: string; sealed: string; address: string } | null
  since: Date | null
  error?: string
}

/** Sets up or removes the authenticator app. */
export function AuthenticatorPage({ setUp, since, error }: Props) {
  return (
    <AccountFrame title={words.title} lead={words.lead}>
      {setUp && <SetUp {...setUp} error={error} />}
      {since && <Remove since={since} />}
    </AccountFrame>
  )
}

function SetUp({ secret, sealed, address, error }: NonNullable<Props["setUp"]> & { error?: string }) {
  return (
    <div className="panel grid gap-5 p-5">
      <ErrorSummary items={problemsOf({ errors: { code: error } })} />
      <div className="grid gap-4">
        <p className="font-semibold">{words.scan}</p>
        <QrCode text={address} label={words.qrLabel} className="w-full max-w-60 rounded-control" />
        <div className="grid gap-1">
          <p className="text-ivory-300">{words.type}</p>
          {/* Groups of four are easier to copy by hand. Apps ignore the spaces. */}
          <code className="w-fit rounded-control bg-ink-950 px-3 py-2 text-lg wrap-anywhere">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </code>
        </div>
      </div>
      <SubmitForm
        submit={words.submit}
        hidden={{ sealed }}
        layout="grid gap-4 border-t border-ink-700 pt-5"
        name="intent"
        value="confirm"
        className="justify-self-start"
      >
        <p className="font-semibold">{words.enter}</p>
        <TextField
          name="code"
          label={words.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          spellCheck={false}
          required
          error={error}
          className="max-w-60 text-xl tracking-[0.3em] tabular-nums"
        />
      </SubmitForm>
    </div>
  )
}

function Remove({ since }: { since: Date }) {
  const { dateText } = useStaffTimes()
  return (
    <section className="panel grid gap-3 p-5">
      <p className="font-semibold">{format(words.onSince, { date: dateText(since) })}</p>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-ember-text underline underline-offset-4">
          {words.remove}
        </summary>
        <SubmitForm
          submit={words.removeConfirm}
          layout="grid gap-3 pt-2"
          name="intent"
          value="remove"
          variant="destructive"
          className="justify-self-start"
        >
          <p className="measure text-ivory-300">{words.removeText}</p>
        </SubmitForm>
      </details>
    </section>
  )
}
