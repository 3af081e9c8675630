import { and, eq, inArray, lte } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { merchantRequests, applicationQuestions as questions } from "#app/lib/db/schema.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { createLinkToken, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { changesBetween } from "#app/listings/listing/listing-facts.ts"
import { type DecisionContext, type DecisionOutcome, decide } from "#app/review/decision/decide.server.ts"
import { tellStaff } from "#app/review/staff-mail.server.ts"
import { columnsOf } from "../application-row.ts"
import type { ApplicationValues } from "../application-rules.ts"
import { merchantCompletedMail, merchantQuestionMail } from "../mails.ts"
import { completedMailKey, merchantKind } from "../merchant-kind.server.ts"
import { answerDays } from "./question-times.ts"

type Application = typeof merchantRequests.$inferSelect

/**
 * Asks the applicant to complete an application, as a decision: only a pending one, once, and it can be taken back. The mail has
 * the only copy of its link. The log says that it was asked and not what: nothing can be erased from it. Nobody is mailed about what looks automated before staff have cleared it (decision 25).
 */
export async function ask(
  db: Database,
  id: number,
  question: string,
  context: DecisionContext,
): Promise<DecisionOutcome | { kind: "suspicious" }> {
  try {
    return await decide(db, merchantKind, id, { status: "asked" }, context, async (tx, row) => {
      if (row.suspicion) throw new Suspicious()
      const token = createLinkToken()
      await tx.insert(questions).values({
        applicationId: id,
        number: row.decisions + 1,
        question,
        tokenHash: hashLinkToken(token),
        askedAt: context.now,
      })
      const path = pathTo("/merchant-register/complete/:token", { token })
      const facts = { business: row.businessName, publicUrl: context.publicUrl, question, path }
      return { mail: { kind: "merchant-asked", ...merchantQuestionMail(facts) } }
    })
  } catch (error) {
    if (error instanceof Suspicious) return { kind: "suspicious" }
    throw error
  }
}

/** Leaves the transaction of a decision that is none. */
class Suspicious extends Error {}

export type FoundQuestion = {
  state: "open" | "answered" | "closed"
  question: string
  askedAt: Date
  answeredAt: Date | null
  answer: string | null
  application: Application
}

/**
 * What a mailed link opens. Looking changes nothing: programs that check mails open links too.
 *
 * @param options.hold the application, until the transaction ends
 * @returns undefined for a link that never was, or whose question was taken back; `closed` when the application does not wait for its applicant any more
 */
export async function findByToken(
  db: Database,
  token: string,
  { hold = false } = {},
): Promise<FoundQuestion | undefined> {
  const rows = db
    .select({ application: merchantRequests, asked: questions })
    .from(questions)
    .innerJoin(merchantRequests, eq(merchantRequests.id, questions.applicationId))
    .where(eq(questions.tokenHash, hashLinkToken(token)))
  const [found] = await (hold ? rows.for("update") : rows)
  if (!found) return undefined
  const { application, asked } = found
  const isOpen = application.status === "asked" && application.decisions === asked.number
  const state = asked.answeredAt ? "answered" : isOpen ? "open" : "closed"
  const { question, askedAt, answeredAt, answer } = asked
  return { state, question, askedAt, answeredAt, answer, application }
}

export type AnswerOutcome = { kind: "stored" | "repeated" | "closed" }

/**
 * Stores what an applicant has sent again: the application waits for staff, since now, in its old place by the day it came. The question
 * keeps what it was before. The mailbox stays, which the link has proven.
 *
 * @param values checked already; `answer` is what the applicant says to the question in words
 */
export function answerQuestion(
  db: Database,
  token: string,
  { answer, ...values }: ApplicationValues & { answer?: string },
  { suspicion, publicUrl, now }: Pick<Admitted, "suspicion" | "publicUrl" | "now">,
): Promise<AnswerOutcome> {
  return db.transaction(async (tx) => {
    const found = await findByToken(tx, token, { hold: true })
    if (!found) return { kind: "closed" }
    const { application, state } = found
    const { id, decisions } = application
    const columns = { ...columnsOf(values), email: application.email }
    const { status: _, ...before } = application
    const changes = changesBetween(before, columns)
    const isRepeated = Object.keys(changes).length === 0 && (answer || null) === found.answer
    if (state === "answered" && isRepeated) return { kind: "repeated" }
    if (state !== "open") return { kind: "closed" }

    await tx
      .update(merchantRequests)
      .set({
        ...columns,
        ...{ status: "pending", decidedAt: null, decidedBy: null, waitsSince: now },
        ...(suspicion && { suspicion }),
      })
      .where(eq(merchantRequests.id, id))
    await tx
      .update(questions)
      .set({ answeredAt: now, changes, answer: answer || null })
      .where(and(eq(questions.applicationId, id), eq(questions.number, decisions)))
    await recordAct(tx, "merchant.completed", merchantSubject(id), { by: "applicant", now })
    const facts = { business: columns.businessName, publicUrl, path: merchantKind.hrefOf({ id }) }
    const dedupeKey = completedMailKey({ id, number: decisions })
    await tellStaff(tx, { ...merchantCompletedMail(facts), kind: merchantKind.staffMail, dedupeKey }, now)
    return { kind: "stored" }
  })
}

const merchantSubject = (id: number) => ({ type: merchantKind.type, id })

const atOnce = 100

/**
 * Gives back to the staff what its applicants have not completed in time, as it was sent; nobody is mailed. Run it every hour, on any number of
 * instances.
 *
 * @returns how many came back, at most 100
 */
export async function returnUnanswered(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const isDue = and(
      eq(merchantRequests.status, "asked"),
      lte(merchantRequests.decidedAt, new Date(now.getTime() - answerDays * 24 * 60 * 60 * 1000)),
    )
    const due = await tx
      .select({ id: merchantRequests.id })
      .from(merchantRequests)
      .where(isDue)
      .limit(atOnce)
      .for("update", { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx
      .update(merchantRequests)
      .set({ status: "pending", decidedAt: null, decidedBy: null, waitsSince: now })
      .where(inArray(merchantRequests.id, ids))
    for (const id of ids)
      await recordAct(tx, "merchant.unanswered", merchantSubject(id), { by: "system", now })
    return ids.length
  })
}
