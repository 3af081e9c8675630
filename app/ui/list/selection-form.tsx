import { type ReactNode, useEffect, useState } from "react"
import { Form } from "react-router"
import { formatCount } from "#app/lib/text/format.ts"
import { classNames } from "#app/ui/class-names.ts"
import { site } from "#content/en/site.ts"
import { staffLists as words } from "#content/en/staff-lists.ts"

type Props = {
  /** The same as the table's `selection.form`. */
  id: string
  /** The address to post to, with the current filter and page. */
  action: string
  /** Buttons named 'intent'. An action that cannot be undone has a confirmation page. */
  children: SelectionButtons
}

/** A function gets the number of selected rows for the text of its buttons; it is 0 without script. */
export type SelectionButtons = ReactNode | ((selected: number) => ReactNode)

/** The actions for selected rows; sticky while some are selected. The rows are posted as 'ids'. */
export function SelectionForm({ id, action, children }: Props) {
  const { count, marked } = useSelectedCount(id)
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
        {formatCount(words.selected, count, site.locale)}
        {count > 0 && marked > 0 && (
          <span className="block text-sm font-normal text-ivory-300">
            {formatCount(words.markedLeft, marked, site.locale)}
          </span>
        )}
      </p>
      {typeof children === "function" ? children(count) : children}
    </Form>
  )
}

/** Returns the number of selected rows, and of unselected rows with a warning. */
function useSelectedCount(form: string) {
  const [counts, setCounts] = useState({ count: 0, marked: 0 })
  useEffect(() => {
    const update = () => {
      const countOf = (which: string) =>
        document.querySelectorAll(`input[name=ids][form="${form}"]${which}`).length
      const [count, marked] = [countOf(":checked"), countOf("[data-marked]:not(:checked)")]
      setCounts((known) => (known.count === count && known.marked === marked ? known : { count, marked }))
    }
    update()
    document.addEventListener("change", update)
    return () => document.removeEventListener("change", update)
  })
  return counts
}
