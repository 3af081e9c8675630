import { Form, Link, useNavigation } from "react-router"
import type { FieldConstraints, FieldErrors } from "#app/platform/form/parse-form.ts"
import { Button } from "#app/ui/button.tsx"
import { TextArea } from "#app/ui/field.tsx"
import { adminMerchants } from "#content/en/admin-merchants.ts"

const words = adminMerchants.rejection

type Props = {
  /** The applications that would be rejected. */
  applications: { id: number; businessName: string }[]
  /** Where the person came from. */
  back: string
  constraints: Record<string, FieldConstraints>
  values?: { reason: string }
  errors?: FieldErrors
}

/** Asks once more before an application is rejected, and for the reason the owner will read. */
export function RejectionForm({ applications, back, constraints, values, errors }: Props) {
  const busy = useNavigation().state !== "idle"
  return (
    <Form method="post" className="panel grid max-w-xl gap-4 p-5">
      <h1 className="font-sans text-xl font-bold">
        {applications.length === 1 ? words.confirm : words.confirmMany}
      </h1>
      <ul className="grid gap-1 font-semibold">
        {applications.map(({ id, businessName }) => (
          <li key={id} className="wrap-anywhere">
            <input type="hidden" name="ids" value={id} />
            {businessName}
          </li>
        ))}
      </ul>
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
          to={back}
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
        >
          {words.cancel}
        </Link>
      </div>
    </Form>
  )
}
