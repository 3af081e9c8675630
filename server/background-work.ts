import { listTownHallsWithin } from "#app/features/events/events.server.ts"
import { whenTexts } from "#app/features/events/public-event.ts"
import { sweepImages } from "#app/features/stories/image-sweep.server.ts"
import { startReminders } from "#app/features/town-halls/reminders.server.ts"
import { systemClock } from "#app/platform/clock.ts"
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
  { config, db, log, files, secrets, auth }: AppServices,
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
    listStaff: () => auth.listAdminEmails(),
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
    for (const sweep of [forgetExpiredHits(db, now), sweepImages(db, files, now)])
      sweep.catch((error) => log.error("sweep.failed", error))
  }, hour)
  return async () => {
    clearInterval(sweeps)
    await reminders.stop()
    await worker.stop()
  }
}
