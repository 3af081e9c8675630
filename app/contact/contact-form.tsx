import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { optionsOf } from "#app/lib/text/codes.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary, fieldProblems, type SummaryItem } from "#app/ui/form/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { FormGuards } from "#app/ui/form/form-guards.tsx"
import { SecretWarning } from "#app/ui/form/secret-warning.tsx"
import { SendingForm } from "#app/ui/form/sending-form.tsx"
import { contactContent } from "#content/en/contact.ts"
import { inquiryTypeLabels } from "#content/en/labels.ts"
import { site } from "#content/en/site.ts"
import { type ContactField, type ContactState, contactFields, requiredFields } from "./contact-schema.ts"
import { contactLimits, inquiryTypeWords } from "./options.ts"

const words = contactContent.form
const required: readonly ContactField[] = requiredFields

export type ContactFormProps = { constraints: Record<string, FieldConstraints>; state: ContactState }

/** Posts without client-side validation: the server reports all errors at once. */
export function ContactForm({ constraints, state }: ContactFormProps) {
  const { values, errors, token, submissionKey } = state
  const hints: Partial<Record<ContactField, string>> = {
    email: words.hints.email,
    message: format(words.hints.message, { max: contactLimits.message.toLocaleString(site.locale) }),
  }
  const field = (name: ContactField) => ({
    name,
    label: words.fields[name],
    hint: hints[name],
    error: errors[name],
    defaultValue: values[name],
    required: required.includes(name),
    maxLength: constraints[name]?.maxLength,
  })
  // A select has no maxlength. The message has none either: pasted text must not be cut off silently, so the server
  // refuses it.
  const { maxLength: _, ...category } = field("category")
  const { maxLength: __, ...message } = field("message")
  return (
    <section aria-labelledby="message-heading" className="panel grid content-start gap-5 p-5 sm:p-8">
      <h2 id="message-heading" className="text-heading">
        {words.heading}
      </h2>
      <SecretWarning>
        <SendingForm done={pathTo("/contact")} failed={contactContent.failures.insert}>
          <ErrorSummary items={summary(state)} />
          <form method="post" action={pathTo("/contact")} noValidate className="grid gap-5">
            <FormGuards {...{ token, submissionKey }} />
            <TextField {...field("name")} autoComplete="name" />
            <TextField {...field("email")} type="email" autoComplete="email" />
            <TextField {...field("subject")} />
            <SelectField
              {...category}
              empty={words.choose}
              options={optionsOf(inquiryTypeWords, inquiryTypeLabels)}
            />
            <TextArea {...message} rows={8} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button variant="gold" size="lg" className="min-w-48">
                {words.submit}
              </Button>
              <p className="text-ivory-300 text-sm">
                {words.privacy}{" "}
                <a href={pathTo("/privacy")} className="text-link">
                  {words.privacyLink}
                </a>
              </p>
            </div>
          </form>
        </SendingForm>
      </SecretWarning>
    </section>
  )
}

function summary({ notice, errors }: ContactState): SummaryItem[] {
  const items = fieldProblems(contactFields, errors)
  return notice ? [{ message: notice.title }, ...items] : items
}
