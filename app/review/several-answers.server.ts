import { data, redirect } from "react-router"
import type { Database } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { checkValues, fieldConstraints, readValues } from "#app/lib/form/parse-form.ts"
import { type ListConfig, listHref, readListSearch } from "#app/lib/list/list-search.ts"
import { flashForMany } from "#app/lib/list/many-flash.ts"
import { hrefTicking } from "#app/lib/list/read-selection.ts"
import { readSelectedRows } from "#app/lib/list/selected-rows.server.ts"
import { moderation } from "#content/en/moderation.ts"
import { type DecisionContext, flashForOne, readRejection, type StaffContext } from "./answers.server.ts"
import { decideAll } from "./decision/decide.server.ts"
import { withUndo } from "./decision/decision-flash.ts"
import { reopeningSchema } from "./decision/rejection-schema.ts"
import { reopen } from "./decision/take-back.server.ts"
import type { DecidedSubmission, Submission } from "./submission.ts"
import { listNames } from "./submission-queries.server.ts"
import { listHrefKeeping } from "./triage.ts"

// Confirmation pages for several rows of a list.

/**
 * Data of a confirmation page, and a link back to the list with the rows still selected.
 *
 * @param isMeant which rows would change
 * @throws a redirect to the list if no row would change
 */
async function loadAsking<Filter extends string>(
  db: Database,
  kind: Submission,
  place: ListConfig<Filter>,
  url: URL,
  isMeant: (row: { status: string }) => boolean,
) {
  const ids = readSelectedRows({}, url.searchParams.getAll("ids"))
  const search = readListSearch(place, url.searchParams)
  const list = listHref(place, search, search)
  const found = await listNames(db, kind, ids)
  if (found.length === 0) return notFound()
  const rows = found.filter(isMeant)
  if (rows.length === 0) throw redirect(list)
  return { rows, back: hrefTicking(list, ids) }
}

/** Data of the page that confirms rejections. */
export function loadRejection<Filter extends string>(
  db: Database,
  { kind, place, schema }: Pick<DecisionContext, "kind" | "schema"> & { place: ListConfig<Filter> },
  url: URL,
) {
  return orUnavailable(async () => {
    const asking = await loadAsking(db, kind, place, url, ({ status }) => status === kind.waits)
    return { ...asking, constraints: fieldConstraints(schema) }
  })
}

/** Rejects the selected rows with an optional reason, then redirects to the list. */
export async function answerRejection(
  form: FormData,
  params: URLSearchParams,
  staffContext: StaffContext,
  { kind, place, schema, templates, reject }: Omit<DecisionContext, "approve" | "asking">,
) {
  const ids = readSelectedRows({}, form.getAll("ids"))
  const { values, errors, reason } = readRejection(form, schema, templates)
  if (errors) return data({ values, errors }, { status: 422 })
  const search = readListSearch(place, params)
  // Rejected rows stay in the list of pending ones, as after an approval.
  const back = listHrefKeeping(place, search, search.filter === kind.waits ? ids : [])
  const [id] = ids
  if (ids.length === 1 && id !== undefined) {
    const flash = await flashForOne(staffContext, "rejected", id, back, kind, (one) => reject(one, reason))
    return staffContext.flashes.leadTo(back, flash)
  }
  const outcome = await orUnavailable(() => decideAll(ids, (one) => reject(one, reason)))
  return staffContext.flashes.leadTo(
    back,
    withUndo(flashForMany(kind.flash.rejectedMany, outcome), outcome.decisions, back),
  )
}

/** Data of the page that asks for the reason for reopening. */
export function loadReopenings<Filter extends string>(
  db: Database,
  kind: DecidedSubmission,
  place: ListConfig<Filter>,
  url: URL,
) {
  return orUnavailable(() => loadAsking(db, kind, place, url, ({ status }) => status !== kind.waits))
}

/** Reopens the selected rows with one reason, then redirects to the list. */
export async function answerReopenings<Filter extends string>(
  form: FormData,
  params: URLSearchParams,
  staffContext: StaffContext,
  { kind, place }: { kind: DecidedSubmission; place: ListConfig<Filter> },
) {
  const ids = readSelectedRows({}, form.getAll("ids"))
  const values = readValues(reopeningSchema, form)
  const checked = checkValues(reopeningSchema, values)
  if (checked.errors) return data({ errors: checked.errors, values }, { status: 422 })
  let changed = 0
  for (const id of ids) {
    const { reopenReason } = checked.data
    const outcome = await orUnavailable(() => reopen(staffContext.db, kind, id, reopenReason, staffContext))
    if (outcome.kind === "reopened") changed++
  }
  const search = readListSearch(place, params)
  const outcome = { changed, unchanged: ids.length - changed }
  return staffContext.flashes.leadTo(
    listHref(place, search, search),
    flashForMany(moderation.reopening.many, outcome),
  )
}
