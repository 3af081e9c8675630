import type { Database } from "#app/lib/db/client.server.ts"
import { queueAccountMail } from "../accounts/account-events.server.ts"
import { closeAccountLinks, findAccountLink } from "../accounts/account-links.server.ts"
import { takeChosenPassword } from "./chosen-password.server.ts"
import { insertAdmin } from "./new-admins.server.ts"
import { openStaffSession } from "./open-session.server.ts"
import type { Attempt } from "./waits/attempts.server.ts"

/** @returns the invited address; null if the link is closed */
export async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<{ email: string } | null> {
  const link = await findAccountLink(db, "invitation", token, now)
  return link ? { email: link.email } : null
}

/** Creates the invited account, uses up the link and signs in. @returns the Set-Cookie values */
export async function acceptInvitation(db: Database, token: string, password: string, attempt: Attempt) {
  const { publicUrl, now } = attempt
  return takeChosenPassword(
    db,
    password,
    (at) => findInvitation(at, token, now),
    async (tx, { email }, passwordHash) => {
      if (!(await closeAccountLinks(tx, "invitation", email))) return null
      const admin = await insertAdmin(tx, { email, passwordHash, via: "invitation" }, now)
      if (!admin) return null
      await queueAccountMail(tx, "team-joined", { to: null, values: { email }, publicUrl, now })
      return openStaffSession(tx, admin, { via: "password" }, attempt)
    },
  )
}
