import type { FieldConstraints, FieldErrors } from "#app/lib/form/parse-form.ts"
import { optionsOf } from "#app/lib/text/codes.ts"
import { type Options, unpackOptions } from "#app/places/countries/packed-options.ts"
import { CheckboxField, SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { applicationForm } from "#content/en/application-form.ts"
import { listingLabels } from "#content/en/labels.ts"
import { type ApplicationField, businessTypeWords, directoryCategoryWords, ruleOf } from "../options.ts"
import { TownField } from "../position/town-field.tsx"
import { type ApplicationValues, requiredFields } from "./application-rules.ts"

const choices: Partial<Record<ApplicationField, () => Options>> = {
  businessType: () => optionsOf(businessTypeWords, listingLabels.businessTypes),
  directoryCategory: () => optionsOf(directoryCategoryWords, listingLabels.directoryCategories),
}

const hints: Partial<Record<ApplicationField, string>> = applicationForm.hints

type FieldsProps = {
  fields: readonly ApplicationField[]
  countries: string
  /** The choice of towns, made by the server in offer-towns.server.tsx. */
  towns: string
  values: ApplicationValues
  errors: FieldErrors<ApplicationField>
  constraints: Record<string, FieldConstraints>
  onChange: (field: ApplicationField, value: string | boolean) => void
  onLeave: (field: ApplicationField) => void
}

/** Some fields of the application, each with its label, hint, limits and error. */
export function ApplicationFields({
  fields,
  countries,
  towns,
  values,
  errors,
  constraints,
  onChange,
  onLeave,
}: FieldsProps) {
  const required = requiredFields(values)
  return fields.map((field) => {
    const value = values[field]
    const maxLength = constraints[field]?.maxLength
    const common = {
      name: field,
      label: applicationForm.fields[field],
      hint: hints[field],
      error: errors[field],
    }
    if (typeof value === "boolean")
      return (
        <CheckboxField
          key={field}
          {...common}
          checked={value}
          onChange={(event) => onChange(field, event.currentTarget.checked)}
        />
      )
    if (field === "town")
      return <TownField key={field} {...{ towns, value }} onChange={(town) => onChange(field, town)} />
    const text = {
      ...common,
      value,
      required: required.includes(field),
      onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
      onBlur: () => onLeave(field),
    }
    const options = field === "country" ? unpackOptions(countries) : choices[field]?.()
    if (options)
      return <SelectField key={field} {...text} empty={applicationForm.register.choose} options={options} />
    const rule = ruleOf(field)
    if ("multiline" in rule) return <TextArea key={field} {...text} maxLength={maxLength} />
    return <TextField key={field} {...text} {...("input" in rule && rule.input)} maxLength={maxLength} />
  })
}
