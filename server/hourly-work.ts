import type { WorkName } from "#app/admin/status/instance-facts.ts"
import { sweepDeletedArticles } from "#app/articles/admin/deleted-articles-sweep.server.ts"
import { sweepDeletedEvents } from "#app/events/admin/withdrawal.server.ts"
import { forgetExpiredHits } from "#app/lib/http/rate-limit.server.ts"
import { sweepImages } from "#app/lib/images/image-sweep.server.ts"
import { sweepMails } from "#app/lib/mail/outbox/outbox-sweep.server.ts"
import { returnUnanswered } from "#app/listings/application/questions/questions.server.ts"
import { endClaims } from "#app/listings/claims/end-claims.server.ts"
import { sweepImports } from "#app/listings/import/import-sweep.server.ts"
import { ageListings } from "#app/listings/verification/daily-job.server.ts"
import { forgetReporters } from "#app/listings/verification/reports.server.ts"
import { sweepChainPoints } from "#app/payments/chain/network-rounds.server.ts"
import { sweepCounters } from "#app/point-of-sale/sweep.server.ts"
import { sweepBin } from "#app/review/reading/reading.server.ts"
import { isReadKind } from "#app/review/submission.ts"
import { sweepTerms } from "#app/search/terms/search-terms.server.ts"
import { submissions } from "#app/submissions.ts"
import { sweepUnconfirmedGuests } from "#app/subscriptions/town-halls/unconfirmed-sweep.server.ts"
import { sweepUnconfirmed } from "#app/subscriptions/unconfirmed-sweep.server.ts"
import type { AppServices } from "./services.ts"

type Needed = Pick<AppServices, "db" | "files" | "secrets" | "publicUrl" | "removeMailCopy">

/**
 * What every instance does once an hour. Each work takes the rows it needs with locks in the database, and one that is cut off
 * leaves them to the next hour, of whichever instance: nobody has to be chosen for it (test/nightly/hourly-work.test.ts).
 */
export function hourlyWork(
  { db, files, secrets, publicUrl, removeMailCopy }: Needed,
  now: Date,
): Partial<Record<WorkName, Promise<unknown>>> {
  const site = { secrets, publicUrl, now }
  return {
    "rate-limits": forgetExpiredHits(db, now),
    articles: sweepDeletedArticles(db, now),
    events: sweepDeletedEvents(db, now),
    messages: Promise.all(submissions.filter(isReadKind).map((kind) => sweepBin(db, kind, now))),
    imports: sweepImports(db, now),
    images: sweepImages(db, files, now),
    subscriptions: Promise.all([sweepUnconfirmed(db, now), sweepUnconfirmedGuests(db, now)]),
    freshness: Promise.all([ageListings(db, site), forgetReporters(db, now), endClaims(db, site)]),
    questions: returnUnanswered(db, now),
    mails: sweepMails(db, removeMailCopy, now),
    networks: sweepChainPoints(db, now),
    counters: sweepCounters(db, now),
    "search-terms": sweepTerms(db, now),
  }
}
