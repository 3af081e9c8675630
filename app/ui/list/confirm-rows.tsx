import type { ReactNode, Ref } from "react"
import { Form, Link, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"

type Props<Row extends { id: number }> = {
  ref?: Ref<HTMLFormElement>
  heading: string
  /** The rows to change; the form posts their ids again. */
  rows: Row[]
  nameOf(row: Row): ReactNode
  /** Fields and explanations. */
  children: ReactNode
  submit: string
  submitVariant?: "destructive" | "gold"
  cancel: string
  /** The address of the previous page. */
  back: string
}

/** Asks for confirmation before rows of a list are changed for good. */
export function ConfirmRows<Row extends { id: number }>(props: Props<Row>) {
  const { ref, heading, rows, nameOf, children, submit, submitVariant = "destructive", cancel, back } = props
  const busy = useNavigation().state !== "idle"
  return (
    <Form ref={ref} method="post" className="panel grid max-w-xl grid-cols-1 gap-4 p-5">
      <h1 className="font-sans text-xl font-bold">{heading}</h1>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="wrap-anywhere">
            <input type="hidden" name="ids" value={row.id} />
            {nameOf(row)}
          </li>
        ))}
      </ul>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant={submitVariant} disabled={busy}>
          {submit}
        </Button>
        <Link
          to={back}
          className="inline-flex min-h-11 items-center rounded-control px-5 font-semibold hover:bg-ink-800"
        >
          {cancel}
        </Link>
      </div>
    </Form>
  )
}
