import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { TextArea } from "#app/ui/form/field.tsx"
import { useKeptForm } from "#app/ui/form/use-kept-form.ts"
import { ConfirmRows } from "#app/ui/list/confirm-rows.tsx"
import { moderation } from "#content/en/moderation.ts"
import { reopenReasonLength } from "../options.ts"

const words = moderation.reopening

type Props = {
  /** The submissions to reopen. */
  rows: { id: number; name: string }[]
  /** The page to return to. */
  back: string
  values?: { reopenReason?: string }
  errors?: FieldErrors
}

/** Asks for one reason before several submissions are reopened. */
export function ReopeningForm({ rows, back, values, errors }: Props) {
  const form = useKeptForm(`reopen ${rows.map(({ id }) => id)}`)
  return (
    <ConfirmRows
      ref={form}
      heading={rows.length === 1 ? words.confirm : words.confirmMany}
      rows={rows}
      nameOf={({ name }) => <strong>{name}</strong>}
      submit={words.submit}
      cancel={moderation.rejection.cancel}
      back={back}
    >
      <p className="text-sm text-ivory-300">{words.hint}</p>
      <TextArea
        name="reopenReason"
        label={words.reason}
        hint={words.reasonHint}
        error={errors?.reopenReason}
        defaultValue={values?.reopenReason}
        maxLength={reopenReasonLength}
        rows={2}
        required
      />
    </ConfirmRows>
  )
}
