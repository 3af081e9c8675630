import { lte } from "drizzle-orm"
import { actBy, recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { accountLinks } from "#app/lib/db/schema.ts"
import { countAgainst, visitorCeilings } from "#app/lib/http/rate-limit.server.ts"
import { mayBeMailed } from "#app/lib/mail/asked-mails.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { linkLifetimeMs, sendAccountLink } from "../accounts/account-links.server.ts"
import { findAdmin } from "../accounts/accounts.server.ts"

const hourSeconds = 60 * 60
const requestsAnHour = 20

/**
 * At most so many mails to one account in the time that a link works (asked-mails.server.ts). A stranger who uses the allowance up
 * therefore leaves a working link in that mailbox. No other form uses this allowance.
 */
const allowance = { mails: 3, seconds: linkLifetimeMs("password-reset") / 1000 }

/** A write that takes the same time and leaves nothing. */
class NobodyToTell extends Error {}

/**
 * Mails a link for a new password, if there is such an administrator. The answer does not show whether there is one: for an
 * address without an account the same writes are made and rolled back, which takes the same time.
 *
 * @param limitGroup whom the address limits count (requestFacts)
 * @returns false when too many were asked for from there
 */
export async function askForPasswordReset(
  db: Database,
  email: string,
  { secrets, publicUrl, limitGroup, now }: SiteNow & { limitGroup: string },
): Promise<boolean> {
  const fromThere = visitorCeilings(
    { name: "password-reset:address", most: requestsAnHour },
    { secrets, limitGroup },
  )
  if (await countAgainst(db, fromThere, hourSeconds, now)) return false
  const account = `password-reset:account:${secrets.mark("password-reset", `account.${email}`)}`
  const isAllowed = await mayBeMailed(db, account, allowance, now)

  await db.transaction(async (tx) => {
    await tx.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
    const owner = await findAdmin(tx, { email })
    const isForSomebody = owner !== null && isAllowed
    await tx
      .transaction(async (part) => {
        // A link to nobody cannot be one for an account; it is taken back anyway.
        const kind = isForSomebody ? "password-reset" : "invitation"
        const to = { email, userId: isForSomebody ? owner.id : null, createdBy: "visitor" }
        await sendAccountLink(part, kind, to, { publicUrl, now })
        if (!isForSomebody) throw new NobodyToTell()
      })
      .catch((error) => {
        if (!(error instanceof NobodyToTell)) throw error
      })
    await recordAudit(tx, {
      ...actBy("visitor", now),
      action: "account.password-reset-asked",
      subjectType: "user",
      subjectId: owner?.id ?? "unknown",
    })
  })
  return true
}
