import { randomUUID } from "node:crypto"
import { inArray } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { redChecks } from "#app/lib/db/schema.ts"
import type { Log } from "#app/lib/log/log.ts"
import { describeFailure, type Mailer } from "#app/lib/mail/outbox/transport.server.ts"
import { type CheckId, checkIds, checkStatus, type Status } from "./checks.ts"
import { turnMail } from "./turn-mail.ts"

/** A database that restarts is red for one look, and nobody's business. */
const looksToTurn = 2
/** The next look is a minute later. */
const sendMs = 30_000

type Parts = {
  db: Database
  mailer: Mailer
  log: Log
  publicUrl: string
  listStaff: () => Promise<string[]>
}

/**
 * Tells staff by mail what has turned red, and once more when it is well again. The mails go past the outbox, which may be on
 * the full disk. Of several instances the one that first writes it down tells; where nothing can be written, each of them.
 *
 * @returns to be called with each look at the status, a minute after the other
 */
export function createWatch({
  db,
  mailer,
  log,
  publicUrl,
  listStaff,
}: Parts): (status: Status) => Promise<void> {
  /** How often in a row each was seen so. */
  const looks = new Map<CheckId, { isRed: boolean; times: number }>()
  /** What is told, by this process or another one. */
  const told = new Set<CheckId>()
  /** What this one told without being able to write it down. */
  const unwritten = new Set<CheckId>()
  /** As they were when the database could be asked. */
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

  /** @returns those that this instance has to tell of */
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

  /** It is tried again at the next look. */
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

/** @returns undefined when the database is away, full or read-only */
async function unlessAway<T>(work: PromiseLike<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return undefined
  }
}
