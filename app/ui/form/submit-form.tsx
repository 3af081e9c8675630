import type { ComponentProps, ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary, type SummaryItem } from "./error-summary.tsx"

/** The errors of a rejected form: of its fields, or of the attempt as a whole. */
export type Refused<Field extends string = string> = {
  errors?: Partial<Record<Field, string>>
  message?: string
}

export function problemsOf({ errors = {}, message }: Refused = {}): SummaryItem[] {
  if (message) return [{ message }]
  return Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

type Props = Omit<ComponentProps<typeof Button>, "children" | "hidden"> & {
  refused?: Refused
  /** Values of hidden fields. */
  hidden?: Record<string, string>
  submit: string
  /** Replaces `submit` while the form is sent. */
  busy?: string
  /** The class of the form; `className` and all other props are the button's. */
  layout: string
  children?: ReactNode
}

/** A back-office form with one button. Only the server validates it, with our messages. */
export function SubmitForm({ refused, hidden = {}, submit, busy, layout, children, ...button }: Props) {
  const isSending = useNavigation().state !== "idle"
  return (
    <Form method="post" noValidate className={layout}>
      <ErrorSummary items={problemsOf(refused)} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button variant="gold" disabled={isSending} {...button}>
        {(isSending && busy) || submit}
      </Button>
    </Form>
  )
}
