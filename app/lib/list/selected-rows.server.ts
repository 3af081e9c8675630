import { notFound } from "../db/database-reads.server.ts"
import { type ListConfig, readRowId } from "./list-search.ts"
import { readSelection } from "./read-selection.ts"

/**
 * Returns the rows of a confirmation page: one row, such as /admin/merchants/:id/reject, or several,
 * /admin/merchants/reject?ids=...
 *
 * @param selected the ids of several rows
 * @throws 404 if there is no valid id
 */
export function readSelectedRows(params: { id?: string }, selected: Iterable<unknown>): number[] {
  const ids = params.id === undefined ? readSelection(selected) : [readRowId(params.id) ?? notFound()]
  return ids.length > 0 ? ids : notFound()
}

/** Returns the address to return to from such a page: the row itself, or the list. */
export function backFrom(ids: number[], { path }: Pick<ListConfig, "path">): string {
  return ids.length === 1 ? `${path}/${ids[0]}` : path
}
