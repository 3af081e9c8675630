import { and, eq, gt, lte, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { setupLinks } from "#app/lib/db/schema.ts"
import { createLinkToken, hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { latestSane } from "#app/lib/time/clock.ts"
import { type Admin, hasAdmin } from "../accounts/accounts.server.ts"
import type { Credentials } from "../passwords/credentials.server.ts"
import { hashPassword } from "../passwords/password-hash.server.ts"
import { insertAdmin } from "./new-admins.server.ts"
import { openStaffSession, type SignedIn } from "./open-session.server.ts"
import type { Attempt } from "./waits/attempts.server.ts"

const lifetimeMs = 24 * 60 * 60 * 1000

/**
 * Creates a link to set up the first administrator, valid for a day.
 * Earlier links remain, because another instance may have shown one.
 */
export async function createSetupLink(db: Database, publicUrl: string, now: Date): Promise<string> {
  const token = createLinkToken()
  await db.delete(setupLinks).where(lte(setupLinks.expiresAt, now))
  await db
    .insert(setupLinks)
    .values({ tokenHash: hashLinkToken(token), expiresAt: new Date(now.getTime() + lifetimeMs) })
  return `${publicUrl}/admin/setup/${token}`
}

/** Only valid while there is no administrator. */
export async function isSetupLinkOpen(db: Database, token: string, now: Date): Promise<boolean> {
  const isOpen = and(
    eq(setupLinks.tokenHash, hashLinkToken(token)),
    gt(setupLinks.expiresAt, now),
    lte(setupLinks.expiresAt, latestSane(now, lifetimeMs)),
  )
  return (await db.$count(setupLinks, isOpen)) > 0 && !(await hasAdmin(db))
}

type Closed = { kind: "link-closed" } | { kind: "email-taken" }

/**
 * Uses up a setup link and signs in.
 *
 * @param also further writes of the setup, in its transaction
 */
export async function setUp(
  db: Database,
  token: string,
  { email, password }: Credentials,
  attempt: Attempt,
  also?: (tx: Database, admin: Admin) => Promise<void>,
): Promise<SignedIn | Closed | { kind: "busy" }> {
  const { now } = attempt
  // Checked before hashing, so that only link holders cause the cost, and again in the transaction.
  if (!(await isSetupLinkOpen(db, token, now))) return { kind: "link-closed" }
  const passwordHash = await hashPassword(password)
  if (passwordHash === null) return { kind: "busy" }
  return db.transaction(async (tx) => {
    const created = await createFirstAdmin(tx, token, { email, passwordHash }, now)
    if (created.kind !== "created") return created
    await also?.(tx, created.admin)
    const setCookies = await openStaffSession(tx, created.admin, { via: "password" }, attempt)
    return { kind: "signed-in", setCookies }
  })
}

/** Of several simultaneous submissions, only one creates the first administrator. */
export async function createFirstAdmin(
  db: Database,
  token: string,
  admin: { email: string; passwordHash: string },
  now: Date,
): Promise<{ kind: "created"; admin: Admin } | Closed> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${setupLinks} in exclusive mode`)
    if (!(await isSetupLinkOpen(tx, token, now))) return { kind: "link-closed" }
    const created = await insertAdmin(tx, { ...admin, via: "setup-link" }, now)
    return created ? { kind: "created", admin: created } : { kind: "email-taken" }
  })
}
