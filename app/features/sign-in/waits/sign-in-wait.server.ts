import type { Database } from "#app/db/client.server.ts"
import { closeAccountLinks, findAccountLink } from "#app/platform/accounts/account-links.server.ts"
import { type Admin, findAdmin } from "#app/platform/accounts/accounts.server.ts"
import { actBy, recordAudit } from "#app/platform/audit/audit.server.ts"
import type { SiteNow } from "#app/platform/site.ts"
import { issueDevice } from "./attempts.server.ts"

/** @returns whose wait a link lifts; null when the link is closed */
export async function findLiftedWait(db: Database, token: string, now: Date): Promise<Admin | null> {
  const link = await findAccountLink(db, "sign-in-wait", token, now)
  return link?.userId ? findAdmin(db, { id: link.userId }) : null
}

/**
 * Makes the browser of whoever reads the account's mail a known one, for which others' failures do not count, and uses the
 * link up. It opens nothing: password and second step are asked as before.
 *
 * @returns the Set-Cookie values; null when the link is closed
 */
export async function liftWait(db: Database, token: string, on: SiteNow): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    const owner = await findLiftedWait(tx, token, on.now)
    if (!owner || !(await closeAccountLinks(tx, "sign-in-wait", owner.email))) return null
    await recordAudit(tx, {
      ...actBy("visitor", on.now),
      action: "account.sign-in-wait-lifted",
      subjectType: "user",
      subjectId: owner.id,
    })
    return [await issueDevice(owner.email, undefined, on)]
  })
}
