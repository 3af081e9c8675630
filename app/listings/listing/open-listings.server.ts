import { or, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingRevisions, listingSlugs, listings } from "#app/lib/db/schema.ts"
import { noteLength } from "#app/review/options.ts"
import { walletTermsFrom } from "../payment/payment-address.server.ts"
import { searchTextOf } from "../search-text.ts"
import { changesBetween, type ExtraFacts, type Listing, type PlaceFacts } from "./listing-facts.ts"
import { slugOf } from "./listing-slug.server.ts"
import type { ListingFacts } from "./listing-values.ts"

export type ImportedFacts = ListingFacts & ExtraFacts & Partial<PlaceFacts>

/** @property note for the history: which facts were missing */
type Imported = { facts: ImportedFacts; note: string }

type Import = { id: number; reason: string; by: { id: string }; now: Date }

/**
 * Like `openListing`, for the many listings of an import: each is unconfirmed and gets a slug and a first revision.
 * Contacts are stored apart (`heldEmail`) until staff release them. Use one opener for all batches of an import,
 * because it remembers the taken slugs.
 *
 * @param names of all businesses in the import
 * @throws a unique violation of the database if another transaction takes the
 *   same slug at the same moment: retry the transaction
 */
export async function listingOpener(
  tx: Database,
  names: readonly string[],
  { id: importId, reason, by, now }: Import,
) {
  const nextSlug = await slugGiver(tx, names)
  const terms = await walletTermsFrom(tx, "any", { by, now })

  /** @returns the listings, in the order of the batch */
  return async (batch: readonly Imported[]): Promise<Pick<Listing, "id">[]> => {
    const rows = batch.map(({ facts: { ownerEmail, ...facts } }) => ({
      ...facts,
      ...(facts.walletAddress ? terms : {}),
      heldEmail: ownerEmail,
      importId,
      source: "import" as const,
      slug: nextSlug(facts.businessName),
      searchText: searchTextOf(facts),
      listedAt: now,
      freshness: "unconfirmed" as const,
    }))
    const opened = await tx.insert(listings).values(rows).returning()
    await tx.insert(listingSlugs).values(opened.map(({ id, slug }) => ({ slug, listingId: id })))
    await tx.insert(listingRevisions).values(
      opened.map((listing, index) => ({
        listingId: listing.id,
        revision: listing.revision,
        byKind: "staff" as const,
        by: by.id,
        at: now,
        reason: [reason, batch[index]?.note].filter(Boolean).join("\n").slice(0, noteLength),
        changes: changesBetween(null, listing),
      })),
    )
    return opened
  }
}

/** Returns a function that assigns free slugs. It reads the taken ones once, because a chain may have 200 shops of one name. */
async function slugGiver(tx: Database, names: readonly string[]): Promise<(name: string) => string> {
  const bases = sql`${sql.param([...new Set(names.map(slugOf))])}::text[]`
  const { slug } = listingSlugs
  const rows = await tx
    .select({ slug })
    .from(listingSlugs)
    .where(or(sql`${slug} = any(${bases})`, sql`regexp_replace(${slug}, '-[0-9]+$', '') = any(${bases})`))
  const taken = new Set(rows.map((row) => row.slug))
  const numbers = new Map<string, number>()
  return (name) => {
    const base = slugOf(name)
    let number = numbers.get(base) ?? 1
    const spelled = () => (number === 1 ? base : `${base}-${number}`)
    while (taken.has(spelled())) number++
    numbers.set(base, number)
    taken.add(spelled())
    return spelled()
  }
}
