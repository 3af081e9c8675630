import { and, count, desc, eq, lt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { askedCounts, unansweredMarks, unansweredTerms } from "#app/lib/db/schema.ts"
import { widestNetwork } from "#app/lib/http/networks.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import type { AskedOutcome } from "../options.ts"
import { weekOf, weeksFrom } from "./terms.ts"

/** @property terms what staff may read of an unanswered question; empty otherwise */
type Asked = { question: string; outcome: AskedOutcome; terms: readonly string[]; limitGroup: string }

/** A term is stored once this many networks have asked for it, so that it identifies no one. */
const fewestNetworks = 3
/** Searches of one network within this time that start alike count as one, because results update while typing. */
const typingMs = 10_000
/** Limit per network and week, so that no one can fill the table. */
const mostMarksOfANetwork = 200
/** Limit per flush; further searches are counted, but their terms are not stored. */
const mostTermsOfARound = 1000
const mostPending = 10_000
const keptWeeks = 26
const mostListed = 100

export type SearchTerms = {
  /** Notes a question in memory, so that no visitor waits for a write. */
  note(asked: Asked): void
  /** Writes the notes to the database. @param isLast also writes searches that may still be typed */
  flush(db: Database, isLast?: boolean): Promise<void>
}

/**
 * Counts questions without recording who asks. The text of a question is stored only after three networks asked it in a
 * week. Until then the database holds HMAC pseudonyms under the secret, from which no text can be read.
 */
export function createSearchTerms({ clock, secrets }: { clock: Clock; secrets: Secrets }): SearchTerms {
  const pending = new Map<string, Asked & { at: number }>()
  const counts = new Map<AskedOutcome, number>()
  let terms: { term: string; network: string }[] = []

  function settle({ outcome, terms: asked, limitGroup }: Asked) {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    const network = widestNetwork(limitGroup)
    const room = mostTermsOfARound - terms.length
    terms.push(...asked.slice(0, room).map((term) => ({ term, network })))
  }

  function settlePending(isDue: (at: number) => boolean) {
    for (const [key, asked] of pending)
      if (isDue(asked.at)) {
        pending.delete(key)
        settle(asked)
      }
  }

  return {
    note(asked) {
      const at = clock().getTime()
      if (asked.outcome.startsWith("ask-")) return settle(asked)
      const last = pending.get(asked.limitGroup)
      const isSame =
        last &&
        at - last.at < typingMs &&
        (asked.question.startsWith(last.question) || last.question.startsWith(asked.question))
      if (last && !isSame) settle(last)
      if (pending.size >= mostPending) settlePending(() => true)
      pending.set(asked.limitGroup, { ...asked, at })
    },
    async flush(db, isLast = false) {
      const now = clock()
      settlePending((at) => isLast || now.getTime() - at >= typingMs)
      const week = weekOf(now)
      const [noted, asked] = [[...counts], terms]
      counts.clear()
      terms = []
      for (const [outcome, times] of noted)
        await db
          .insert(askedCounts)
          .values({ week, outcome, times })
          .onConflictDoUpdate({
            target: [askedCounts.week, askedCounts.outcome],
            set: { times: sql`${askedCounts.times} + ${times}` },
          })
      const markOf = (kind: string, text: string) => secrets.mark(`search-${kind}`, `${week}\n${text}`)
      for (const { term, network } of asked)
        await markTerm(db, week, term, markOf("term", term), markOf("network", network))
    },
  }
}

/** Stores the pseudonyms of a network and a term, and the term itself once enough networks asked for it. */
async function markTerm(db: Database, week: string, term: string, termMark: string, networkMark: string) {
  const ofNetwork = and(eq(unansweredMarks.week, week), eq(unansweredMarks.networkMark, networkMark))
  const [own] = await db.select({ marks: count() }).from(unansweredMarks).where(ofNetwork)
  if ((own?.marks ?? 0) >= mostMarksOfANetwork) return
  await db.insert(unansweredMarks).values({ week, termMark, networkMark }).onConflictDoNothing()
  const ofTerm = and(eq(unansweredMarks.week, week), eq(unansweredMarks.termMark, termMark))
  const [found] = await db.select({ networks: count() }).from(unansweredMarks).where(ofTerm)
  const networks = found?.networks ?? 0
  if (networks < fewestNetworks) return
  await db
    .insert(unansweredTerms)
    .values({ week, term, networks })
    .onConflictDoUpdate({ target: [unansweredTerms.week, unansweredTerms.term], set: { networks } })
}

/** One week as staff see it; outcomes with a count of 0 are left out. */
export async function findWeek(db: Database, week: string) {
  const [counted, listed] = await Promise.all([
    db.select().from(askedCounts).where(eq(askedCounts.week, week)),
    db
      .select({ term: unansweredTerms.term, networks: unansweredTerms.networks })
      .from(unansweredTerms)
      .where(eq(unansweredTerms.week, week))
      .orderBy(desc(unansweredTerms.networks), unansweredTerms.term)
      .limit(mostListed),
  ])
  const counts: Partial<Record<AskedOutcome, number>> = {}
  for (const { outcome, times } of counted) counts[outcome] = times
  return { counts, terms: listed }
}

/** Weeks with questions, newest first. */
export async function listWeeks(db: Database): Promise<string[]> {
  const rows = await db
    .select({ week: askedCounts.week })
    .from(askedCounts)
    .groupBy(askedCounts.week)
    .orderBy(desc(askedCounts.week))
  return rows.map(({ week }) => week)
}

/** Deletes pseudonyms after their week, the rest after half a year. */
export async function cleanUpTerms(db: Database, now: Date): Promise<void> {
  const week = weekOf(now)
  await db.delete(unansweredMarks).where(lt(unansweredMarks.week, week))
  const oldest = weeksFrom(week, -keptWeeks)
  await db.delete(unansweredTerms).where(lt(unansweredTerms.week, oldest))
  await db.delete(askedCounts).where(lt(askedCounts.week, oldest))
}
