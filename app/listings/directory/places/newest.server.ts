import { and, desc, eq } from "drizzle-orm"
import { unionAll } from "drizzle-orm/pg-core"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSearch, listings } from "#app/lib/db/schema.ts"
import { listedIn, type PlaceArea } from "./place-counts.server.ts"

export type NewListing = {
  publicId: string
  slug: string
  businessName: string
  description: string
  listedAt: Date
}

/** The newest listings of a country or town, regardless of verification status. */
export async function listNewest(db: Database, area: PlaceArea, limit: number): Promise<NewListing[]> {
  const { id, rank, listedAt } = listingSearch
  // Confirmed, ageing and doubtful. The index is sorted by date within each rank only, so each is queried separately.
  const ofRank = (sure: number) =>
    db
      .select({ id, listedAt })
      .from(listingSearch)
      .where(and(listedIn(area), eq(rank, sure)))
      .orderBy(desc(listedAt), desc(id))
      .limit(limit)
  const [sure, ...others] = [ofRank(1), ofRank(2), ofRank(3)] as const
  const newest = unionAll(sure, ...others).as("newest")
  const { publicId, slug, businessName, description } = listings
  return db
    .select({ publicId, slug, businessName, description, listedAt: newest.listedAt })
    .from(newest)
    .innerJoin(listings, eq(listings.id, newest.id))
    .orderBy(desc(newest.listedAt), desc(newest.id))
    .limit(limit)
}
