import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react"
import type { FieldConstraints, FieldErrors } from "#app/platform/form/parse-form.ts"
import { CheckboxField, SelectField, TextArea, TextField } from "#app/ui/field.tsx"
import { merchantContent } from "#content/en/merchants.ts"
import { type ApplicationField, type ApplicationValues, requiredFields } from "./application-rules.ts"

type TextControl = {
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: "url" | "tel" | "email"
  spellCheck?: false
  placeholder?: string
}

/** How each text field is asked; the others follow from the schema: a list is a select, a truth value a box. */
const textControls: Partial<Record<ApplicationField, TextControl>> = {
  businessName: { autoComplete: "organization" },
  website: { type: "url", autoComplete: "url", inputMode: "url", placeholder: "https://" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  ownerName: { autoComplete: "name" },
  address: { autoComplete: "address-line1" },
  city: { autoComplete: "address-level2" },
  state: { autoComplete: "address-level1" },
  zip: { autoComplete: "postal-code" },
  walletAddress: { autoComplete: "off", spellCheck: false, placeholder: "0x..." },
}

const hints: Partial<Record<ApplicationField, string>> = merchantContent.hints

type FieldsProps = {
  fields: readonly ApplicationField[]
  values: ApplicationValues
  errors: FieldErrors<ApplicationField>
  constraints: Record<string, FieldConstraints>
  onChange: (field: ApplicationField, value: string | boolean) => void
  onLeave: (field: ApplicationField) => void
}

/** The given fields of the application, each with its label, hint, limits and error. */
export function ApplicationFields({ fields, values, errors, constraints, onChange, onLeave }: FieldsProps) {
  const required = requiredFields(values)
  return fields.map((field) => {
    const value = values[field]
    const { options, maxLength } = constraints[field] ?? {}
    const common = {
      name: field,
      label: merchantContent.fields[field],
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
    const text = {
      ...common,
      value,
      required: required.includes(field),
      onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
      onBlur: () => onLeave(field),
    }
    if (options)
      return <SelectField key={field} {...text} empty={merchantContent.register.choose} options={options} />
    if (field === "description") return <TextArea key={field} {...text} maxLength={maxLength} />
    return <TextField key={field} {...text} {...textControls[field]} maxLength={maxLength} />
  })
}
