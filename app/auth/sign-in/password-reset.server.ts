import type { Database } from "#app/lib/db/client.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { recordAccountChange } from "../accounts/account-events.server.ts"
import { closeAccountLinks, findAccountLink } from "../accounts/account-links.server.ts"
import { type Admin, findAdmin, setPassword } from "../accounts/accounts.server.ts"
import { endSessions } from "../sessions/sessions.server.ts"
import { takeChosenPassword } from "./chosen-password.server.ts"
import { issueDevice } from "./waits/attempts.server.ts"

/** @returns the account whose password the link sets; null if the link is closed */
export async function findPasswordReset(db: Database, token: string, now: Date): Promise<Admin | null> {
  const link = await findAccountLink(db, "password-reset", token, now)
  return link?.userId ? findAdmin(db, { id: link.userId }) : null
}

/**
 * Sets a new password, uses up the link and ends all sessions. Does not sign in, because that would
 * skip the second step. The browser becomes a known device, so that others cannot make it wait.
 */
export async function resetPassword(db: Database, token: string, password: string, on: SiteNow) {
  const { publicUrl, now } = on
  return takeChosenPassword(
    db,
    password,
    (at) => findPasswordReset(at, token, now),
    async (tx, owner, passwordHash) => {
      if (!(await closeAccountLinks(tx, "password-reset", owner.email))) return null
      await setPassword(tx, owner.id, passwordHash, now)
      await endSessions(tx, { kind: "staff", userId: owner.id }, "all")
      await recordAccountChange(tx, "password-reset", { by: owner, publicUrl, now })
      return { setCookies: [await issueDevice(owner.email, undefined, on)] }
    },
  )
}
