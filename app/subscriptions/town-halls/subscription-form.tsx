import { pathTo } from "#app/lib/http/path-to.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { TextField } from "#app/ui/form/field.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { SendingForm } from "#app/ui/form/sending-form.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { PageToast } from "#app/ui/toast/page-toast.tsx"
import { site } from "#content/en/site.ts"
import { townHallConsent as consent, townHallsContent } from "#content/en/town-halls.ts"
import { townHallLimits } from "./options.ts"
import type { TownHallState } from "./subscription-schema.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "checked-form": React.HTMLAttributes<HTMLElement>
    }
  }
}

const words = townHallsContent.form
const fields = ["fullName", "email"] as const

/** `noValidate`: the messages are ours, from subscription-element.ts or from the server. */
export function SubscriptionForm({ state: { values, errors, notice, token } }: { state: TownHallState }) {
  const field = (name: (typeof fields)[number]) => ({
    name,
    label: words[name],
    error: errors[name],
    "data-error": words.errors[name],
    defaultValue: values[name],
    maxLength: townHallLimits[name],
    required: true,
  })
  const wrong = fields.flatMap((name) => (errors[name] ? [{ field: name, message: errors[name] }] : []))
  return (
    <section aria-labelledby="updates" className="panel grid content-start gap-5 p-5 sm:p-8">
      <h2 id="updates" className="text-heading">
        {words.heading}
      </h2>
      <p className="text-ivory-300">{words.lead}</p>
      <p className="text-ivory-300">{words.first}</p>
      <SendingForm
        done={pathTo("/town-halls")}
        words={words.sending}
        failed={words.toasts.failed.title}
        unknown={words.toasts.failed.text}
      >
        <ErrorSummary items={wrong} />
        {notice && (
          // A refused form starts with the reason: focus scrolls it into view.
          // biome-ignore lint/a11y/noAutofocus: without script too
          <div tabIndex={-1} autoFocus>
            <Notice tone={notice.tone} title={notice.title}>
              {notice.text}
            </Notice>
          </div>
        )}
        {notice && <PageToast toast={notice} label={site.messages} closeLabel={site.close} />}
        <checked-form>
          <form method="post" action={pathTo("/town-halls")} noValidate className="grid gap-5">
            <FormGuards token={token} consent={consent.version} />
            <TextField {...field("fullName")} minLength={townHallLimits.fullNameMin} autoComplete="name" />
            <TextField {...field("email")} type="email" autoComplete="email" />
            <p className="text-ivory-300 text-sm">
              {consent.text}{" "}
              <a href={pathTo("/privacy")} className="text-link">
                {words.privacyLink}
              </a>
            </p>
            <Button variant="gold" size="lg" className="justify-self-start">
              {words.submit}
            </Button>
          </form>
        </checked-form>
      </SendingForm>
    </section>
  )
}
