import { useState } from "react"
import { ApplicationFields } from "#app/platform/business/application/application-fields.tsx"
import type { ApplicationValues } from "#app/platform/business/application/application-rules.ts"
import { listingFields } from "#app/platform/business/listing/listing-values.ts"
import type { ApplicationField } from "#app/platform/business/options.ts"
import type { FieldConstraints, FieldErrors } from "#app/platform/form/parse-form.ts"
import { ErrorSummary, fieldProblems } from "#app/ui/form/error-summary.tsx"

type Props = {
  values: ApplicationValues
  errors: FieldErrors<ApplicationField>
  constraints: Record<string, FieldConstraints>
  /** Packed: packed-options.ts. */
  countries: string
  towns: string
}

/** The fields of an application, as staff fill them in. */
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
