import { randomBytes, randomUUID } from "node:crypto"
import { and, desc, eq, gt, lte, ne, or } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { sessions } from "#app/lib/db/schema.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { latestSane } from "#app/lib/time/clock.ts"
import { type SessionKind, sessionRules } from "./options.ts"

/** A session that is in use is prolonged at most once a minute, not by every request. */
const prolongStepMs = 60 * 1000
/** What is kept of a browser's name, so that people recognize their sessions. */
const userAgentLength = 200

/** Who is signed in, or may be. */
export type SessionHolder = { kind: "staff"; userId: string } | { kind: "owner"; ownerEmail: string }

export const hasToken = (token: string) => eq(sessions.tokenHash, hashLinkToken(token))
const heldBy = (holder: SessionHolder) =>
  holder.kind === "staff" ? eq(sessions.userId, holder.userId) : eq(sessions.ownerEmail, holder.ownerEmail)

/** Idle time slides, the absolute end does not. */
function endOf(kind: SessionKind, createdAt: Date, lastSeen: Date): Date {
  const { idleSeconds, absoluteSeconds } = sessionRules[kind]
  return new Date(
    Math.min(lastSeen.getTime() + idleSeconds * 1000, createdAt.getTime() + absoluteSeconds * 1000),
  )
}

/** Neither at its end nor seen by a clock that was ahead of its time: nobody could say when such a session ends. */
export const isAlive = (now: Date) =>
  and(gt(sessions.expiresAt, now), lte(sessions.lastSeenAt, latestSane(now)))

/** 256 random bits. */
function createToken(): string {
  return randomBytes(32).toString("base64url")
}

/**
 * The one way in: whoever opens a session has made sure of who it is for. Pass a transaction.
 *
 * @param replaces the token that this browser had before; what is long over is swept on the way
 * @param userAgent what the browser calls itself
 * @returns the token for the cookie
 */
export async function openSession(
  tx: Database,
  holder: SessionHolder,
  { replaces, userAgent, now }: { replaces: string | undefined; userAgent: string; now: Date },
): Promise<string> {
  const token = createToken()
  await tx
    .delete(sessions)
    .where(
      or(
        lte(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, latestSane(now)),
        replaces === undefined ? undefined : hasToken(replaces),
      ),
    )
  await tx.insert(sessions).values({
    id: randomUUID(),
    tokenHash: hashLinkToken(token),
    ...holder,
    userAgent: userAgent.slice(0, userAgentLength),
    createdAt: now,
    lastSeenAt: now,
    authenticatedAt: now,
    expiresAt: endOf(holder.kind, now, now),
  })
  return token
}

/** What `keepSession` asks of a row. */
export const lifeColumns = {
  id: sessions.id,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
}

/**
 * For a session that a request has shown: prolongs one that is alive, deletes one that is not. A database that has no room for it, or takes
 * no writes, keeps nobody out: the status page is there to be read just then.
 *
 * @param stillMay whether its holder may be signed in at all, which is asked every time
 * @returns whether it is alive
 */
export async function keepSession(
  db: Database,
  kind: SessionKind,
  row: { id: string; createdAt: Date; lastSeenAt: Date; expiresAt: Date },
  { stillMay, now }: { stillMay: boolean; now: Date },
): Promise<boolean> {
  const end = endOf(kind, row.createdAt, now)
  if (!stillMay || row.expiresAt <= now || end <= now || row.lastSeenAt > latestSane(now)) {
    await ifItTakesWrites(db.delete(sessions).where(eq(sessions.id, row.id)))
    return false
  }
  if (end.getTime() - row.expiresAt.getTime() >= prolongStepMs)
    await ifItTakesWrites(
      db.update(sessions).set({ expiresAt: end, lastSeenAt: now }).where(eq(sessions.id, row.id)),
    )
  return true
}

/** The row was read a moment ago, so a database that is away is one that takes no writes. */
async function ifItTakesWrites(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  }
}

/**
 * Its holder has shown once more who it is. The session goes on under a new token (OWASP ASVS 5.0, 7.2.4).
 *
 * @returns the new token, or null when the session is gone
 */
export async function renewSession(tx: Database, id: string, now: Date): Promise<string | null> {
  const token = createToken()
  const renewed = await tx
    .update(sessions)
    .set({ tokenHash: hashLinkToken(token), authenticatedAt: now, lastSeenAt: now })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id })
  return renewed.length > 0 ? token : null
}

/** The sessions of a holder that still count, the one seen last first. */
export async function listSessions(db: Database, holder: SessionHolder, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(heldBy(holder), isAlive(now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100)
}

/** One of a holder's sessions by its id, all but one, or all. */
export type WhichSessions = { only: string } | { allBut: string } | "all"

/** @returns how many were ended */
export async function endSessions(
  tx: Database,
  holder: SessionHolder,
  which: WhichSessions,
): Promise<number> {
  const chosen =
    which === "all"
      ? undefined
      : "only" in which
        ? eq(sessions.id, which.only)
        : ne(sessions.id, which.allBut)
  const ended = await tx
    .delete(sessions)
    .where(and(heldBy(holder), chosen))
    .returning({ id: sessions.id })
  return ended.length
}

/** Ends the session of a token. @returns the account it was of, or null when there was none or it was an owner's */
export async function endSession(tx: Database, token: string): Promise<string | null> {
  const [ended] = await tx.delete(sessions).where(hasToken(token)).returning({ userId: sessions.userId })
  return ended?.userId ?? null
}
