import { sweepDeletedArticles } from "#app/features/articles/staff/deleted-articles-sweep.server.ts"
import { sweepCounters } from "#app/features/counter/sweep.server.ts"
import { sweepDeletedEvents } from "#app/features/events/staff/withdrawal.server.ts"
import { endClaims } from "#app/features/listing-claims/end-claims.server.ts"
import { ageListings } from "#app/features/listing-freshness/daily-job.server.ts"
import { forgetReporters } from "#app/features/listing-freshness/reports.server.ts"
import { sweepImports } from "#app/features/listing-import/import-sweep.server.ts"
import { returnUnanswered } from "#app/features/merchants/questions/questions.server.ts"
import { sweepUnconfirmed } from "#app/features/newsletter/unconfirmed-sweep.server.ts"
import { sweepTerms } from "#app/features/site-search/terms/search-terms.server.ts"
import type { WorkName } from "#app/features/status/instance-facts.ts"
import { sweepUnconfirmedGuests } from "#app/features/town-halls/unconfirmed-sweep.server.ts"
import { sweepChainPoints } from "#app/platform/chain/network-rounds.server.ts"
import { forgetExpiredHits } from "#app/platform/http/rate-limit.server.ts"
import { sweepImages } from "#app/platform/images/image-sweep.server.ts"
import { sweepMails } from "#app/platform/mail/outbox/outbox-sweep.server.ts"
import { sweepBin } from "#app/platform/moderation/reading/reading.server.ts"
import { isReadKind } from "#app/platform/moderation/submission.ts"
import { submissions } from "#app/submissions.ts"
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
