import { type ReactNode, useEffect, useState } from "react"
import { Form } from "react-router"
import { countText } from "#app/platform/fill.ts"
import { classNames } from "#app/ui/class-names.ts"
import { site } from "#content/en/site.ts"
import { staffLists as words } from "#content/en/staff-lists.ts"

type Props = {
  /** As the table's `selection.form`. */
  id: string
  /** Where it is sent, with the filter and page that are on screen. */
  action: string
  /** Buttons named 'intent'. What cannot be taken back asks on a page of its own first. */
  children: ReactNode
}

/** What can be done with the rows that are selected; in sight as long as some are. The rows come as 'ids'. */
export function SelectionForm({ id, action, children }: Props) {
  const count = useSelectedCount(id)
  return (
    <Form
      id={id}
      method="post"
      action={action}
      preventScrollReset
      className={classNames(
        "z-10 flex flex-wrap items-center gap-3 rounded-card border border-ink-600 bg-ink-800 p-3",
        count > 0 && "sticky bottom-3",
      )}
    >
      <p role="status" className="font-semibold">
        {countText(words.selected, count, site.locale)}
      </p>
      {children}
    </Form>
  )
}

function useSelectedCount(form: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const update = () => setCount(document.querySelectorAll(`input[name=ids][form="${form}"]:checked`).length)
    update()
    document.addEventListener("change", update)
    return () => document.removeEventListener("change", update)
  })
  return count
}
