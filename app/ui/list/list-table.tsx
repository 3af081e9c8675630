import { type MouseEvent, type ReactNode, useRef } from "react"
import { Link } from "react-router"
import type { RowKey } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { classNames } from "#app/ui/class-names.ts"
import { staffLists as words } from "#content/en/staff-lists.ts"

export type ListColumn<Row, Key extends string> = {
  key: Key
  /** A width class such as 'w-28'; the one column without takes the rest. */
  width?: string
  /** Whether a card on a narrow screen, which has no head, shows the title as well. */
  isNamed?: boolean
  cell(row: Row): ReactNode
}

type Props<Row, Key extends string> = {
  caption: string
  titles: Record<Key, string>
  columns: ListColumn<Row, Key>[]
  rows: Row[]
  /** Other rows are being loaded. */
  isBehind?: boolean
  /** For selectable rows: the id of the form for the selection (selection-form.tsx), and the names of rows. */
  selection?: TableSelection<Row>
}

export type TableSelection<Row> = {
  form: string
  nameOf(row: Row): string
  isSelectable?(row: Row): boolean
  /** A row that could be selected a moment ago, and must not change its height. */
  keepsPlace?(row: Row): boolean
  /** A row with a warning: it is selected only by its own checkbox, not by "all" or a range. */
  isMarked?(row: Row): boolean
  /** The ids of initially selected rows. */
  ticked?: string[]
}

/** A table with a sticky head; on a narrow screen each row is a small card. */
export function ListTable<Row extends { id: RowKey }, Key extends string>({
  caption,
  titles,
  columns,
  rows,
  isBehind,
  selection,
}: Props<Row, Key>) {
  const tickRange = useRangeTicks()
  return (
    <table aria-busy={isBehind || undefined} className="w-full max-xl:block xl:table-fixed">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="sticky top-0 z-10 bg-ink-950 text-left text-sm text-ivory-300 max-xl:visually-hidden">
        <tr>
          {selection && (
            <th scope="col" className="w-10 px-3 py-2">
              <span className="visually-hidden">{words.selection}</span>
              <SelectAll form={selection.form} />
            </th>
          )}
          {columns.map(({ key, width }) => (
            <th key={key} scope="col" className={classNames("px-3 py-2 font-semibold", width)}>
              {titles[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="**:scroll-mb-24 max-xl:grid max-xl:grid-cols-1 max-xl:gap-3">
        {rows.map((row) => (
          <tr
            key={row.id}
            data-row
            className="border-t border-ink-700 align-top focus-within:bg-ink-900 max-xl:panel max-xl:grid max-xl:grid-cols-1 max-xl:gap-1 max-xl:p-4"
          >
            {selection && (
              <td className="px-3 py-2 max-xl:p-0 max-xl:empty:hidden">
                {(selection.isSelectable?.(row) ?? true) ? (
                  <input
                    type="checkbox"
                    form={selection.form}
                    name="ids"
                    value={row.id}
                    data-shortcut="x"
                    data-marked={selection.isMarked?.(row) || undefined}
                    defaultChecked={selection.ticked?.includes(String(row.id))}
                    onClick={tickRange}
                    aria-label={format(words.select, { name: selection.nameOf(row) })}
                    className="size-6 accent-gold-500"
                  />
                ) : (
                  selection.keepsPlace?.(row) && (
                    <input type="checkbox" disabled className="invisible size-6" />
                  )
                )}
              </td>
            )}
            {columns.map(({ key, cell, isNamed }) => (
              <td key={key} className="px-3 py-2 wrap-break-word max-xl:p-0 max-xl:empty:hidden xl:text-sm">
                {isNamed && <span className="text-ivory-300 xl:hidden">{titles[key]}: </span>}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SelectAll({ form }: { form: string }) {
  return (
    <input
      type="checkbox"
      aria-label={words.selectAll}
      className="needs-script size-6 accent-gold-500 max-xl:hidden"
      onChange={({ currentTarget }) => {
        tick(boxesOf(form), currentTarget.checked)
      }}
    />
  )
}

function boxesOf(form: string) {
  return [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name=ids][form="${form}"]`)]
}

/** Selects checkboxes, except those of rows with a warning; or unselects all. */
function tick(boxes: HTMLInputElement[], checked: boolean) {
  for (const box of boxes) if (box.checked !== checked && !(checked && box.dataset.marked)) box.click()
}

/** Shift-click applies the change to all rows since the last click. */
function useRangeTicks() {
  const last = useRef<HTMLInputElement>(null)
  return ({ currentTarget: box, shiftKey }: MouseEvent<HTMLInputElement>) => {
    const boxes = boxesOf(box.getAttribute("form") ?? "")
    const [from, to] = [last.current ? boxes.indexOf(last.current) : -1, boxes.indexOf(box)]
    if (shiftKey && from >= 0) tick(boxes.slice(Math.min(from, to), Math.max(from, to) + 1), box.checked)
    last.current = box
  }
}

/** The link to the page of a row. @param label identifies the row */
export function RowLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      data-open
      aria-label={label}
      className="inline-flex min-h-6 font-semibold text-gold-400 underline wrap-anywhere"
    >
      {children}
    </Link>
  )
}
