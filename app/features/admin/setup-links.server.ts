import { and, eq, gt, lte, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { setupLinks } from "#app/db/schema.ts"
import { createLinkToken, hashLinkToken } from "#app/platform/secrets.server.ts"
import { type Admin, hasAdmin, insertAdmin } from "./admins.server.ts"

const lifetimeMs = 24 * 60 * 60 * 1000

/** The link that makes the first administrator, good for a day. Earlier links stay: another instance may have shown one. */
export async function createSetupLink(db: Database, publicUrl: string, now: Date): Promise<string> {
  const token = createLinkToken()
  await db.delete(setupLinks).where(lte(setupLinks.expiresAt, now))
  await db
    .insert(setupLinks)
    .values({ tokenHash: hashLinkToken(token), expiresAt: new Date(now.getTime() + lifetimeMs) })
  return `${publicUrl}/admin/setup/${token}`
}

/** Works only while nobody administers the installation. */
export async function isSetupLinkOpen(db: Database, token: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ expiresAt: setupLinks.expiresAt })
    .from(setupLinks)
    .where(and(eq(setupLinks.tokenHash, hashLinkToken(token)), gt(setupLinks.expiresAt, now)))
  return found.length > 0 && !(await hasAdmin(db))
}

export type SetupOutcome =
  | { outcome: "created"; admin: Admin }
  | { outcome: "link-closed" }
  | { outcome: "email-taken" }

/** Of several that submit at once, with one link or with several, one becomes the first administrator. */
export async function createFirstAdmin(
  db: Database,
  token: string,
  admin: { email: string; passwordHash: string },
  now: Date,
): Promise<SetupOutcome> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${setupLinks} in exclusive mode`)
    if (!(await isSetupLinkOpen(tx, token, now))) return { outcome: "link-closed" }
    const created = await insertAdmin(tx, { ...admin, via: "setup-link" }, now)
    return created ? { outcome: "created", admin: created } : { outcome: "email-taken" }
  })
}
