import { and, eq, inArray, lte } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { applications, applicationQuestions as questions } from "#app/lib/db/schema.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { createLinkToken, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { changesBetween } from "#app/listings/listing/listing-facts.ts"
import { type DecisionContext, type DecisionOutcome, decide } from "#app/review/decision/decide.server.ts"
import { tellStaff } from "#app/review/staff-mail.server.ts"
import { columnsOf } from "../application-row.ts"
import type { ApplicationValues } from "../application-rules.ts"
import { applicationSubmission, completedMailKey } from "../application-submission.server.ts"
import { applicationCompletedMail, applicationQuestionMail } from "../mails.ts"
import { answerDays } from "./question-times.ts"

type Application = typeof applications.$inferSelect

/**
 * Asks the applicant to complete an application. This is a decision: only of a pending one, once, and it can be undone.
 * Only the mail has the token; the database stores its hash. The audit log does not contain the question, because its entries
 * cannot be erased. A suspicious application gets no mail until staff have cleared it (docs/decisions/mail.md).
 */
export async function ask(
  db: Database,
  id: number,
  question: string,
  context: DecisionContext,
): Promise<DecisionOutcome | { kind: "suspicious" }> {
  try {
    return await decide(db, applicationSubmission, id, { status: "asked" }, context, async (tx, row) => {
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
      return { mail: { kind: "merchant-asked", ...applicationQuestionMail(facts) } }
    })
  } catch (error) {
    if (error instanceof Suspicious) return { kind: "suspicious" }
    throw error
  }
}

/** Thrown to roll back the transaction of the decision. */
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
 * The question of a mailed link. It changes nothing, because mail scanners open links too.
 * @param options.hold locks the application until the transaction ends
 * @returns undefined for an unknown token or an undone question; `closed` if the application no longer waits for its applicant
 */
export async function findByToken(
  db: Database,
  token: string,
  { hold = false } = {},
): Promise<FoundQuestion | undefined> {
  const rows = db
    .select({ application: applications, asked: questions })
    .from(questions)
    .innerJoin(applications, eq(applications.id, questions.applicationId))
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
 * Stores the changed application: it is pending again, with a new promised day, and keeps its position by the day it was sent.
 * The question stores the former values. The mail address stays: the link has verified it.
 * @param values already checked; `answer` is the applicant's free text to the question
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
      .update(applications)
      .set({
        ...columns,
        ...{ status: "pending", decidedAt: null, decidedBy: null, waitsSince: now },
        ...(suspicion && { suspicion }),
      })
      .where(eq(applications.id, id))
    await tx
      .update(questions)
      .set({ answeredAt: now, changes, answer: answer || null })
      .where(and(eq(questions.applicationId, id), eq(questions.number, decisions)))
    await recordAct(tx, "merchant.completed", applicationSubject(id), { by: "applicant", now })
    const facts = { business: columns.businessName, publicUrl, path: applicationSubmission.hrefOf({ id }) }
    const dedupeKey = completedMailKey({ id, number: decisions })
    await tellStaff(
      tx,
      { ...applicationCompletedMail(facts), kind: applicationSubmission.staffMail, dedupeKey },
      now,
    )
    return { kind: "stored" }
  })
}

const applicationSubject = (id: number) => ({ type: applicationSubmission.type, id })

const atOnce = 100

/**
 * Makes applications pending again, unchanged, if their applicants did not complete them in `answerDays`. Nobody is mailed.
 * Run it every hour, on any number of instances.
 * @returns the number of applications, at most 100
 */
export async function returnUnanswered(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const isDue = and(
      eq(applications.status, "asked"),
      lte(applications.decidedAt, new Date(now.getTime() - answerDays * 24 * 60 * 60 * 1000)),
    )
    const due = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(isDue)
      .limit(atOnce)
      .for("update", { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx
      .update(applications)
      .set({ status: "pending", decidedAt: null, decidedBy: null, waitsSince: now })
      .where(inArray(applications.id, ids))
    for (const id of ids)
      await recordAct(tx, "merchant.unanswered", applicationSubject(id), { by: "system", now })
    return ids.length
  })
}
