import type { FieldConstraints, FieldErrors } from "#app/platform/form/parse-form.ts"
import { TextArea } from "#app/ui/field.tsx"
import { ConfirmRows } from "#app/ui/staff-list/confirm-rows.tsx"
import { useKeptForm } from "#app/ui/use-kept-form.ts"
import { moderation } from "#content/en/moderation.ts"

export type RejectionWords = Record<
  "confirm" | "confirmMany" | "reasonHint" | "submit" | "submitMany",
  string
>

type Props = {
  words: RejectionWords
  /** The submissions that would be rejected. */
  rows: { id: number; name: string }[]
  /** Where the person came from. */
  back: string
  constraints: Record<string, FieldConstraints>
  values?: { reason: string }
  errors?: FieldErrors
}

/** Asks once more before submissions are rejected, and for the reason their senders will read. */
export function RejectionForm({ words, rows, back, constraints, values, errors }: Props) {
  const form = useKeptForm(`reject ${back} ${rows.map(({ id }) => id)}`)
  const isOne = rows.length === 1
  return (
    <ConfirmRows
      ref={form}
      heading={isOne ? words.confirm : words.confirmMany}
      rows={rows}
      nameOf={({ name }) => <strong>{name}</strong>}
      submit={isOne ? words.submit : words.submitMany}
      cancel={moderation.rejection.cancel}
      back={back}
    >
      <TextArea
        name="reason"
        label={moderation.rejection.reason}
        hint={words.reasonHint}
        error={errors?.reason}
        maxLength={constraints.reason?.maxLength}
        defaultValue={values?.reason}
      />
    </ConfirmRows>
  )
}
