import type { ComponentProps, ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary, type SummaryItem } from "./error-summary.tsx"

/** What is wrong with a form that was sent: at its fields, or with the attempt as a whole. */
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
  /** What goes with it unseen. */
  hidden?: Record<string, string>
  submit: string
  /** Instead of `submit` while it is on its way. */
  busy?: string
  /** Of the form; `className` is the button's, like all that is not named here. */
  layout: string
  children?: ReactNode
}

/** A form of the back office and its one button. Its fields are checked in one place, on the server, and in our words. */
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
