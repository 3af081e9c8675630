import { type RowKey, readRowId } from "./list-search.ts"

const mostRows = 100

/**
 * Returns the ids of the selected rows, in order, without duplicates; invalid ids are ignored.
 *
 * @param read parses ids that are not numbers
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

/** Returns the rows that a list shows as selected when the user returns to it without an action. */
export function readTicked(params: URLSearchParams): string[] {
  return (params.get(tickedName) ?? "").split(",").filter(Boolean).slice(0, mostRows)
}

/** Returns the address of a list with selected rows. */
export function hrefTicking(list: string, ids: readonly number[]): string {
  return `${list}${list.includes("?") ? "&" : "?"}${tickedName}=${ids.join(",")}`
}
