import type { FieldConstraints } from "#app/platform/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { TextField } from "#app/ui/field.tsx"
import { Notice } from "#app/ui/notice.tsx"
import {
  newsletterBox as box,
  newsletterConsent as consent,
  newsletterContent,
} from "#content/en/newsletter.ts"
import type { SubscriptionState } from "./subscription.ts"

const words = newsletterContent.form

type Props = { constraints: Record<string, FieldConstraints>; state: SubscriptionState }

/** The form at /newsletter: for who comes by a link, and for what the box in the footer could not finish. */
export function NewsletterForm({ constraints, state: { email, error, notice, token } }: Props) {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      <p className="text-lg text-ivory-300">{words.lead}</p>
      <ErrorSummary items={error ? [{ field: "email", message: error }] : []} />
      {notice && <Notice tone={notice.tone} title={notice.text} />}
      <form method="post" action="/newsletter" className="panel grid gap-5 p-6">
        <input type="hidden" name="form" value="page" />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="consent" value={consent.version} />
        <p className="visually-hidden" aria-hidden="true">
          <label htmlFor="leave_blank">{box.honeypot}</label>
          <input id="leave_blank" name="leave_blank" tabIndex={-1} autoComplete="off" />
        </p>
        <TextField
          name="email"
          {...constraints.email}
          label={words.label}
          hint={words.hint}
          error={error}
          autoComplete="email"
          required
          defaultValue={email}
        />
        <p className="text-ivory-300">{consent.text}</p>
        <Button variant="gold" className="justify-self-start">
          {words.submit}
        </Button>
      </form>
    </div>
  )
}
