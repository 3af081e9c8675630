import { useState } from "react"
import type { FieldConstraints, FieldErrors } from "#app/lib/form/parse-form.ts"
import { ErrorSummary, fieldProblems } from "#app/ui/form/error-summary.tsx"
import { ApplicationFields } from "../application/application-fields.tsx"
import type { ApplicationValues } from "../application/application-rules.ts"
import { listingFields } from "../listing/listing-values.ts"
import type { ApplicationField } from "../options.ts"

type Props = {
  values: ApplicationValues
  errors: FieldErrors<ApplicationField>
  constraints: Record<string, FieldConstraints>
  /** Packed by packed-options.ts. */
  countries: string
  towns: string
}

/** The fields of an application, as staff edit them. */
export function ListingFields({ values: given, errors, ...limits }: Props) {
  const [values, setValues] = useState(given)
  return (
    <>
      <ErrorSummary items={fieldProblems(listingFields, errors)} />
      <ApplicationFields
        fields={listingFields}
        values={values}
        errors={errors}
        {...limits}
        onChange={(field, value) => setValues((current) => ({ ...current, [field]: value }))}
        onLeave={() => {}}
      />
    </>
  )
}
