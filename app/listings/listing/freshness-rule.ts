import type { Listing } from "./listing-facts.ts"
import type { Freshness } from "./listing-options.ts"

const dayMs = 24 * 60 * 60 * 1000

/** Days since the listing was confirmed last, as long as which it is in a state. */
const confirmedDays = 180
const listedDays = 365
/** What visitors who were there can add to that, once. */
const vouchedDays = 90
/** Nobody leaves the lists before the owner had so long to answer. */
const answerDays = 30
/** From then on staff look whether a listing should stay at all. */
export const archiveDays = 540

/** When an owner is asked: days after the last confirmation, and days after a doubt came up. */
const questionDays = [150, 180, 240, 330, 365]
const doubtQuestionDays = [3, 10]
/** A doubt that the owner did not answer by then is the staff's to settle. */
export const doubtDays = 14
/** A doubt that comes up again so soon after the owner settled one is the staff's to settle. */
export const secondDoubtDays = 90

export type FreshnessFacts = Pick<
  Listing,
  ("confirmedAt" | "firstAskedAt" | "askedAt" | "doubtedAt" | "doubtClearedAt" | "vouchedAt") | "ownerEmail"
>

/** Days are those of UTC, counted from 1970. */
export const dayOf = (at: Date): number => Math.floor(at.getTime() / dayMs)
/** '2026-05-01' */
export const dateOfDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** How sure it is on a day that a listing's business takes the coin. */
export function freshnessOn(facts: FreshnessFacts, today: number): Freshness {
  if (!facts.confirmedAt || today > lastListedDay(facts, facts.confirmedAt)) return "unconfirmed"
  if (facts.doubtedAt) return "doubtful"
  return today - dayOf(facts.confirmedAt) <= confirmedDays ? "confirmed" : "ageing"
}

function lastListedDay(facts: FreshnessFacts, confirmedAt: Date): number {
  const byAge = dayOf(confirmedAt) + listedDays + (facts.vouchedAt ? vouchedDays : 0)
  if (!facts.ownerEmail) return byAge
  return facts.firstAskedAt
    ? Math.max(byAge, dayOf(facts.firstAskedAt) + answerDays)
    : Number.POSITIVE_INFINITY
}

export type Question = "age" | "doubt"

/** What the owner is to be asked today, when that is due and was not asked yet. An instance that was down asks once, not five times. */
export function questionDue(facts: FreshnessFacts, today: number): Question | undefined {
  const due = questionDaysOf(facts).findLast((day) => day <= today)
  if (due === undefined || (facts.askedAt && dayOf(facts.askedAt) >= due)) return undefined
  return facts.doubtedAt ? "doubt" : "age"
}

/**
 * Whether a doubt came up so soon after one was settled that the owner's word does not settle it. Their mailbox would be the
 * plaything of whoever reports: they are not asked, and staff decide.
 */
export function isSecondDoubt({
  doubtedAt,
  doubtClearedAt,
}: Pick<FreshnessFacts, "doubtedAt" | "doubtClearedAt">): boolean {
  return (
    doubtedAt !== null && doubtClearedAt !== null && doubtClearedAt > daysBefore(doubtedAt, secondDoubtDays)
  )
}

/** Nobody is asked about what nobody confirmed yet, such as an imported listing. */
function questionDaysOf(facts: FreshnessFacts): number[] {
  const { confirmedAt, doubtedAt, ownerEmail } = facts
  if (!confirmedAt || !ownerEmail || isSecondDoubt(facts)) return []
  const [since, days] = doubtedAt ? [doubtedAt, doubtQuestionDays] : [confirmedAt, questionDays]
  return days.map((day) => dayOf(since) + day)
}

/** The next day on which the clock alone changes something about a listing. @param today what is due by then is done */
export function nextChangeAfter(facts: FreshnessFacts, today: number): string | null {
  if (!facts.confirmedAt) return null
  const changes = [dayOf(facts.confirmedAt) + confirmedDays + 1, lastListedDay(facts, facts.confirmedAt) + 1]
  const next = Math.min(...[...changes, ...questionDaysOf(facts)].filter((day) => day > today))
  return Number.isFinite(next) ? dateOfDay(next) : null
}

/** What a confirmation at a moment makes of a listing, whoever gives it. */
export function confirmedAs({ ownerEmail }: Pick<FreshnessFacts, "ownerEmail">, now: Date) {
  const confirmed = { confirmedAt: now, firstAskedAt: null, askedAt: null, doubtedAt: null, vouchedAt: null }
  return {
    ...confirmed,
    freshness: "confirmed" as const,
    // No doubt is left, whenever the last one was settled.
    nextChangeOn: nextChangeAfter({ ...confirmed, doubtClearedAt: null, ownerEmail }, dayOf(now)),
  }
}
