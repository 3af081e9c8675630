import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"

/** The listing that a visitor may report on, by its slug. */
export async function findReported(db: Database, slug: string) {
  // Rejects what slugify never produces. A NUL character would cause a database error.
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined
  const [listing] = await db
    .select({ businessName: listings.businessName, slug: listings.slug })
    .from(listings)
    .where(and(eq(listings.slug, slug), eq(listings.status, "listed")))
  return listing
}
