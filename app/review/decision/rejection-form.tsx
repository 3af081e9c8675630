import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { useKeptForm } from "#app/ui/form/use-kept-form.ts"
import { ConfirmRows } from "#app/ui/list/confirm-rows.tsx"
import { moderation } from "#content/en/moderation.ts"
import { RejectionFields, type RejectionProps } from "./rejection-fields.tsx"

type Props = Omit<RejectionProps, "error"> & {
  /** The submissions that would be rejected. */
  rows: { id: number; name: string }[]
  /** Where the person came from. */
  back: string
  errors?: FieldErrors
}

/** Asks once more before several submissions are rejected, and for the reason their senders will read. */
export function RejectionForm({ rows, back, errors, ...fields }: Props) {
  const { words } = fields
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
      <RejectionFields {...fields} error={errors?.reason} />
    </ConfirmRows>
  )
}
