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

/** Who is signed in to the back office, and in which session. */
export type SignedInAdmin = Admin & {
  sessionId: string
  /** When this session last saw a password or a passkey; changes to accounts ask for a recent one. */
  authenticatedAt: Date
  /** Everybody needs a second step, and this account has none yet. */
  lacksRequiredStep: boolean
}

/** Asked anew by every request, in one query: an account that is gone or no longer an administrator's is out at once. */
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
 * Ends sessions, with an audit entry. One session can only be named by whose it is.
 *
 * @param of whose sessions: somebody's own, or those of a colleague
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
