import { eq } from "drizzle-orm"
import { actBy, recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { sessions, users } from "#app/lib/db/schema.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { sessionCookie } from "../sessions/session-cookie.server.ts"
import {
  endSessions,
  hasToken,
  keepSession,
  lifeColumns,
  type WhichSessions,
} from "../sessions/sessions.server.ts"
import { type Admin, adminColumns } from "./accounts.server.ts"
import { lacksRequiredStep } from "./second-step-rule.server.ts"

/** A signed-in administrator with the session. */
export type SignedInAdmin = Admin & {
  sessionId: string
  /** Last password or passkey check of this session. Changes to accounts require a recent one. */
  authenticatedAt: Date
  /** A second step is required, and this account has none. */
  lacksRequiredStep: boolean
}

/** Queried for every request: a deleted account or a removed administrator is signed out at once. */
export async function currentAdmin(
  db: Database,
  request: Request,
  { now, ...site }: SiteNow,
): Promise<SignedInAdmin | null> {
  const token = await sessionCookie("staff", site).readToken(request)
  if (!token) return null
  const [row] = await db
    .select({
      session: { ...lifeColumns, authenticatedAt: sessions.authenticatedAt },
      admin: adminColumns,
      stillMay: users.isAdmin,
      lacksRequiredStep,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(hasToken(token))
  if (!row || !(await keepSession(db, "staff", row.session, { stillMay: row.stillMay, now }))) return null
  const { id: sessionId, authenticatedAt } = row.session
  return { ...row.admin, sessionId, authenticatedAt, lacksRequiredStep: row.lacksRequiredStep }
}

/**
 * Ends sessions and writes an audit entry. A single session can only be ended together with the id of its account.
 *
 * @param of the account whose sessions end: one's own or a colleague's
 */
export async function endSessionsOf(
  db: Database,
  of: Pick<Admin, "id">,
  which: WhichSessions,
  { by, now }: { by: Admin; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const count = await endSessions(tx, { kind: "staff", userId: of.id }, which)
    if (count > 0)
      await recordAudit(tx, {
        ...actBy(by, now),
        action: "account.sessions-ended",
        subjectType: "user",
        subjectId: of.id,
        details: { count },
      })
  })
}
