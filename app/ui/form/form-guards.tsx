import type { FormState } from "#app/lib/form/form-state.ts"
import { formMessages } from "#content/en/forms.ts"

type Props = Partial<Pick<FormState<unknown, never>, "token" | "submissionKey">> & {
  /** The version of the consent that the form shows. */
  consent?: string
  /** For a second form on the page. */
  id?: string
}

/** The hidden fields of a public form, for admit-submission.server.ts; one is a honeypot that people leave empty. */
export function FormGuards({ token, submissionKey, consent, id = "leave_blank" }: Props) {
  return (
    <>
      {Object.entries({ token, submissionKey, consent }).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={id}>{formMessages.hiddenField}</label>
        <input id={id} name="leave_blank" tabIndex={-1} autoComplete="off" />
      </p>
    </>
  )
}
