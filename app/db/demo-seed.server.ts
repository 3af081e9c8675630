import { readFileSync } from "node:fs"
import path from "node:path"
import { eq, inArray } from "drizzle-orm"
import { type ApplicationValues, categoryFor } from "#app/features/merchants/application-rules.ts"
import type { BusinessType, Country, DirectoryCategory } from "#app/features/merchants/options.ts"
import { searchTextOf } from "#app/features/merchants/search-text.ts"
import { checkWalletAddress } from "#app/features/merchants/wallet-address.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { slugify } from "#app/platform/fold.ts"
import type { Database } from "./client.server.ts"
import { type DemoMerchant, readDemoMerchants } from "./demo-merchants.ts"
import { merchantRequests } from "./schema.ts"

export function listDemoMerchants(): DemoMerchant[] {
  return readDemoMerchants(readFileSync(path.join(import.meta.dirname, "demo-merchants.tsv"), "utf8"))
}

/** Adds the demo merchants that are not there yet, each with its audit rows, all or none. No mail is sent about them. */
export async function seedDemoMerchants(db: Database): Promise<DemoMerchant[]> {
  return db.transaction(async (tx) => {
    const all = listDemoMerchants().sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime())
    const keys = all.map((merchant) => merchant.submissionKey)
    const rows = await tx
      .select({ key: merchantRequests.submissionKey })
      .from(merchantRequests)
      .where(inArray(merchantRequests.submissionKey, keys))
    const present = new Set(rows.map((row) => row.key))
    const added: DemoMerchant[] = []
    for (const merchant of all)
      if (!present.has(merchant.submissionKey) && (await insert(tx, merchant))) added.push(merchant)
    return added
  })
}

/** @returns false when another seeding was faster */
async function insert(db: Database, merchant: DemoMerchant): Promise<boolean> {
  const { submissionKey, values, status, rejectionReason, submittedAt, reviewStartedAt, decidedAt } = merchant
  const [created] = await db
    .insert(merchantRequests)
    .values({
      ...columnsOf(values),
      submissionKey,
      status,
      slug: status === "approved" ? await freeSlug(db, values.businessName) : null,
      rejectionReason,
      // No token has this hash, so no link opens the applicant's page of an invented business.
      stateTokenHash: `demo:${submissionKey}`,
      termsAcceptedAt: submittedAt,
      createdAt: submittedAt,
      reviewStartedAt,
      decidedAt,
    })
    .onConflictDoNothing({ target: merchantRequests.submissionKey })
    .returning({ id: merchantRequests.id })
  if (!created) return false

  const by = { actorId: null, actor: "demo data", subjectType: "merchant", subjectId: String(created.id) }
  await recordAudit(db, { ...by, at: submittedAt, action: "merchant.submitted" })
  if (decidedAt) {
    const details = rejectionReason ? { reason: rejectionReason } : undefined
    await recordAudit(db, { ...by, at: decidedAt, action: `merchant.${status}`, details })
  }
  return true
}

function columnsOf(values: ApplicationValues) {
  const { businessName, businessType, description, ownerName, email, city, state, onlineOnly } = values
  const wallet = values.walletAddress ? checkWalletAddress(values.walletAddress) : undefined
  const text = (value: string) => value || null
  return {
    businessName,
    businessType: businessType as BusinessType,
    directoryCategory: categoryFor(values) as DirectoryCategory,
    description,
    website: text(values.website),
    phone: text(values.phone),
    onlineOnly,
    address: text(values.address),
    city: text(city),
    state: text(state),
    zipCode: text(values.zip),
    country: values.country as Country,
    walletAddress: wallet?.ok ? wallet.address : null,
    showWallet: values.showWallet && wallet?.ok === true,
    ownerName,
    email,
    searchText: searchTextOf({ businessName, description, businessType }),
  }
}

/** As on approval: 'mamas-kitchen', then 'mamas-kitchen-2'. */
async function freeSlug(db: Database, businessName: string): Promise<string> {
  const base = slugify(businessName) || "merchant"
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    const taken = await db
      .select({ slug: merchantRequests.slug })
      .from(merchantRequests)
      .where(eq(merchantRequests.slug, slug))
    if (taken.length === 0) return slug
  }
}
