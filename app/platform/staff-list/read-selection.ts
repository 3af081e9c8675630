import { readRowId } from "./list-search.ts"

const mostRows = 100

/** The rows that were selected in a list, in the order they came, each once; what is no row number is left out. */
export function readSelection(values: Iterable<unknown>): number[] {
  const ids = new Set<number>()
  for (const value of values) {
    const id = typeof value === "string" ? readRowId(value) : undefined
    if (id !== undefined) ids.add(id)
  }
  return [...ids].slice(0, mostRows)
}
