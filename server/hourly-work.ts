import type { WorkName } from "#app/admin/status/instance-facts.ts"
import { cleanUpDeletedArticles } from "#app/articles/admin/deleted-articles-cleanup.server.ts"
import { cleanUpDeletedEvents } from "#app/events/admin/withdrawal.server.ts"
import { forgetExpiredHits } from "#app/lib/http/rate-limit.server.ts"
import { cleanUpImages } from "#app/lib/images/image-cleanup.server.ts"
import { cleanUpMails } from "#app/lib/mail/outbox/outbox-cleanup.server.ts"
import { returnUnanswered } from "#app/listings/application/questions/questions.server.ts"
import { endClaims } from "#app/listings/claims/end-claims.server.ts"
import { cleanUpImports } from "#app/listings/import/import-cleanup.server.ts"
import { ageListings } from "#app/listings/verification/daily-job.server.ts"
import { forgetReporters } from "#app/listings/verification/reports.server.ts"
import { cleanUpChainPoints } from "#app/payments/chain/network-rounds.server.ts"
import { cleanUpRequests } from "#app/point-of-sale/cleanup.server.ts"
import { cleanUpBin } from "#app/review/reading/reading.server.ts"
import { isReadKind } from "#app/review/submission.ts"
import { cleanUpTerms } from "#app/search/terms/search-terms.server.ts"
import { submissions } from "#app/submissions.ts"
import { cleanUpUnconfirmedGuests } from "#app/subscriptions/town-halls/unconfirmed-cleanup.server.ts"
import { cleanUpUnconfirmed } from "#app/subscriptions/unconfirmed-cleanup.server.ts"
import type { AppServices } from "./services.ts"

type Needed = Pick<AppServices, "db" | "files" | "secrets" | "publicUrl" | "removeMailCopy">

/**
 * The cleanup jobs that every instance runs once an hour. Each job locks the rows it needs in the database. A job that is
 * interrupted leaves its rows to the next hour of any instance, so no instance has to be elected
 * (test/nightly/hourly-work.test.ts).
 */
export function hourlyWork(
  { db, files, secrets, publicUrl, removeMailCopy }: Needed,
  now: Date,
): Partial<Record<WorkName, Promise<unknown>>> {
  const site = { secrets, publicUrl, now }
  return {
    "rate-limits": forgetExpiredHits(db, now),
    articles: cleanUpDeletedArticles(db, now),
    events: cleanUpDeletedEvents(db, now),
    messages: Promise.all(submissions.filter(isReadKind).map((kind) => cleanUpBin(db, kind, now))),
    imports: cleanUpImports(db, now),
    images: cleanUpImages(db, files, now),
    subscriptions: Promise.all([cleanUpUnconfirmed(db, now), cleanUpUnconfirmedGuests(db, now)]),
    freshness: Promise.all([ageListings(db, site), forgetReporters(db, now), endClaims(db, site)]),
    questions: returnUnanswered(db, now),
    mails: cleanUpMails(db, removeMailCopy, now),
    networks: cleanUpChainPoints(db, now),
    counters: cleanUpRequests(db, now),
    "search-terms": cleanUpTerms(db, now),
  }
}
