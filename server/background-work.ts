import { sweepDeletedArticles } from "#app/features/articles/deleted-articles-sweep.server.ts"
import { sweepMessages } from "#app/features/contact/message-sweep.server.ts"
import { listTownHallsWithin } from "#app/features/events/events.server.ts"
import { whenTexts } from "#app/features/events/public-event.ts"
import { sweepDeletedEvents } from "#app/features/events/withdrawal.server.ts"
import { sweepUnconfirmed } from "#app/features/newsletter/unconfirmed-sweep.server.ts"
import { listStaffAddresses } from "#app/features/settings/settings.server.ts"
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
  { config, db, log, files, removeMailCopy, secrets, auth }: AppServices,
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
  const reminders = startReminders({
    db,
    clock: systemClock,
    log,
    secrets,
    publicUrl: config.publicUrl,
    listSessions: async (now, minutes) =>
      (await listTownHallsWithin(db, now, minutes)).map((session) => ({ ...session, ...whenTexts(session) })),
  })
  const sweeps = setInterval(() => {
    const now = systemClock()
    const sweeps = [
      forgetExpiredHits(db, now),
      sweepDeletedArticles(db, now),
      sweepDeletedEvents(db, now),
      sweepMessages(db, now),
      sweepImages(db, files, now),
      sweepUnconfirmed(db, now),
      sweepMails(db, removeMailCopy, now),
    ]
    for (const sweep of sweeps) sweep.catch((error) => log.error("sweep.failed", error))
  }, hour)
  return async () => {
    clearInterval(sweeps)
    await reminders.stop()
    await worker.stop()
  }
}
