import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { useKeptForm } from "#app/ui/form/use-kept-form.ts"
import { ConfirmRows } from "#app/ui/list/confirm-rows.tsx"
import { moderation } from "#content/en/moderation.ts"
import { RejectionFields, type RejectionProps } from "./rejection-fields.tsx"

type Props = Omit<RejectionProps, "error"> & {
  /** The submissions to reject. */
  rows: { id: number; name: string }[]
  /** The page to return to. */
  back: string
  errors?: FieldErrors
}

/** Asks for confirmation and a reason before several submissions are rejected. */
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
