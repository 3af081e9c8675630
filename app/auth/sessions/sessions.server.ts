import { randomBytes, randomUUID } from "node:crypto"
import { and, desc, eq, gt, lte, ne, or } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { sessions } from "#app/lib/db/schema.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { latestSane } from "#app/lib/time/clock.ts"
import { type SessionKind, sessionRules } from "./options.ts"

/** An active session is extended at most once a minute, not by every request. */
const prolongStepMs = 60 * 1000
/** Stored characters of the user agent, so that people recognize their sessions. */
const userAgentLength = 200

/** The owner of a session. */
export type SessionHolder = { kind: "staff"; userId: string } | { kind: "owner"; ownerEmail: string }

export const hasToken = (token: string) => eq(sessions.tokenHash, hashLinkToken(token))
const heldBy = (holder: SessionHolder) =>
  holder.kind === "staff" ? eq(sessions.userId, holder.userId) : eq(sessions.ownerEmail, holder.ownerEmail)

/** The idle lifetime is sliding, the absolute one is fixed. */
function endOf(kind: SessionKind, createdAt: Date, lastSeen: Date): Date {
  const { idleSeconds, absoluteSeconds } = sessionRules[kind]
  return new Date(
    Math.min(lastSeen.getTime() + idleSeconds * 1000, createdAt.getTime() + absoluteSeconds * 1000),
  )
}

/** Not expired, and not last seen while the clock was ahead: the end of such a session is unknown. */
export const isAlive = (now: Date) =>
  and(gt(sessions.expiresAt, now), lte(sessions.lastSeenAt, latestSane(now)))

/** 256 random bits. */
function createToken(): string {
  return randomBytes(32).toString("base64url")
}

/**
 * Opens a session. The caller must have authenticated the holder. Pass a transaction. Also deletes expired sessions.
 *
 * @param replaces the previous token of this browser
 * @param userAgent User-Agent header
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

/** Columns that `keepSession` needs. */
export const lifeColumns = {
  id: sessions.id,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
}

/**
 * Extends a valid session and deletes an invalid one. Ignores a database that
 * is full or read-only, because the status page must remain readable then.
 *
 * @param stillMay whether the holder may still be signed in; queried for every request
 * @returns whether the session is valid
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

/** The row was just read, so an unavailable database means that it refuses writes. */
async function ifItTakesWrites(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  }
}

/**
 * Renews the token after another authentication of the holder (OWASP ASVS 5.0, 7.2.4).
 *
 * @returns the new token, or null if the session is gone
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

/** Valid sessions of a holder, last seen first. */
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

/** One session of a holder by id, all except one, or all. */
export type WhichSessions = { only: string } | { allBut: string } | "all"

/** @returns the number of ended sessions */
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

/** Ends the session of a token. @returns its account, or null if there was none or it was an owner session */
export async function endSession(tx: Database, token: string): Promise<string | null> {
  const [ended] = await tx.delete(sessions).where(hasToken(token)).returning({ userId: sessions.userId })
  return ended?.userId ?? null
}
