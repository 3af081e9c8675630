import { mailTopics } from "#app/lib/mail/staff-topics.ts"
import { format } from "#app/lib/text/format.ts"
import { SubmitForm } from "#app/ui/form/submit-form.tsx"
import { accountContent } from "#content/en/admin-account.ts"

const words = accountContent.account.mails

type Props = {
  /** Null if never chosen. */
  chosen: string[] | null
  /** Addresses from the settings that get every mail. Without them, people who have not chosen get every mail. */
  shared: string[]
}

/** The choice of staff mails for this person. */
export function MailChoiceSection({ chosen, shared }: Props) {
  const getsAll = chosen === null && shared.length === 0
  return (
    <section aria-labelledby="mails" className="panel grid gap-3 p-5">
      <h2 id="mails" className="font-sans text-lg font-bold">
        {words.title}
      </h2>
      <p className="measure text-ivory-300">{words.text}</p>
      {shared.length > 0 && (
        <p className="measure text-ivory-300 wrap-anywhere">
          {format(words.shared, { addresses: shared.join(", ") })}
        </p>
      )}
      <SubmitForm
        layout="grid gap-3"
        name="intent"
        value="mails"
        variant="secondary"
        className="justify-self-start"
        submit={words.save}
      >
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="mb-1 font-semibold">{words.legend}</legend>
          {mailTopics.map((topic) => (
            <label key={topic} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="topic"
                value={topic}
                defaultChecked={getsAll || chosen?.includes(topic)}
                className="size-5 shrink-0 accent-gold-500"
              />
              {words.topics[topic]}
            </label>
          ))}
        </fieldset>
      </SubmitForm>
    </section>
  )
}
