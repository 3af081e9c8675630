import { sweepDeletedArticles } from "#app/features/articles/deleted-articles-sweep.server.ts"
import { sweepMessages } from "#app/features/contact/message-sweep.server.ts"
import { listTownHallsWithin } from "#app/features/events/events.server.ts"
import { whenTexts } from "#app/features/events/public-event.ts"
import { sweepDeletedEvents } from "#app/features/events/withdrawal.server.ts"
import { sweepUnconfirmed } from "#app/features/newsletter/unconfirmed-sweep.server.ts"
import { listStaffAddresses } from "#app/features/settings/settings.server.ts"
import type { WorkName } from "#app/features/status/instance-facts.ts"
import { sweepImages } from "#app/features/stories/image-sweep.server.ts"
import { startReminders } from "#app/features/town-halls/reminders.server.ts"
import { systemClock } from "#app/platform/clock.ts"
import { sweepMails } from "#app/platform/mail/outbox-sweep.server.ts"
import { type MailTransport, senderAddress } from "#app/platform/mail/transport.server.ts"
import { startMailWorker } from "#app/platform/mail/worker.server.ts"
import { forgetExpiredHits } from "#app/platform/rate-limit.server.ts"
import type { AppServices } from "./services.ts"

const hour = 60 * 60 * 1000

/**
 * What goes on without a request: mails leave, reminders are queued, what is no longer needed is swept. Every instance
 * does it; the database sees to it that nothing is done twice.
 *
 * @returns ends it, letting what has begun come to its end
 */
export function startBackgroundWork(
  { config, db, log, files, removeMailCopy, secrets, auth, work }: AppServices,
  transport: MailTransport,
): () => Promise<void> {
  const domain = new URL(config.publicUrl).hostname
  const worker = startMailWorker({
    db,
    transport,
    clock: systemClock,
    log,
    from: senderAddress(config.smtpUrl, domain),
    domain,
    listStaff: () => listStaffAddresses(db, () => auth.listAdminEmails()),
  })
  const recordEnd = (name: WorkName, at: Date, run: Promise<unknown>) =>
    run.then(
      () => work.record(name, at, false),
      () => work.record(name, at, true),
    )
  const reminders = startReminders({
    db,
    clock: systemClock,
    log,
    secrets,
    publicUrl: config.publicUrl,
    listSessions: async (now, minutes) => {
      const listed = listTownHallsWithin(db, now, minutes)
      recordEnd("reminders", now, listed)
      return (await listed).map((session) => ({ ...session, ...whenTexts(session) }))
    },
  })
  const sweeps = setInterval(() => {
    const now = systemClock()
    const sweeps: Partial<Record<WorkName, Promise<unknown>>> = {
      "rate-limits": forgetExpiredHits(db, now),
      articles: sweepDeletedArticles(db, now),
      events: sweepDeletedEvents(db, now),
      messages: sweepMessages(db, now),
      images: sweepImages(db, files, now),
      subscriptions: sweepUnconfirmed(db, now),
      mails: sweepMails(db, removeMailCopy, now),
    }
    for (const [name, sweep] of Object.entries(sweeps)) {
      recordEnd(name as WorkName, now, sweep)
      sweep.catch((error) => log.error("sweep.failed", error, { sweep: name }))
    }
  }, hour)
  return async () => {
    clearInterval(sweeps)
    await reminders.stop()
    await worker.stop()
  }
}
