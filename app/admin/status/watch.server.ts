import { randomUUID } from "node:crypto"
import { inArray } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { redChecks } from "#app/lib/db/schema.ts"
import type { Log } from "#app/lib/log/log.ts"
import { describeFailure, type Mailer } from "#app/lib/mail/outbox/transport.server.ts"
import { type CheckId, checkIds, checkStatus, type Status } from "./checks.ts"
import { turnMail } from "./turn-mail.ts"

/** Number of consecutive checks before an alert, so that a database restart causes none. */
const looksToTurn = 2
/** Timeout of sending: the next check is a minute later. */
const sendMs = 30_000

type Parts = {
  db: Database
  mailer: Mailer
  log: Log
  publicUrl: string
  listStaff: () => Promise<string[]>
}

/**
 * Alerts staff by mail when a check turns red, and again when it recovers. The mails bypass the outbox, which may be on
 * the full disk. Of several instances, the first one that records the alert sends it; if nothing can be recorded, each of
 * them does.
 *
 * @returns a function to call with every status, once a minute
 */
export function createWatch({
  db,
  mailer,
  log,
  publicUrl,
  listStaff,
}: Parts): (status: Status) => Promise<void> {
  /** How often in a row each check had this result. */
  const looks = new Map<CheckId, { isRed: boolean; times: number }>()
  /** Checks already alerted, by this process or another one. */
  const told = new Set<CheckId>()
  /** Checks that this process alerted without being able to record it. */
  const unwritten = new Set<CheckId>()
  /** Staff addresses, as last read from the database. */
  let staff: string[] = []

  return async (status) => {
    staff = (await unlessAway(listStaff())) ?? staff
    for (const { id, state } of checkStatus(status)) {
      if (state === "unknown") continue
      const isRed = state === "red"
      const before = looks.get(id)
      looks.set(id, { isRed, times: before?.isRed === isRed ? before.times + 1 : 1 })
    }
    const turned = (isRed: boolean) =>
      checkIds.filter((id) => looks.get(id)?.isRed === isRed && (looks.get(id)?.times ?? 0) >= looksToTurn)

    const red = await claimRed(
      turned(true).filter((id) => !told.has(id)),
      status.now,
    )
    if (red.length > 0) {
      log.warn("status.red", { checks: red.join(" ") })
      if (!(await send("red", red))) await release(red)
    }
    const well = await claimWell(turned(false))
    if (well.length > 0) {
      log.info("status.well", { checks: well.join(" ") })
      await send("well", well)
    }
  }

  /** @returns the checks that this instance has to alert about */
  async function claimRed(ids: CheckId[], since: Date): Promise<CheckId[]> {
    if (ids.length === 0) return []
    const rows = ids.map((check) => ({ check, since }))
    const mine = await unlessAway(
      db.insert(redChecks).values(rows).onConflictDoNothing().returning({ check: redChecks.check }),
    )
    for (const id of ids) {
      told.add(id)
      if (!mine) unwritten.add(id)
    }
    return mine ? ids.filter((id) => mine.some(({ check }) => check === id)) : ids
  }

  async function claimWell(ids: CheckId[]): Promise<CheckId[]> {
    if (ids.length === 0) return []
    const mine = await unlessAway(
      db.delete(redChecks).where(inArray(redChecks.check, ids)).returning({ check: redChecks.check }),
    )
    if (!mine) return []
    for (const id of ids) told.delete(id)
    return ids.filter((id) => unwritten.delete(id) || mine.some(({ check }) => check === id))
  }

  /** Retried at the next check. */
  async function release(ids: CheckId[]): Promise<void> {
    for (const id of ids) {
      told.delete(id)
      unwritten.delete(id)
    }
    await unlessAway(db.delete(redChecks).where(inArray(redChecks.check, ids)))
  }

  async function send(turn: "red" | "well", ids: CheckId[]): Promise<boolean> {
    if (staff.length === 0) return false
    const { transport, from, domain } = mailer
    const message = { ...turnMail(turn, ids, publicUrl), messageId: `<${randomUUID()}@${domain}>`, from }
    try {
      await transport.send({ ...message, to: staff }, AbortSignal.timeout(sendMs))
      return true
    } catch (error) {
      log.warn("status.mail-failed", { turn, code: describeFailure(error).code })
      return false
    }
  }
}

/** @returns undefined if the database is down, full or read-only */
async function unlessAway<T>(work: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return undefined
  }
}
