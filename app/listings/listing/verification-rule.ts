import type { Listing } from "./listing-facts.ts"
import type { Verification } from "./listing-options.ts"

const dayMs = 24 * 60 * 60 * 1000

/** Limits in days since the last confirmation: `confirmed` up to 180, in the lists (`ageing`) up to 365. */
const confirmedDays = 180
const listedDays = 365
/** Extra days in the lists after a visitor's report that the business accepts the coin; added once. */
const vouchedDays = 90
/** Minimum days between the first question to the owner and the removal from the lists. */
const answerDays = 30
/** From this age on staff check whether to archive the listing. */
export const archiveDays = 540

/** Days on which the owner gets a question, counted from the last confirmation or from the doubt. */
const questionDays = [150, 180, 240, 330, 365]
const doubtQuestionDays = [3, 10]
/** After this many days without an answer from the owner, staff settle a doubt. */
export const doubtDays = 14
/** If a new doubt arises within this many days after the owner settled one, staff settle it. */
export const secondDoubtDays = 90

export type VerificationFacts = Pick<
  Listing,
  ("confirmedAt" | "firstAskedAt" | "askedAt" | "doubtedAt" | "doubtClearedAt" | "vouchedAt") | "ownerEmail"
>

/** Day number in UTC, counted from 1970-01-01. */
export const dayOf = (at: Date): number => Math.floor(at.getTime() / dayMs)
/** '2026-05-01' */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** Verification status of a listing on a day. */
export function verificationOn(facts: VerificationFacts, today: number): Verification {
  if (!facts.confirmedAt || today > lastListedDay(facts, facts.confirmedAt)) return "unconfirmed"
  if (facts.doubtedAt) return "doubtful"
  return today - dayOf(facts.confirmedAt) <= confirmedDays ? "confirmed" : "ageing"
}

function lastListedDay(facts: VerificationFacts, confirmedAt: Date): number {
  const byAge = dayOf(confirmedAt) + listedDays + (facts.vouchedAt ? vouchedDays : 0)
  if (!facts.ownerEmail) return byAge
  return facts.firstAskedAt
    ? Math.max(byAge, dayOf(facts.firstAskedAt) + answerDays)
    : Number.POSITIVE_INFINITY
}

export type Question = "age" | "doubt"

/**
 * The question that is due today and was not sent yet. After a downtime the
 * owner gets one question, not all that were missed.
 */
export function questionDue(facts: VerificationFacts, today: number): Question | undefined {
  const due = questionDaysOf(facts).findLast((day) => day <= today)
  if (due === undefined || (facts.askedAt && dayOf(facts.askedAt) >= due)) return undefined
  return facts.doubtedAt ? "doubt" : "age"
}

/**
 * True if a doubt arose within 90 days after one was settled. The owner gets no question and staff decide; otherwise
 * anyone who sends reports could make us mail the owner again and again.
 */
export function isSecondDoubt({
  doubtedAt,
  doubtClearedAt,
}: Pick<VerificationFacts, "doubtedAt" | "doubtClearedAt">): boolean {
  return (
    doubtedAt !== null && doubtClearedAt !== null && doubtClearedAt > daysBefore(doubtedAt, secondDoubtDays)
  )
}

/** Owners get no questions about a listing that was never confirmed, such as an imported one. */
function questionDaysOf(facts: VerificationFacts): number[] {
  const { confirmedAt, doubtedAt, ownerEmail } = facts
  if (!confirmedAt || !ownerEmail || isSecondDoubt(facts)) return []
  const [since, days] = doubtedAt ? [doubtedAt, doubtQuestionDays] : [confirmedAt, questionDays]
  return days.map((day) => dayOf(since) + day)
}

/**
 * The next day on which time alone changes the listing's status or makes a question due.
 *
 * @param today its work counts as done
 */
export function nextChangeAfter(facts: VerificationFacts, today: number): string | null {
  if (!facts.confirmedAt) return null
  const changes = [dayOf(facts.confirmedAt) + confirmedDays + 1, lastListedDay(facts, facts.confirmedAt) + 1]
  const next = Math.min(...[...changes, ...questionDaysOf(facts)].filter((day) => day > today))
  return Number.isFinite(next) ? dateOfDay(next) : null
}

/** Column values of a listing after a confirmation by anyone. */
export function confirmedAs({ ownerEmail }: Pick<VerificationFacts, "ownerEmail">, now: Date) {
  const confirmed = { confirmedAt: now, firstAskedAt: null, askedAt: null, doubtedAt: null, vouchedAt: null }
  return {
    ...confirmed,
    freshness: "confirmed" as const,
    // A confirmation clears every doubt, so the date of the last settled one does not matter.
    nextChangeOn: nextChangeAfter({ ...confirmed, doubtClearedAt: null, ownerEmail }, dayOf(now)),
  }
}
