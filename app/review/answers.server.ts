import { randomUUID } from "node:crypto"
import { data, redirect } from "react-router"
import { listAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { checkValues, readValues } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import type { Flash, Flashes } from "#app/lib/http/flash.server.ts"
import { type ListConfig, type ListSearch, readListSearch, readRowId } from "#app/lib/list/list-search.ts"
import { flashForMany } from "#app/lib/list/many-flash.ts"
import { readSelection } from "#app/lib/list/read-selection.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { moderation } from "#content/en/moderation.ts"
import {
  type Decision,
  type DecisionOutcome,
  decideAll,
  numberOf,
  type StaffMember,
} from "./decision/decide.server.ts"
import { flashForDecision, flashForUndo, withUndo } from "./decision/decision-flash.ts"
import type { Templates } from "./decision/rejection-fields.tsx"
import { type questionSchema, type rejectionSchema, reopeningSchema } from "./decision/rejection-schema.ts"
import { reopen, type TakeBackOutcome, takeBack } from "./decision/take-back.server.ts"
import { readDecisions } from "./decision/undo.ts"
import { addNote, listNotes } from "./notes.server.ts"
import { clearSuspicion } from "./spam/clear-suspicion.server.ts"
import { markSpam } from "./spam/spam.server.ts"
import type { DecidedSubmission, Submission } from "./submission.ts"
import { listNames } from "./submission-queries.server.ts"
import { countFlood, findBeside, findNextWaiting, listAlike } from "./triage.server.ts"
import { askingHref, listHrefKeeping, readKept, readTriageSearch, triageHref } from "./triage.ts"

type RejectionSchema = ReturnType<typeof rejectionSchema>
type QuestionSchema = ReturnType<typeof questionSchema>

/** Who acts, when, and the services needed. */
export type StaffContext = {
  db: Database
  flashes: Flashes
  secrets: Secrets
  publicUrl: string
  by: StaffMember
  now: Date
  /** Number of decisions on the submission when its page was shown (DecisionContext). */
  seen?: number
}

/** The `seen` field of the forms on a submission's page. */
export function readSeen(form: FormData): number | undefined {
  const seen = textField(form, "seen")
  return /^\d{1,6}$/.test(seen) ? Number(seen) : undefined
}

/** Further data for the page of a submission: history, notes, a key for the next note, and the read time. */
export async function readAbout(db: Database, { type }: Submission, id: number, now: Date) {
  const [history, notes] = await Promise.all([
    listAudit(db, type, String(id)),
    listNotes(db, { type, id: String(id) }),
  ])
  return { history, notes, submissionKey: randomUUID(), now }
}

/** Handles the intents common to all submission pages: notes, spam and suspicion. @returns undefined for another intent */
export async function answerOnPage(
  intent: string,
  form: FormData,
  id: number,
  staffContext: StaffContext,
  kind: Submission,
  back = kind.hrefOf({ id }),
) {
  const { db, flashes } = staffContext
  if (intent !== "note") return answerMarks(intent, [id], back, staffContext, kind)
  const { errors, values } = await orUnavailable(async () =>
    (await listNames(db, kind, [id])).length > 0
      ? addNote(db, form, { type: kind.type, id: String(id) }, staffContext)
      : notFound(),
  )
  return errors ? data({ errors, values }, { status: 422 }) : flashes.leadTo(back, { key: "note-added" })
}

/** Marks submissions as spam or not spam, or clears their suspicion. @returns undefined for another intent */
export async function answerMarks(
  intent: string,
  ids: number[],
  back: string,
  staffContext: StaffContext,
  kind: Submission,
): Promise<Response | undefined> {
  if (intent === "clear-suspicion") {
    const cleared = await orUnavailable(() => clearSuspicion(staffContext.db, kind, ids, staffContext))
    const outcome = { changed: cleared, unchanged: ids.length - cleared }
    return staffContext.flashes.leadTo(back, flashForMany(moderation.suspicionCleared, outcome))
  }
  if (intent !== "mark-spam" && intent !== "unmark-spam") return undefined
  const isSpam = intent === "mark-spam"
  const changed = await orUnavailable(() => markSpam(staffContext.db, kind, ids, isSpam, staffContext))
  const words = isSpam ? moderation.spamMarked : moderation.spamUnmarked
  return staffContext.flashes.leadTo(back, flashForMany(words, { changed, unchanged: ids.length - changed }))
}

/** How a type of submission is decided: its list, and its two decisions. */
export type DecisionContext = {
  kind: DecidedSubmission
  place: ListConfig
  schema: RejectionSchema
  templates: Templates
  approve(id: number): Promise<DecisionOutcome>
  reject(id: number, reason: string | null): Promise<DecisionOutcome>
  /** Set for types whose sender can be asked to complete a submission. */
  asking?: {
    schema: QuestionSchema
    templates: Templates
    ask(id: number, question: string): Promise<DecisionOutcome | { kind: "suspicious" }>
  }
}

/** Approves one row of a list or handles the selected rows, then redirects to the same list. */
export async function answerInList(
  form: FormData,
  params: URLSearchParams,
  staffContext: StaffContext,
  { kind, place, approve }: Pick<DecisionContext, "kind" | "place" | "approve">,
): Promise<Response> {
  const search = readListSearch(place, params)
  const shown = readKept(params)
  // Decided rows stay in the list. Otherwise another row would move under the pointer.
  const backWith = (decided: number[]) =>
    listHrefKeeping(place, search, search.filter === kind.waits ? [...shown, ...decided] : shown)
  const back = backWith([])
  const answer = (flash: Flash, at = back) => staffContext.flashes.leadTo(at, flash)
  const intent = textField(form, "intent")
  if (!intent) {
    const id = readRowId(textField(form, "id")) ?? notFound()
    const at = backWith([id])
    return answer(await flashForOne(staffContext, "approved", id, at, kind, approve), at)
  }
  if (intent === "undo") return answerUndo(form, back, staffContext, kind)
  const ids = readSelection(form.getAll("ids"))
  if (ids.length === 0) return answer({ key: "nothing-selected" })
  if (intent === "approve-selected") {
    const outcome = await orUnavailable(() => decideAll(ids, approve))
    const at = backWith(outcome.decisions.map(({ id }) => id))
    return answer(withUndo(flashForMany(kind.flash.approvedMany, outcome), outcome.decisions, at), at)
  }
  if (intent === "reject-selected" || intent === "reopen-selected") {
    const isRejection = intent === "reject-selected"
    const found = await orUnavailable(() => listNames(staffContext.db, kind, ids))
    if (!found.some(({ status }) => (status === kind.waits) === isRejection)) {
      const words = isRejection ? kind.flash.rejectedMany : moderation.reopening.many
      return answer(flashForMany(words, { changed: 0, unchanged: ids.length }))
    }
    return redirect(askingHref(place, search, isRejection ? "reject" : "reopen", ids), 303)
  }
  return (await answerMarks(intent, ids, back, staffContext, kind)) ?? notFound()
}

/**
 * Handles all forms on the page of a submission. A decision continues with the next pending one.
 *
 * @returns undefined for another intent
 */
export async function answerOnScreen(
  form: FormData,
  id: number,
  params: URLSearchParams,
  staffContext: StaffContext,
  { kind, place, schema, templates, approve, reject, asking }: DecisionContext,
) {
  const intent = textField(form, "intent")
  const search = readTriageSearch(place, params)
  const here = triageHref(place, search, id)
  const decided = async (
    done: Decision["status"],
    decideOne: (id: number) => Promise<DecisionOutcome | { kind: "suspicious" }>,
  ) => {
    const outcome = await orUnavailable(() => decideOne(id))
    if (outcome.kind === "not-found") return notFound()
    if (outcome.kind === "suspicious")
      return staffContext.flashes.leadTo(here, { message: moderation.asking.suspicious })
    const next =
      numberOf(outcome) !== undefined &&
      (await orUnavailable(() => findNextWaiting(staffContext.db, kind, search, id)))
    const at = next ? triageHref(place, search, next) : here
    return staffContext.flashes.leadTo(
      at,
      flashForDecision(kind.flash, done, id, outcome, { reader: staffContext.by, at }),
    )
  }
  if (intent === "approve") return decided("approved", approve)
  if (intent === "reject") {
    const { values, errors, reason } = readRejection(form, schema, templates)
    if (errors) return data({ values, errors }, { status: 422 })
    return decided("rejected", (one) => reject(one, reason))
  }
  if (intent === "ask" && asking) {
    const text = {
      question: withTemplate(
        readValues(asking.schema, form).question,
        textField(form, "questionTemplate"),
        asking.templates,
      ),
    }
    const { data: asked, errors } = checkValues(asking.schema, text)
    if (errors) return data({ values: text, errors }, { status: 422 })
    return decided("asked", (one) => asking.ask(one, asked.question))
  }
  if (intent === "undo") {
    const [one, ...others] = readDecisions(textField(form, "decisions"))
    return answerUndo(
      form,
      one && others.length === 0 ? triageHref(place, search, one.id) : here,
      staffContext,
      kind,
    )
  }
  if (intent === "reopen") return answerReopening(form, id, here, staffContext, kind)
  return answerOnPage(intent, form, id, staffContext, kind, here)
}

/** The typed text, with the chosen template in front. Without JavaScript the form sends both. */
function withTemplate(typed: string, chosen: string, templates: Templates): string {
  const { text } = Object.entries(templates).find(([code]) => code === chosen)?.[1] ?? {}
  const own = typed.trim()
  if (!text || own.includes(text)) return typed
  return own ? `${text}\n\n${own}` : text
}

export function readRejection(form: FormData, schema: RejectionSchema, templates: Templates) {
  const values = {
    reason: withTemplate(readValues(schema, form).reason, textField(form, "template"), templates),
  }
  const checked = checkValues(schema, values)
  return { values, errors: checked.errors, reason: checked.data?.reason ?? null }
}

/** Takes back the decisions of one press. @param back the page with the button */
async function answerUndo(form: FormData, back: string, staffContext: StaffContext, kind: DecidedSubmission) {
  const decisions = readDecisions(textField(form, "decisions"))
  if (decisions.length === 0) return notFound()
  const outcomes: TakeBackOutcome[] = []
  for (const decision of decisions)
    outcomes.push(await orUnavailable(() => takeBack(staffContext.db, kind, decision, staffContext)))
  if (outcomes.every((outcome) => outcome.kind === "not-found")) return notFound()
  return staffContext.flashes.leadTo(back, flashForUndo(outcomes))
}

async function answerReopening(
  form: FormData,
  id: number,
  back: string,
  staffContext: StaffContext,
  kind: DecidedSubmission,
) {
  const values = readValues(reopeningSchema, form)
  const checked = checkValues(reopeningSchema, values)
  if (checked.errors) return data({ errors: checked.errors, values }, { status: 422 })
  const outcome = await orUnavailable(() =>
    reopen(staffContext.db, kind, id, checked.data.reopenReason, staffContext),
  )
  if (outcome.kind === "not-found") return notFound()
  const words = moderation.reopening
  return outcome.kind === "reopened"
    ? staffContext.flashes.leadTo(back, { message: words.done, values: { name: outcome.name } })
    : staffContext.flashes.leadTo(back, { message: words.notDecided })
}

/** Decides one row of a list and returns the message. */
export async function flashForOne(
  { by }: StaffContext,
  done: "approved" | "rejected",
  id: number,
  at: string,
  kind: DecidedSubmission,
  decideOne: (id: number) => Promise<DecisionOutcome>,
): Promise<Flash> {
  const outcome = await orUnavailable(() => decideOne(id))
  return outcome.kind === "not-found"
    ? notFound()
    : flashForDecision(kind.flash, done, id, outcome, { reader: by, at })
}

/** Further data for the review page: the queue, the neighbors, and similar submissions. */
export async function readTriage<Filter extends string, Row extends { id: number }>(
  db: Database,
  kind: DecidedSubmission,
  place: ListConfig<Filter>,
  params: URLSearchParams,
  row: { id: number; createdAt: Date },
  list: (search: ListSearch<Filter>) => Promise<{ rows: Row[] }>,
) {
  const search = readTriageSearch(place, params)
  const [first, beside, alike, flood] = await Promise.all([
    list(search),
    findBeside(db, kind, search, row.id),
    listAlike(db, kind, row.id),
    countFlood(db, kind, row),
  ])
  // Far down the list, show the part of the queue that starts before this submission.
  const isFar = beside.before !== undefined && !first.rows.some(({ id }) => id === row.id)
  const { rows } = isFar ? await list({ ...search, after: beside.before, before: undefined }) : first
  const isAsked = params.has("reject")
  return { search, queue: rows.length > 0 ? rows : first.rows, beside, alike, flood, isAsked }
}
