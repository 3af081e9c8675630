import { Form, Link, useNavigation } from "react-router"
import type { FieldConstraints, FieldErrors } from "#app/platform/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/field.tsx"
import { adminMerchants } from "#content/en/admin-merchants.ts"

const words = adminMerchants.rejection

type Props = {
  id: number
  businessName: string
  constraints: Record<string, FieldConstraints>
  values?: { reason: string }
  errors?: FieldErrors
}

/** Asks once more before an application is rejected, and for the reason the owner will read. */
export function RejectionForm({ id, businessName, constraints, values, errors }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="panel grid max-w-xl gap-4 p-5">
      <h1 className="font-sans text-xl font-bold">{words.confirm}</h1>
      <p className="font-semibold wrap-anywhere">{businessName}</p>
      <TextArea
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        error={errors?.reason}
        maxLength={constraints.reason?.maxLength}
        defaultValue={values?.reason}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" disabled={busy}>
          {words.submit}
        </Button>
        <Link
          to={`/admin/merchants/${id}`}
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
        >
          {words.cancel}
        </Link>
      </div>
    </Form>
  )
}
