import type { ReactNode } from "react"
import { Link, useOutletContext } from "react-router"
import { type ListConfig, type ListSearch, withFilter } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { buttonClass } from "#app/ui/button.tsx"
import { type ListColumn, RowLink } from "#app/ui/list/list-table.tsx"
import { StaffList } from "#app/ui/list/staff-list.tsx"
import { moderation } from "#content/en/moderation.ts"
import { RowWarnings } from "../spam/warnings.tsx"
import type { Alike } from "../submission.ts"
import { listHrefKeeping, triageHref } from "../triage.ts"
import { ReopenButton, RowDecision, SelectionDecision, UndoButton } from "./decision-buttons.tsx"
import { canUndo } from "./undo.ts"

type Decidable = {
  id: number
  status: string
  isSpam: boolean
  suspicion: string | null
  decidedAt: Date | null
  decisions: number
}
type Filter = Exclude<keyof typeof moderation.filters, "">

type Props<Row, Key extends string> = {
  place: ListConfig<Filter>
  search: ListSearch<Filter>
  words: Parameters<typeof StaffList>[0]["words"] & {
    /** With the placeholder {name}. */
    openOf: string
    approveOf: string
    rejectOf: string
    columns: Record<Key | "actions", string>
  }
  nameOf(row: Row): string
  /** Key of the name column. */
  nameKey: Key
  /** Columns between the name and the buttons. */
  columns: ListColumn<Row, Key>[]
  rows: Row[]
  counts: Partial<Record<Filter, number>>
  hasPrevious: boolean
  hasNext: boolean
  now: Date
  /** Decided rows that stay in the list. */
  kept: number[]
  /** The first pending submission, for reviewing one by one. */
  first?: number
  /** Similar submissions, by row id. */
  alike: Map<number, Alike[]>
}

/** Only pending rows can be decided, marked as spam or cleared. */
const isOpen = ({ status }: Decidable) => status === "pending"

/** Filters with decided rows, which can be reopened. */
const decidedFilters: readonly string[] = ["asked", "approved", "rejected"]

/** A list of submissions with approve and reject buttons on pending ones. */
export function DecisionList<Row extends Decidable, Key extends string>({
  nameOf,
  nameKey,
  columns,
  now,
  kept,
  first,
  alike,
  ...list
}: Props<Row, Key>) {
  const { place, search, words } = list
  const here = listHrefKeeping(place, search, kept)
  const notice = useOutletContext<ReactNode>()
  const named = (sentence: string, row: Row) => format(sentence, { name: nameOf(row) })
  const nameColumn: ListColumn<Row, Key> = {
    key: nameKey,
    cell: (row) => (
      <>
        <RowLink to={triageHref(place, search, row.id)} label={named(words.openOf, row)}>
          {nameOf(row)}
        </RowLink>
        {row.suspicion && <p className="text-sm text-ember-text">{moderation.suspicious}</p>}
        <RowWarnings alike={alike.get(row.id) ?? []} />
      </>
    ),
  }
  const actionColumn: ListColumn<Row, Key | "actions"> = {
    key: "actions",
    width: "w-44",
    cell: (row) => {
      if (canUndo(row, now))
        return (
          // At the far side of the cell, so that it is not under the pointer after a press.
          <div className="flex justify-end">
            <UndoButton {...row} action={here} label={named(moderation.undo.of, row)} />
          </div>
        )
      if (row.status !== "pending" || row.isSpam) return null
      return (
        <RowDecision
          id={row.id}
          reject={triageHref(place, search, row.id, { reject: "1" })}
          action={here}
          labels={{ approve: named(words.approveOf, row), reject: named(words.rejectOf, row) }}
        />
      )
    },
  }
  const all: ListColumn<Row, Key | "actions">[] = [nameColumn, ...columns, actionColumn]
  return (
    <StaffList
      {...list}
      here={here}
      message={notice ?? null}
      actions={
        first !== undefined && (
          <Link
            to={triageHref(place, { ...search, ...withFilter(place, search, "pending") }, first)}
            className={buttonClass({ variant: "secondary", size: "sm" }, "inline-flex items-center")}
          >
            {moderation.triage.oneByOne}
          </Link>
        )
      }
      filterLabels={moderation.filters}
      columns={all}
      selection={{
        nameOf,
        isSelectable: decidedFilters.includes(search.filter) ? ({ decidedAt }) => decidedAt !== null : isOpen,
        keepsPlace: ({ id }) => kept.includes(id),
        isMarked: ({ id, suspicion }) => suspicion !== null || alike.has(id),
        buttons: (selected) =>
          decidedFilters.includes(search.filter) ? (
            <ReopenButton selected={selected} />
          ) : (
            <SelectionDecision
              selected={selected}
              isSpam={search.filter === "spam"}
              isSuspicious={list.rows.some((row) => isOpen(row) && row.suspicion)}
            />
          ),
      }}
    />
  )
}
