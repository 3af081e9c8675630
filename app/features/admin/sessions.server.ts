import { randomBytes, randomUUID } from "node:crypto"
import { and, desc, eq, gt, lte, ne, or } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { sessions, users } from "#app/db/schema.ts"
import { createOwnCookie } from "#app/platform/own-cookie.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import type { Admin } from "./admins.server.ts"
import { userAgentLength } from "./user-agent.ts"

/** OWASP ASVS 5.0, 7.3.1 and 7.3.2. */
const idleMs = 30 * 60 * 1000
export const absoluteSeconds = 12 * 60 * 60
/** A session that is in use is prolonged at most once a minute, not by every request. */
const prolongStepMs = 60 * 1000

/** Who is signed in, and in which session. */
export type SignedInAdmin = Admin & {
  sessionId: string
  /** When this session last saw a password or a passkey; changes to accounts ask for a recent one. */
  authenticatedAt: Date | null
}

const adminColumns = { id: users.id, name: users.name, email: users.email }

/** Idle time slides, the absolute end does not. */
function endOf(createdAt: Date, lastSeen: Date): Date {
  return new Date(Math.min(lastSeen.getTime() + idleMs, createdAt.getTime() + absoluteSeconds * 1000))
}

/**
 * Carries the session's token. Its own lifetime is the absolute one and it is sent once: how long a session may rest is
 * the database's to say.
 */
export function createSessionCookie(secrets: Secrets, publicUrl: string) {
  const cookie = createOwnCookie("session", { secrets, publicUrl, maxAge: absoluteSeconds, sameSite: "lax" })
  return {
    async readToken(request: Request): Promise<string | undefined> {
      const token: unknown = await cookie.parse(request.headers.get("Cookie"))
      return typeof token === "string" && token !== "" ? token : undefined
    },
    issue: (token: string) => cookie.serialize(token),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  }
}

/** 256 random bits. */
export function createSessionToken(): string {
  return randomBytes(32).toString("base64url")
}

/** A session that counts once `startSession` says so, for who has shown more than a password. @returns its token */
export async function addSession(tx: Database, userId: string, now: Date): Promise<string> {
  const token = createSessionToken()
  const times = { expiresAt: now, createdAt: now, updatedAt: now }
  await tx.insert(sessions).values({ id: randomUUID(), token, userId, ...times })
  return token
}

/**
 * Makes a new session count: from the product's clock, and only for an administrator. Anybody else's is deleted.
 *
 * @param replaces the token that this browser had before; what is long over is swept on the way
 * @param userAgent what the browser calls itself
 */
export async function startSession(
  tx: Database,
  token: string,
  { replaces, userAgent, now }: { replaces: string | undefined; userAgent: string; now: Date },
): Promise<Admin | null> {
  const [admin] = await tx
    .update(sessions)
    .set({
      createdAt: now,
      updatedAt: now,
      authenticatedAt: now,
      expiresAt: endOf(now, now),
      userAgent: userAgent.slice(0, userAgentLength),
    })
    .from(users)
    .where(and(eq(sessions.token, token), eq(users.id, sessions.userId), eq(users.isAdmin, true)))
    .returning(adminColumns)
  const useless = admin ? replaces : token
  await tx
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), useless === undefined ? undefined : eq(sessions.token, useless)))
  return admin ?? null
}

/** Who a token stands for at this moment: the role and both limits are asked every time, so that none outlives its end. */
export async function findSessionAdmin(
  db: Database,
  token: string,
  now: Date,
): Promise<SignedInAdmin | null> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      authenticatedAt: sessions.authenticatedAt,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      isAdmin: users.isAdmin,
      admin: adminColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token))
  if (!row) return null

  const absoluteEnd = row.createdAt.getTime() + absoluteSeconds * 1000
  if (!row.isAdmin || row.expiresAt <= now || absoluteEnd <= now.getTime()) {
    await db.delete(sessions).where(eq(sessions.id, row.sessionId))
    return null
  }
  const end = endOf(row.createdAt, now)
  if (end.getTime() - row.expiresAt.getTime() >= prolongStepMs)
    await db.update(sessions).set({ expiresAt: end, updatedAt: now }).where(eq(sessions.id, row.sessionId))
  return { ...row.admin, sessionId: row.sessionId, authenticatedAt: row.authenticatedAt }
}

/**
 * A password or passkey was shown once more. The session goes on under a new token (OWASP ASVS 5.0, 7.2.4).
 *
 * @returns the new token, or null when the session is gone
 */
export async function renewSession(tx: Database, sessionId: string, now: Date): Promise<string | null> {
  const token = createSessionToken()
  const renewed = await tx
    .update(sessions)
    .set({ token, authenticatedAt: now, updatedAt: now })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id })
  return renewed.length > 0 ? token : null
}

/** The sessions of an account that still count, the one seen last first. */
export async function listSessions(db: Database, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
    .limit(100)
}

/** @param which one of them by its id, all but one, or all. @returns how many were ended */
export async function endSessions(
  tx: Database,
  userId: string,
  which: { only: string } | { allBut: string } | "all",
): Promise<number> {
  const chosen =
    which === "all"
      ? undefined
      : "only" in which
        ? eq(sessions.id, which.only)
        : ne(sessions.id, which.allBut)
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), chosen))
    .returning({ id: sessions.id })
  return ended.length
}

/** @returns whose session it was, or null when there was none */
export async function endSession(tx: Database, token: string): Promise<Admin | null> {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.token, token))
    .returning({ userId: sessions.userId })
  if (!ended) return null
  const [user] = await tx.select(adminColumns).from(users).where(eq(users.id, ended.userId))
  return user ?? null
}
