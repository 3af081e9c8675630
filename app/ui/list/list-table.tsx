import type { ReactNode } from "react"
import { Link } from "react-router"
import { fill } from "#app/platform/fill.ts"
import { classNames } from "#app/ui/class-names.ts"
import { staffLists as words } from "#content/en/staff-lists.ts"

export type ListColumn<Row, Key extends string> = {
  key: Key
  /** A width class such as 'w-28'; one column goes without and takes what is left. */
  width?: string
  cell(row: Row): ReactNode
}

type Props<Row, Key extends string> = {
  caption: string
  titles: Record<Key, string>
  columns: ListColumn<Row, Key>[]
  rows: Row[]
  /** Others are on their way. */
  isBehind?: boolean
  /** For rows that can be selected: the id of the form that acts on them (selection-form.tsx), and what a row is called. */
  selection?: TableSelection<Row>
}

export type TableSelection<Row> = {
  form: string
  nameOf(row: Row): string
  isSelectable?(row: Row): boolean
  /** A row that could be selected a moment ago, and must not become lower. */
  keepsPlace?(row: Row): boolean
}

/** A table with a head that stays; on a narrow screen each row is a small card. */
export function ListTable<Row extends { id: number | string }, Key extends string>({
  caption,
  titles,
  columns,
  rows,
  isBehind,
  selection,
}: Props<Row, Key>) {
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
                    aria-label={fill(words.select, { name: selection.nameOf(row) })}
                    className="size-6 accent-gold-500"
                  />
                ) : (
                  selection.keepsPlace?.(row) && (
                    <input type="checkbox" disabled className="invisible size-6" />
                  )
                )}
              </td>
            )}
            {columns.map(({ key, cell }) => (
              <td key={key} className="px-3 py-2 wrap-break-word max-xl:p-0 max-xl:empty:hidden">
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
        for (const box of boxesOf(form)) if (box.checked !== currentTarget.checked) box.click()
      }}
    />
  )
}

function boxesOf(form: string) {
  return document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name=ids][form="${form}"]`)
}

/** The link that opens a row. @param label says which row it is */
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
