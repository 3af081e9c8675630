import { eq } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { applications } from "#app/lib/db/schema.ts"
import type { Admitted } from "#app/lib/form/admit-submission.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { mailToSender } from "#app/lib/mail/unverified/mail-to-sender.server.ts"
import { hashLinkToken } from "#app/lib/secrets/secrets.server.ts"
import { fold } from "#app/lib/text/fold.ts"
import { format } from "#app/lib/text/format.ts"
import { tellStaff } from "#app/review/staff-mail.server.ts"
import { countryNames } from "#content/en/countries.ts"
import { listingLabels } from "#content/en/labels.ts"
import { mailContent } from "#content/en/mails.ts"
import { columnsOf } from "../application-row.ts"
import type { ApplicationValues } from "../application-rules.ts"
import { applicationNewMail, applicationReceivedMail } from "../mails.ts"
import { statePathOf, stateTokenOf } from "../state-link.server.ts"

/**
 * Stores an application with its audit entry and its two mails in one transaction. Repeating a `submissionKey` changes nothing
 * and succeeds: a double click, a retry and the back button make one row.
 * @param values already checked by application-schema.ts and application-rules.ts
 */
export async function submitApplication(
  db: Database,
  values: ApplicationValues,
  admitted: Admitted,
): Promise<{ kind: "stored" | "repeated" }> {
  const { submissionKey, secrets, publicUrl, now } = admitted
  const row = {
    ...columnsOf(values),
    submissionKey,
    stateTokenHash: hashLinkToken(stateTokenOf(secrets, submissionKey)),
    termsAcceptedAt: now,
    createdAt: now,
  }
  const summary = {
    business: row.businessName,
    type: listingLabels.businessTypes[row.businessType],
    place: placeWords(row),
  }

  return db.transaction(async (tx) => {
    const duplicate = (await hasPendingDuplicate(tx, row.email, row.businessName)) ? "duplicate" : null
    const suspicion = admitted.suspicion ?? duplicate
    const [created] = await tx
      .insert(applications)
      .values({ ...row, suspicion })
      .onConflictDoNothing({ target: applications.submissionKey })
      .returning({ id: applications.id })
    if (!created) return { kind: "repeated" }

    await recordAudit(tx, {
      at: now,
      actorId: null,
      actor: "applicant",
      action: "merchant.submitted",
      subjectType: "merchant",
      subjectId: String(created.id),
    })
    const statePath = statePathOf(secrets, submissionKey)
    const received = applicationReceivedMail({ id: created.id, publicUrl, statePath })
    const mail = (kind: string) => ({ kind, dedupeKey: `${kind}:${created.id}` })
    const toSender = { ...received, ...mail("merchant-received"), to: row.email }
    await mailToSender(tx, toSender, { ...admitted, suspicion })
    const forStaff = applicationNewMail({
      ...summary,
      suspicion,
      publicUrl,
      path: pathTo("/admin/merchants/:id", { id: created.id }),
    })
    await tellStaff(tx, { ...forStaff, ...mail("merchant-new") }, now)
    return { kind: "stored" }
  })
}

/** Whether the same business and mail address has an undecided application. A duplicate is flagged for staff, never dropped. */
async function hasPendingDuplicate(db: Database, email: string, businessName: string): Promise<boolean> {
  const rows = await db
    .select({ businessName: applications.businessName, status: applications.status })
    .from(applications)
    .where(eq(applications.email, email))
    .limit(50)
  return rows.some(
    (row) =>
      (row.status === "pending" || row.status === "asked") && fold(row.businessName) === fold(businessName),
  )
}

function placeWords({ onlineOnly, city, state, country }: ReturnType<typeof columnsOf>): string {
  const { place, placeOnline } = mailContent.applicationNew
  const names = { city: city ?? "", state: state ?? "", country: countryNames[country] }
  return format(onlineOnly ? placeOnline : place, names)
}
