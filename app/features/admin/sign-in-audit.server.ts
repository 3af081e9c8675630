import { eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { accounts, users } from "#app/db/schema.ts"
import { type AuditEntry, recordAudit } from "#app/features/moderation/audit.server.ts"
import type { Admin } from "./admins.server.ts"

/** @param email as it was typed; the log names the account, if there is one, and never the address */
export async function recordRefusal(
  db: Database,
  email: string,
  reason: "credentials" | "not-admin" | "second-step" | "passkey" | "confirmation",
  now: Date,
): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  // better-auth looks for the password of a user it finds. The same for one it does not: 0.4 ms would tell them apart.
  if (!user) await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.userId, "unknown"))
  await recordAudit(db, {
    at: now,
    actorId: null,
    actor: "visitor",
    action: "admin.sign-in-refused",
    subjectType: "user",
    // What a stranger typed is somebody's address, or a password in the wrong field.
    subjectId: user?.id ?? "unknown",
    details: { reason },
  })
}

/** @param details by what somebody signed in */
export function signedEvent(
  action: "admin.signed-in" | "admin.signed-out",
  admin: Admin,
  at: Date,
  details?: { via: string },
): AuditEntry {
  return {
    at,
    actorId: admin.id,
    actor: admin.name,
    action,
    subjectType: "user",
    subjectId: admin.id,
    details,
  }
}
