import { fill } from "#app/platform/fill.ts"
import { readText } from "#app/platform/search-params.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import { type MerchantStatus, merchantStatuses } from "./options.ts"

/** A list in the back office: its filter, its words, and from which row it goes on. */
export type StaffSearch = {
  status: MerchantStatus | ""
  q: string
  before: number | undefined
  after: number | undefined
}

export const countCap = 10_000

export function readStaffSearch(params: URLSearchParams): StaffSearch {
  const status = params.get("status")
  return {
    status: merchantStatuses.find((known) => known === status) ?? "",
    q: readText(params, "q", 100),
    before: readRowId(params.get("before")),
    after: readRowId(params.get("after")),
  }
}

/** A positive row number, or undefined for anything else: '1e3', '-1', '7; drop table'. */
export function readRowId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** Filter and words; a page is only named when it is given. */
export function staffSearchHref(
  { status, q }: StaffSearch,
  page: { before?: number; after?: number } = {},
): string {
  const params = new URLSearchParams()
  if (status) params.set("status", status)
  if (q) params.set("q", q)
  if (page.before) params.set("before", String(page.before))
  if (page.after) params.set("after", String(page.after))
  return params.size > 0 ? `/admin/merchants?${params}` : "/admin/merchants"
}

/** '10,000+' instead of a number that was not counted. */
export function cappedCount(count: number): string {
  if (count <= countCap) return count.toLocaleString(site.locale)
  return fill(adminMerchants.moreThan, { count: countCap.toLocaleString(site.locale) })
}
