import { randomUUID } from "node:crypto"
import { not } from "drizzle-orm"
import { actBy, recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { setupLinks, users } from "#app/lib/db/schema.ts"
import { type Admin, adminColumns } from "../accounts/accounts.server.ts"
import {
  type CredentialErrors,
  type Credentials,
  readNewCredentials,
} from "../passwords/credentials.server.ts"
import { hashPassword } from "../passwords/password-hash.server.ts"

/** How an account was created, for the audit log. */
type Origin = "setup-link" | "command" | "environment" | "invitation"

export type CreateOutcome =
  | { kind: "created"; admin: Admin }
  | { kind: "email-taken" }
  | { kind: "invalid"; errors: CredentialErrors }
  /** Too many password hashes are waiting. */
  | { kind: "busy" }

/** For operators: from environment variables or the command line. */
export async function createAdmin(
  db: Database,
  account: Credentials,
  now: Date,
  via: Origin = "environment",
): Promise<CreateOutcome> {
  const form = new FormData()
  for (const [name, value] of Object.entries(account)) form.set(name, value)
  const { email, password, errors } = await readNewCredentials(form)
  if (errors) return { kind: "invalid", errors }
  const passwordHash = await hashPassword(password)
  if (passwordHash === null) return { kind: "busy" }
  const admin = await db.transaction((tx) => insertAdmin(tx, { email, passwordHash, via }, now))
  return admin ? { kind: "created", admin } : { kind: "email-taken" }
}

/**
 * Pass a transaction. Deletes all setup links, which only serve an installation without
 * administrators. An invitation also restores a removed administrator, with a new password.
 *
 * @param admin with the e-mail address normalized by `credentials.server.ts`
 * @returns null if the e-mail address is taken
 */
export async function insertAdmin(
  tx: Database,
  { email, passwordHash, via }: { email: string; passwordHash: string; via: Origin },
  now: Date,
): Promise<Admin | null> {
  const fields = { isAdmin: true, passwordHash, passwordSince: now, createdAt: now }
  const insertion = tx.insert(users).values({ id: randomUUID(), name: email, email, ...fields })
  const [created] = await (via === "invitation"
    ? insertion.onConflictDoUpdate({ target: users.email, set: fields, setWhere: not(users.isAdmin) })
    : insertion.onConflictDoNothing({ target: users.email })
  ).returning(adminColumns)
  if (!created) return null
  await tx.delete(setupLinks)
  await recordAudit(tx, {
    ...actBy("system", now),
    action: "admin.created",
    subjectType: "user",
    subjectId: created.id,
    details: { via },
  })
  return created
}
