import type { WorkName } from "#app/admin/status/instance-facts.ts"
import { forgetInstance, reportInstance } from "#app/admin/status/instances.server.ts"
import { createWatch } from "#app/admin/status/watch.server.ts"
import { listMailChoices } from "#app/auth/accounts/accounts.server.ts"
import { listUntoldChanges, settleChange } from "#app/events/change-to-tell.server.ts"
import { listTownHallsWithin } from "#app/events/events.server.ts"
import { whenTexts } from "#app/events/public-event.ts"
import { tellOfDeferred } from "#app/lib/mail/outbox/deferred.server.ts"
import { startMailWorker } from "#app/lib/mail/outbox/worker.server.ts"
import { startRounds } from "#app/lib/playback/rounds.ts"
import { tellOfPaymentAddresses } from "#app/listings/admin/payment-addresses/tell-staff.server.ts"
import { askEndpoints, roundMs } from "#app/payments/chain/network-rounds.server.ts"
import { createWatcher } from "#app/payments/watcher/watcher.server.ts"
import { loadPlaces } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"
import { queueDigest } from "#app/review/staff-mail.server.ts"
import { listStaffAddresses } from "#app/settings/settings.server.ts"
import { submissions } from "#app/submissions.ts"
import { startSessionChanges } from "#app/subscriptions/town-halls/changes/session-changes.server.ts"
import { startReminders } from "#app/subscriptions/town-halls/reminders/reminders.server.ts"
import { startNightlyBackups } from "./backup/start-nightly.ts"
import { hourlyWork } from "./hourly-work.ts"
import type { AppServices } from "./services.ts"

const minute = 60 * 1000
const hour = 60 * minute

/**
 * Starts the work that needs no request: sending mails, queueing reminders, cleanup jobs. Every instance runs it; locks in the
 * database prevent that anything is done twice.
 *
 * @returns stops the work and waits for what has begun
 */
export function startBackgroundWork(services: AppServices): () => Promise<void> {
  const { config, db, clock, log, mailer, secrets, work, askEndpoint, pool, id, readStatus, learnSecrets } =
    services
  const { siteSearch } = services
  const listStaff = (kind: string) => listStaffAddresses(db, kind, () => listMailChoices(db))
  const worker = startMailWorker({
    ...mailer,
    db,
    clock,
    log,
    listStaff,
  })
  const staffMails = startRounds(
    async () => {
      const context = { publicUrl: config.publicUrl, now: clock() }
      await queueDigest(db, submissions, context)
      await tellOfDeferred(db, context)
      await tellOfPaymentAddresses(db, context)
    },
    { everyMs: minute, log, event: "staff-mails.failed" },
  )
  const watch = createWatch({
    ...{ db, mailer, log, publicUrl: config.publicUrl },
    listStaff: () => listStaff("site-status"),
  })
  const looks = startRounds(
    async () => {
      const status = await readStatus()
      // The check comes first, because a full database accepts no report.
      await watch(status)
      await reportInstance(db, status.instance, status.now)
    },
    { everyMs: minute, log, event: "status.failed" },
  )
  const secretRounds = startRounds(learnSecrets, { everyMs: minute / 3, log, event: "secrets.failed" })
  const backups = startNightlyBackups({ config, db, clock, log })
  const recordEnd = (name: WorkName, at: Date, run: Promise<unknown>) =>
    run.then(
      () => work.record(name, at, false),
      () => work.record(name, at, true),
    )
  const reminders = startReminders({
    db,
    clock,
    log,
    secrets,
    publicUrl: config.publicUrl,
    listSessions: async (now, minutes) => {
      const listed = listTownHallsWithin(db, now, minutes)
      recordEnd("reminders", now, listed)
      return (await listed).map((session) => ({ ...session, ...whenTexts(session) }))
    },
  })
  const changes = startSessionChanges({
    ...{ db, clock, log, secrets, publicUrl: config.publicUrl },
    listChanges: (now) => listUntoldChanges(db, config.publicUrl, now),
    settle: (change) => settleChange(db, change),
  })
  const towns = startRounds((stop) => loadPlaces(db, placeFile(config.rootDir), clock(), { stop }), {
    everyMs: hour,
    log,
    event: "places.failed",
  })
  // Writes trigger a refresh at once (run.ts). This finds, within ten minutes, what becomes public at a set time.
  const search = startRounds((stop) => siteSearch.refresh(stop), {
    everyMs: 10 * minute,
    log,
    event: "search.failed",
  })
  const terms = startRounds(() => services.searchTerms.flush(db), {
    everyMs: minute,
    log,
    event: "search-terms.failed",
  })
  const networks = startRounds((stop) => askEndpoints(db, askEndpoint, clock, stop), {
    everyMs: roundMs,
    log,
    event: "networks.failed",
  })
  const watcher = createWatcher({ db, pool, ask: askEndpoint, clock, log })
  const payments = startRounds(watcher.round, {
    everyMs: watcher.pauseMs,
    log,
    event: "payments.failed",
  })
  const sweeps = setInterval(() => {
    const now = clock()
    for (const [name, sweep] of Object.entries(hourlyWork(services, now))) {
      recordEnd(name as WorkName, now, sweep)
      sweep.catch((error) => log.error("sweep.failed", error, { sweep: name }))
    }
  }, hour)
  return async () => {
    clearInterval(sweeps)
    await search.stop()
    await terms.stop()
    // The search terms of the last minute are lost when the database is unavailable.
    await services.searchTerms.flush(db, true).catch(() => {})
    await towns.stop()
    await networks.stop()
    await payments.stop()
    await watcher.stop()
    await backups.stop()
    await secretRounds.stop()
    await looks.stop()
    // When the database is unavailable, the instance is listed as missing for three minutes at most.
    await forgetInstance(db, id).catch(() => {})
    await reminders.stop()
    await changes.stop()
    await staffMails.stop()
    await worker.stop()
    mailer.transport.close()
  }
}
