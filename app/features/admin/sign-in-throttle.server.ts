import { randomUUID } from "node:crypto"
import { and, eq, gt, inArray, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { rateLimits } from "#app/db/schema.ts"
import { createOwnCookie } from "#app/platform/own-cookie.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"

/** A count of failed sign-ins: of one address, one account, one account whose password was right, or one known device. */
export type Counter = { key: string; maxWaitSeconds: number }

/**
 * In seconds. Six digits are guessed sooner than a password, so whoever has the password waits longer. Four guesses in
 * each quarter of an hour need no wait: 0.12 % a day, of which the owner hears by mail (auth.server.ts).
 */
export const longestWait = { address: 15 * 60, account: 60, "second-step": 15 * 60, device: 60 }

const freeAttempts = 5
const memoryMs = 15 * 60 * 1000
/** So far apart may the clocks of instances be, and attempts at once, without making one wait for the other. */
const skewMs = 5_000

function waitMs(failures: number, maxWaitSeconds: number): number {
  if (failures < freeAttempts) return -skewMs
  return Math.min(2 ** (failures - freeAttempts), maxWaitSeconds) * 1000
}

export type Admission =
  /** `counted`: each counter with the time it is forgotten, for `takeBackAttempt`. */
  { waitSeconds: 0; counted: Map<string, Date> } | { waitSeconds: number; counted?: undefined }

/**
 * Counts an attempt as failed before the password is looked at, so that a hundred at once are a hundred failures. While
 * any counter has to wait, the attempt is refused and no counter moves: asking during a wait does not lengthen it.
 *
 * A row is forgotten 15 minutes after its wait is over, so that `resets_at` tells the end of the wait as well.
 */
export async function admitAttempt(db: Database, counters: Counter[], now: Date): Promise<Admission> {
  // One order for everyone, or two attempts on two counters could lock each other out.
  const inOrder = counters.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const keys = inOrder.map((counter) => counter.key)
  return db.transaction(async (tx) => {
    // A row that is not there cannot be locked.
    await tx
      .insert(rateLimits)
      .values(keys.map((key) => ({ key, hits: 0, resetsAt: now })))
      .onConflictDoNothing()
    const rows = await tx
      .select()
      .from(rateLimits)
      .where(inArray(rateLimits.key, keys))
      .orderBy(rateLimits.key)
      .for("update")
    const current = new Map(rows.filter((row) => row.resetsAt > now).map((row) => [row.key, row]))

    const longest = Math.max(
      ...[...current.values()].map((row) => row.resetsAt.getTime() - memoryMs - now.getTime()),
      0,
    )
    if (longest > 0) return { waitSeconds: Math.ceil(longest / 1000) }

    const counted = inOrder.map(({ key, maxWaitSeconds }) => {
      const hits = (current.get(key)?.hits ?? 0) + 1
      return { key, hits, resetsAt: new Date(now.getTime() + waitMs(hits, maxWaitSeconds) + memoryMs) }
    })
    await tx
      .insert(rateLimits)
      .values(counted)
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { hits: sql`excluded.hits`, resetsAt: sql`excluded.resets_at` },
      })
    return { waitSeconds: 0, counted: new Map(counted.map((row) => [row.key, row.resetsAt])) }
  })
}

/** The attempt was no failure after all. A wait that others have caused since stays. */
export async function takeBackAttempt(db: Database, counted: Map<string, Date>, now: Date): Promise<void> {
  const withoutWait = new Date(now.getTime() + memoryMs - skewMs)
  for (const [key, resetsAt] of counted)
    await db
      .update(rateLimits)
      .set({
        hits: sql`${rateLimits.hits} - 1`,
        resetsAt: sql`case when ${eq(rateLimits.resetsAt, resetsAt)} then ${param(withoutWait)} else ${rateLimits.resetsAt} end`,
      })
      .where(and(eq(rateLimits.key, key), gt(rateLimits.hits, 0)))
}

const param = (instant: Date) => sql.param(instant, rateLimits.resetsAt)

export async function forgetFailures(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

const deviceLifetimeSeconds = 365 * 24 * 60 * 60

type Device = { id: string; account: string; issuedAt: number }

/**
 * Marks a browser in which this account has signed in before (OWASP, Device Cookies). Its failures are counted apart, so
 * that whoever keeps an account or an address waiting does not keep its owner out. It opens nothing by itself.
 */
export function createDeviceCookie(secrets: Secrets, publicUrl: string) {
  const cookie = createOwnCookie("device", {
    secrets,
    publicUrl,
    maxAge: deviceLifetimeSeconds,
    sameSite: "strict",
  })
  return {
    /**
     * @param account what the account is counted under, never its e-mail address
     * @param since when the account got its password: browsers that knew an earlier one are strangers again
     */
    async findId(
      request: Request,
      account: string,
      { since, now }: { since: Date | undefined; now: Date },
    ): Promise<string | undefined> {
      const device: Device | "" | null = await cookie.parse(request.headers.get("Cookie"))
      if (!device || device.account !== account || (since && device.issuedAt < since.getTime()))
        return undefined
      return now.getTime() - device.issuedAt < deviceLifetimeSeconds * 1000 ? device.id : undefined
    },
    /** The Set-Cookie value after a sign-in; a known browser stays the same device. */
    issue(account: string, knownId: string | undefined, now: Date): Promise<string> {
      return cookie.serialize({
        id: knownId ?? randomUUID(),
        account,
        issuedAt: now.getTime(),
      } satisfies Device)
    },
  }
}
