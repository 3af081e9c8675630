import { and, eq, lte, or } from "drizzle-orm"
import { createCookie } from "react-router"
import type { Database } from "#app/db/client.server.ts"
import { sessions, users } from "#app/db/schema.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import type { Admin } from "./admins.server.ts"
import { cookieName } from "./session-cookie.ts"

/** OWASP ASVS 5.0, 7.3.1 and 7.3.2. */
const idleMs = 30 * 60 * 1000
export const absoluteSeconds = 12 * 60 * 60
/** A session that is in use is prolonged at most once a minute, not by every request. */
const prolongStepMs = 60 * 1000

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
  const cookie = createCookie(cookieName("session", publicUrl), {
    secrets: [secrets.sign("cookie", "session")],
    httpOnly: true,
    secure: publicUrl.startsWith("https:"),
    sameSite: "lax",
    path: "/",
    maxAge: absoluteSeconds,
  })
  return {
    async readToken(request: Request): Promise<string | undefined> {
      const token: unknown = await cookie.parse(request.headers.get("Cookie"))
      return typeof token === "string" && token !== "" ? token : undefined
    },
    issue: (token: string) => cookie.serialize(token),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  }
}

/**
 * Makes a new session count: from the product's clock, and only for an administrator. Anybody else's is deleted.
 *
 * @param replaces the token that this browser had before; what is long over is swept on the way
 */
export async function startSession(
  tx: Database,
  token: string,
  replaces: string | undefined,
  now: Date,
): Promise<Admin | null> {
  const [admin] = await tx
    .update(sessions)
    .set({ createdAt: now, updatedAt: now, expiresAt: endOf(now, now) })
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
export async function findSessionAdmin(db: Database, token: string, now: Date): Promise<Admin | null> {
  const [row] = await db
    .select({
      sessionId: sessions.id,
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
  return row.admin
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
