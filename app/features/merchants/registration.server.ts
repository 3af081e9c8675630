import { eq } from "drizzle-orm"
import { type Database, isDatabaseUnavailable, isPermissionDenied, sqlState } from "#app/db/client.server.ts"
import { merchantRequests } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { fold } from "#app/platform/fold.ts"
import { queueMail } from "#app/platform/mail/outbox.server.ts"
import { createLinkToken, hashLinkToken } from "#app/platform/secrets.server.ts"
import { type ApplicationValues, categoryFor } from "./application-rules.ts"
import { merchantNewMail, merchantReceivedMail } from "./mails.tsx"
import type { BusinessType, Country, DirectoryCategory } from "./options.ts"
import { searchTextOf } from "./search-text.ts"
import { checkWalletAddress } from "./wallet-address.ts"

/** What the form says happened, by what really happened (ruling 17). */
export type SubmissionFailure = "network" | "permission" | "other"

export type SubmissionOutcome =
  | { ok: true; repeated: boolean }
  | { ok: false; failure: SubmissionFailure; error: unknown }

/**
 * Stores an application with its audit row and its two mails, all or nothing. The same `submissionKey` again changes
 * nothing and succeeds: a double click, a retry and the back button make one record.
 *
 * @param values checked already: application-schema.ts and application-rules.ts
 */
export async function submitApplication(
  db: Database,
  values: ApplicationValues,
  context: { submissionKey: string; suspicion: string | null; publicUrl: string; now: Date },
): Promise<SubmissionOutcome> {
  try {
    const stateToken = createLinkToken()
    const row = toRow(values, stateToken, context)
    const summary = {
      business: row.businessName,
      type: row.businessType,
      place: placeText(values),
      suspicion: context.suspicion,
    }
    const received = await merchantReceivedMail({
      ...summary,
      owner: row.ownerName,
      publicUrl: context.publicUrl,
      statePath: `/merchant-register/status/${stateToken}`,
    })

    return await db.transaction(async (tx) => {
      const duplicate = await hasPendingDuplicate(tx, row.email, row.businessName)
      const [created] = await tx
        .insert(merchantRequests)
        .values({ ...row, suspicion: row.suspicion ?? (duplicate ? "duplicate" : null) })
        .onConflictDoNothing({ target: merchantRequests.submissionKey })
        .returning({ id: merchantRequests.id })
      if (!created) return { ok: true, repeated: true } as const

      const { now, publicUrl } = context
      await recordAudit(tx, {
        at: now,
        actorId: null,
        actor: "applicant",
        action: "merchant.submitted",
        subjectType: "merchant",
        subjectId: String(created.id),
      })
      await queueMail(
        tx,
        {
          ...received,
          kind: "merchant-received",
          dedupeKey: `merchant-received:${created.id}`,
          to: row.email,
        },
        now,
      )
      const forStaff = await merchantNewMail({
        ...summary,
        publicUrl,
        path: `/admin/merchants/${created.id}`,
      })
      await queueMail(
        tx,
        { ...forStaff, kind: "merchant-new", dedupeKey: `merchant-new:${created.id}`, to: null },
        now,
      )
      return { ok: true, repeated: false } as const
    })
  } catch (error) {
    return { ok: false, failure: failureOf(error), error }
  }
}

/** What a visitor is told of an error of the database. */
export function failureOf(error: unknown): SubmissionFailure {
  if (isDatabaseUnavailable(error)) return "network"
  // A refused grant, or a rule of the table that says no.
  if (isPermissionDenied(error) || sqlState(error)?.startsWith("23")) return "permission"
  return "other"
}

/** The same business from the same address, still undecided: marked for staff, never dropped. */
async function hasPendingDuplicate(db: Database, email: string, businessName: string): Promise<boolean> {
  const rows = await db
    .select({ businessName: merchantRequests.businessName, status: merchantRequests.status })
    .from(merchantRequests)
    .where(eq(merchantRequests.email, email))
    .limit(50)
  return rows.some((row) => row.status === "pending" && fold(row.businessName) === fold(businessName))
}

function placeText(values: ApplicationValues): string {
  return values.onlineOnly
    ? `Online, ${values.country}`
    : `${values.city}, ${values.state}, ${values.country}`
}

function toRow(
  values: ApplicationValues,
  stateToken: string,
  { submissionKey, suspicion, now }: { submissionKey: string; suspicion: string | null; now: Date },
): typeof merchantRequests.$inferInsert {
  const wallet = values.walletAddress ? checkWalletAddress(values.walletAddress) : undefined
  const text = (value: string) => value || null
  const premises = (value: string) => (values.onlineOnly ? null : text(value))
  const { businessName, businessType, description, ownerName, email, city, state } = values
  return {
    submissionKey,
    businessName,
    businessType: businessType as BusinessType,
    directoryCategory: categoryFor(values) as DirectoryCategory,
    description,
    website: text(values.website),
    phone: text(values.phone),
    onlineOnly: values.onlineOnly,
    address: premises(values.address),
    city: premises(city),
    state: premises(state),
    zipCode: premises(values.zip),
    country: values.country as Country,
    walletAddress: wallet?.ok ? wallet.address : null,
    showWallet: values.showWallet && wallet?.ok === true,
    ownerName,
    email,
    searchText: searchTextOf({ businessName, description, businessType }),
    stateTokenHash: hashLinkToken(stateToken),
    suspicion,
    termsAcceptedAt: now,
    createdAt: now,
  }
}
