import { or, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingRevisions, listingSlugs, listings } from "#app/lib/db/schema.ts"
import { noteLength } from "#app/review/options.ts"
import { walletTermsFrom } from "../payment/payment-address.server.ts"
import { searchTextOf } from "../search-text.ts"
import { changesBetween, type ExtraFacts, type Listing, type PlaceFacts } from "./listing-facts.ts"
import type { ListingFacts } from "./listing-values.ts"
import { slugOf } from "./merchant-slug.server.ts"

export type ImportedFacts = ListingFacts & ExtraFacts & Partial<PlaceFacts>

/** @property note for its history: what it was made without */
type Imported = { facts: ImportedFacts; note: string }

type Import = { id: number; reason: string; by: { id: string }; now: Date }

/**
 * As `openListing`, for many that were imported: unconfirmed, with an address and a first revision each. The contact is kept
 * back until staff release them. Give the batches of one import to one opener: it knows which addresses are taken.
 *
 * @param names of all businesses that are to come
 * @throws the database's unique violation when another takes the same address at the same moment: try the transaction again
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

/** Gives addresses that are free; what is taken is asked once, because a chain of 200 shops has one name. */
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
