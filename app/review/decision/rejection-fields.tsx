import type { ChangeEvent } from "react"
import type { FieldConstraints } from "#app/lib/form/parse-form.ts"
import { SelectField, TextArea } from "#app/ui/form/field.tsx"
import { moderation } from "#content/en/moderation.ts"

/** Text templates, by the code that the form posts. */
export type Templates = Record<string, { label: string; text: string }>

type RejectionWords = Record<"confirm" | "confirmMany" | "reasonHint" | "submit" | "submitMany", string> & {
  templates: Templates
}

export type RejectionProps = {
  words: RejectionWords
  constraints: Record<string, FieldConstraints>
  values?: { reason?: string }
  error?: string
}

/** The reason, which the sender reads. */
export function RejectionFields({ words, constraints, values, error }: RejectionProps) {
  return (
    <TemplateFields
      name="reason"
      templateName="template"
      label={moderation.rejection.reason}
      hint={words.reasonHint}
      templates={words.templates}
      error={error}
      maxLength={constraints.reason?.maxLength}
      defaultValue={values?.reason}
    />
  )
}

type TemplateProps = {
  templates: Templates
  name: string
  /** Name of the select field; two forms on a page need different ones. */
  templateName: string
  label: string
  hint: string
  error?: string
  maxLength?: number
  defaultValue?: string
  required?: boolean
}

/** A text for the sender: typed, or started from a template. Without JavaScript both fields are sent. */
export function TemplateFields({ templates: given, templateName, ...text }: TemplateProps) {
  const templates = Object.entries(given)
  const fillIn = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const box = currentTarget.form?.elements.namedItem(text.name)
    const sentence = given[currentTarget.value]?.text
    if (!(box instanceof HTMLTextAreaElement) || !sentence) return
    const own = templates.some(([, template]) => template.text === box.value) ? "" : box.value.trim()
    box.value = own ? `${own}\n\n${sentence}` : sentence
    box.dispatchEvent(new Event("input", { bubbles: true }))
  }
  return (
    <>
      <SelectField
        name={templateName}
        label={moderation.triage.template}
        empty={moderation.triage.noTemplate}
        options={templates.map(([value, { label }]) => ({ value, label }))}
        onChange={fillIn}
      />
      <TextArea {...text} rows={4} />
    </>
  )
}
