import { type RowKey, readRowId } from "./list-search.ts"

const mostRows = 100

/**
 * The rows that were selected in a list, in the order they came, each once; what is no id of a row is left out.
 *
 * @param read for rows whose ids are no numbers
 */
export function readSelection(values: Iterable<unknown>): number[]
export function readSelection<Key extends RowKey>(
  values: Iterable<unknown>,
  read: (text: string) => Key | undefined,
): Key[]
export function readSelection(
  values: Iterable<unknown>,
  read: (text: string) => RowKey | undefined = readRowId,
): RowKey[] {
  const ids = new Set<RowKey>()
  for (const value of values) {
    const id = typeof value === "string" ? read(value) : undefined
    if (id !== undefined) ids.add(id)
  }
  return [...ids].slice(0, mostRows)
}

const tickedName = "ticked"

/** Rows that a list shows as selected when somebody comes back to it without having acted on them. */
export function readTicked(params: URLSearchParams): string[] {
  return (params.get(tickedName) ?? "").split(",").filter(Boolean).slice(0, mostRows)
}

/** A list with rows that are shown as selected. */
export function hrefTicking(list: string, ids: readonly number[]): string {
  return `${list}${list.includes("?") ? "&" : "?"}${tickedName}=${ids.join(",")}`
}
