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
 * Mails per account within the lifetime of a link (asked-mails.server.ts). If someone else uses
 * up the allowance, the mailbox still has a working link. No other form uses this allowance.
 */
const allowance = { mails: 3, seconds: linkLifetimeMs("password-reset") / 1000 }

/** Rolls back writes that are only made to take the same time. */
class NobodyToTell extends Error {}

/**
 * Mails a password reset link if the administrator exists. The response does not show whether it
 * does: for an unknown address the same writes are made and rolled back, which takes the same time.
 *
 * @param limitGroup client network for rate limits (requestFacts)
 * @returns false if the rate limit is exceeded
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
        // The dummy link is an invitation, because it has no account. It is rolled back.
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
