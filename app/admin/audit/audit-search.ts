import { readRowId } from "#app/lib/list/list-search.ts"
import { readText } from "#app/lib/text/search-params.ts"

export const auditPath = "/admin/audit"

/** Filter value for all actors who are not administrators. */
export const nobody = "nobody"

/**
 * Search of the audit log, as in its address. '' matches everything; days are as in '2026-05-01', in the reader's time
 * zone.
 */
export type AuditSearch = {
  kind: string
  action: string
  actor: string
  from: string
  to: string
  after: number | undefined
  before: number | undefined
}

export const auditFilters = ["kind", "action", "actor", "from", "to"] as const

export function readAuditSearch(params: URLSearchParams): AuditSearch {
  return {
    kind: readText(params, "kind", 60),
    action: readText(params, "action", 60),
    actor: readText(params, "actor", 60),
    from: readDay(params.get("from")),
    to: readDay(params.get("to")),
    after: readRowId(params.get("after")),
    before: readRowId(params.get("before")),
  }
}

export function auditHref(search: AuditSearch, page: { after?: number; before?: number } = {}): string {
  const params = new URLSearchParams()
  for (const filter of auditFilters) if (search[filter]) params.set(filter, search[filter])
  if (page.before) params.set("before", String(page.before))
  if (page.after) params.set("after", String(page.after))
  return params.size > 0 ? `${auditPath}?${params}` : auditPath
}

/** A valid date, or '' for anything else. */
function readDay(text: string | null): string {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return ""
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : ""
}
