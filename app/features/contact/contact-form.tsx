import { fill } from "#app/platform/fill.ts"
import type { FieldConstraints } from "#app/platform/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary, type SummaryItem } from "#app/ui/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx"
import { SendingForm } from "#app/ui/sending-form.tsx"
import { contactContent } from "#content/en/contact.ts"
import { site } from "#content/en/site.ts"
import { type ContactField, type ContactState, contactFields, requiredFields } from "./contact-schema.ts"
import { contactLimits } from "./options.ts"

const words = contactContent.form
const required: readonly ContactField[] = requiredFields
const hints: Partial<Record<ContactField, string>> = {
  email: words.hints.email,
  message: fill(words.hints.message, { max: contactLimits.message.toLocaleString(site.locale) }),
}

export type ContactFormProps = { constraints: Record<string, FieldConstraints>; state: ContactState }

/** A plain post. What is wrong is said by the server, in whole sentences and all at once, so the browser asks nothing. */
export function ContactForm({ constraints, state }: ContactFormProps) {
  const { values, errors, token, submissionKey } = state
  const field = (name: ContactField) => ({
    name,
    label: words.fields[name],
    hint: hints[name],
    error: errors[name],
    defaultValue: values[name],
    required: required.includes(name),
    maxLength: constraints[name]?.maxLength,
  })
  // A list has no length. A message that is pasted must not be cut off unseen: the server says that it is too long.
  const { maxLength: _, ...category } = field("category")
  const { maxLength: __, ...message } = field("message")
  return (
    <section aria-labelledby="message-heading" className="panel grid content-start gap-5 p-5 sm:p-8">
      <h2 id="message-heading" className="text-heading">
        {words.heading}
      </h2>
      <ErrorSummary items={summary(state)} />
      <SendingForm words={words.sending}>
        <form method="post" action="/contact" noValidate className="grid gap-5">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="submissionKey" value={submissionKey} />
          <p className="visually-hidden" aria-hidden="true">
            <label htmlFor="leave_blank">{words.honeypot}</label>
            <input id="leave_blank" name="leave_blank" tabIndex={-1} autoComplete="off" />
          </p>
          <TextField {...field("name")} autoComplete="name" />
          <TextField {...field("email")} type="email" autoComplete="email" />
          <TextField {...field("subject")} />
          <SelectField {...category} empty={words.choose} options={constraints.category?.options ?? []} />
          <TextArea {...message} rows={8} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button variant="gold" size="lg" className="min-w-48">
              {words.submit}
            </Button>
            <p className="text-ivory-300 text-sm">
              {words.privacy}{" "}
              <a href="/privacy" className="text-link">
                {words.privacyLink}
              </a>
            </p>
          </div>
        </form>
      </SendingForm>
    </section>
  )
}

function summary({ failure, errors }: ContactState): SummaryItem[] {
  const items: SummaryItem[] = contactFields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field, message }] : []
  })
  return failure ? [{ message: failure }, ...items] : items
}
