import { site } from "#content/en/site.ts"
import { staffLists } from "#content/en/staff-lists.ts"
import { format } from "../text/format.ts"

/** Rows are counted up to this number; more are shown as '10,000+'. */
export const countCap = 10_000

/** @param count at most `cap` + 1 */
export function cappedCount(count: number, cap = countCap): string {
  if (count <= cap) return count.toLocaleString(site.locale)
  return format(staffLists.moreThan, { count: cap.toLocaleString(site.locale) })
}
