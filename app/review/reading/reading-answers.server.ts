import { redirect } from "react-router"
import type { Database } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { listHref, readListSearch, readRowId } from "#app/lib/list/list-search.ts"
import { flashForMany, type ManyWords } from "#app/lib/list/many-flash.ts"
import { readSelection } from "#app/lib/list/read-selection.ts"
import { backFrom } from "#app/lib/list/selected-rows.server.ts"
import { answerMarks, answerOnPage, type StaffContext } from "../answers.server.ts"
import type { ReadSubmission } from "../submission.ts"
import { listInBin, type Step, takeStep, takeStepForAll } from "./reading.server.ts"
import { flashForStep } from "./reading-flash.ts"
import { type ReadFilter, readingPlace } from "./reading-place.ts"

/** The list parameters from the URL. */
export function readReadingSearch(kind: ReadSubmission, params: URLSearchParams) {
  return readListSearch<ReadFilter>(readingPlace(kind.path), params)
}

/** The rows just deleted, for the undo button. */
export function listJustDeleted(db: Database, kind: ReadSubmission, params: URLSearchParams) {
  return listInBin(db, kind, readSelection(params.getAll("deleted")), { deleted: true })
}

/** Marks one row as read or unread, or handles the selected rows, then redirects to the same list. */
export async function answerInReadingList(
  form: FormData,
  params: URLSearchParams,
  staffContext: StaffContext,
  kind: ReadSubmission,
): Promise<Response> {
  const search = readReadingSearch(kind, params)
  const back = listHref(readingPlace(kind.path), search, search)
  const intent = textField(form, "intent")
  if (intent === "read" || intent === "unread") {
    const id = readRowId(textField(form, "id")) ?? notFound()
    return answerStep(intent, id, back, staffContext, kind)
  }

  const ids = readSelection(form.getAll("ids"))
  if (ids.length === 0) return staffContext.flashes.leadTo(back, { key: "nothing-selected" })
  const { readMany, unreadMany, deletedMany, restoredMany } = kind.flash
  switch (intent) {
    case "read-selected":
      return answerForAll("read", readMany)
    case "unread-selected":
      return answerForAll("unread", unreadMany)
    case "delete-selected": {
      if (!kind.asksBefore) return answerDeletion(ids, staffContext, kind)
      const there = await orUnavailable(() => listInBin(staffContext.db, kind, ids, { deleted: false }))
      if (there.length === 0)
        return staffContext.flashes.leadTo(
          back,
          flashForMany(deletedMany, { changed: 0, unchanged: ids.length }),
        )
      return redirect(`${kind.path}/delete?${new URLSearchParams(ids.map((id) => ["ids", String(id)]))}`, 303)
    }
    case "restore":
      return answerForAll("restored", restoredMany)
    default:
      return (await answerMarks(intent, ids, back, staffContext, kind)) ?? notFound()
  }

  async function answerForAll(step: Step, words: ManyWords) {
    const changed = await orUnavailable(() => takeStepForAll(staffContext.db, kind, ids, step, staffContext))
    const outcome = { changed: changed.length, unchanged: ids.length - changed.length }
    return staffContext.flashes.leadTo(back, flashForMany(words, outcome))
  }
}

/**
 * Handles the intents common to all pages of read submissions: those of the list, notes, spam and suspicion.
 *
 * @returns undefined for another intent
 */
export async function answerOnReadingPage(
  intent: string,
  form: FormData,
  id: number,
  staffContext: StaffContext,
  kind: ReadSubmission,
) {
  const back = kind.hrefOf({ id })
  if (intent === "read" || intent === "unread") return answerStep(intent, id, back, staffContext, kind)
  if (intent === "restore") return answerStep("restored", id, back, staffContext, kind)
  if (intent === "delete" && !kind.asksBefore) return answerDeletion([id], staffContext, kind)
  return answerOnPage(intent, form, id, staffContext, kind)
}

/** Deletes rows and redirects to the list, which shows an undo button. */
export async function answerDeletion(
  ids: number[],
  staffContext: StaffContext,
  kind: ReadSubmission,
): Promise<Response> {
  const { db, flashes, by } = staffContext
  const at = (deleted: number[]) => {
    const undo = new URLSearchParams(deleted.map((id) => ["deleted", String(id)]))
    return deleted.length > 0 ? `${kind.path}?${undo}` : backFrom(ids, kind)
  }
  const [id] = ids
  if (ids.length > 1 || id === undefined) {
    const deleted = await orUnavailable(() => takeStepForAll(db, kind, ids, "deleted", staffContext))
    const outcome = { changed: deleted.length, unchanged: ids.length - deleted.length }
    return flashes.leadTo(at(deleted), flashForMany(kind.flash.deletedMany, outcome))
  }
  const outcome = await orUnavailable(() => takeStep(db, kind, id, "deleted", staffContext))
  if (outcome.kind === "not-found") return notFound()
  const deleted = outcome.kind === "done" ? [id] : []
  return flashes.leadTo(at(deleted), flashForStep(kind.flash, "deleted", outcome, by))
}

async function answerStep(
  step: Step,
  id: number,
  back: string,
  staffContext: StaffContext,
  kind: ReadSubmission,
): Promise<Response> {
  const outcome = await orUnavailable(() => takeStep(staffContext.db, kind, id, step, staffContext))
  return outcome.kind === "not-found"
    ? notFound()
    : staffContext.flashes.leadTo(back, flashForStep(kind.flash, step, outcome, staffContext.by))
}
