import { lte } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { accountLinks } from "#app/db/schema.ts"
import { linkLifetimeMs, sendAccountLink } from "#app/platform/accounts/account-links.server.ts"
import { findAdmin } from "#app/platform/accounts/accounts.server.ts"
import { actBy, recordAudit } from "#app/platform/audit/audit.server.ts"
import { countAgainst, visitorCeilings } from "#app/platform/http/rate-limit.server.ts"
import { mayBeMailed } from "#app/platform/mail/asked-mails.server.ts"
import type { SiteNow } from "#app/platform/site.ts"

const hourSeconds = 60 * 60
const requestsAnHour = 20

/**
 * Mails to one account in a time that is no longer than a link works (asked-mails.server.ts): whoever asks in somebody's name until no more are
 * sent leaves a link in that mailbox which still works. No other form spends this allowance.
 */
const allowances = {
  "password-reset": { mails: 3, seconds: linkLifetimeMs("password-reset") / 1000 },
  "sign-in-wait": { mails: 1, seconds: hourSeconds },
}

/** A write that takes the same time and leaves nothing. */
class NobodyToTell extends Error {}

/**
 * Mails a link, if there is such an administrator. Whoever asks learns nothing: for an address without an account the
 * same is done, and taken back.
 *
 * @param limitGroup whom the address limits count (requestFacts)
 * @returns false when too many were asked for from there
 */
export async function askForLink(
  db: Database,
  kind: keyof typeof allowances,
  email: string,
  { secrets, publicUrl, limitGroup, now }: SiteNow & { limitGroup: string },
): Promise<boolean> {
  const fromThere = visitorCeilings(
    { name: `${kind}:address`, most: requestsAnHour },
    { secrets, limitGroup },
  )
  if (await countAgainst(db, fromThere, hourSeconds, now)) return false
  const account = `${kind}:account:${secrets.mark(kind, `account.${email}`)}`
  const isAllowed = await mayBeMailed(db, account, allowances[kind], now)

  await db.transaction(async (tx) => {
    await tx.delete(accountLinks).where(lte(accountLinks.expiresAt, now))
    const owner = await findAdmin(tx, { email })
    const isForSomebody = owner !== null && isAllowed
    await tx
      .transaction(async (part) => {
        // A link to nobody cannot be one for an account; it is taken back anyway.
        const sent = isForSomebody ? kind : "invitation"
        const to = { email, userId: isForSomebody ? owner.id : null, createdBy: "visitor" }
        await sendAccountLink(part, sent, to, { publicUrl, now })
        if (!isForSomebody) throw new NobodyToTell()
      })
      .catch((error) => {
        if (!(error instanceof NobodyToTell)) throw error
      })
    await recordAudit(tx, {
      ...actBy("visitor", now),
      action: `account.${kind}-asked`,
      subjectType: "user",
      subjectId: owner?.id ?? "unknown",
    })
  })
  return true
}
