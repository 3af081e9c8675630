import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"

/** The listing that a visitor may say something of, by the address of its page. */
export async function findReported(db: Database, slug: string) {
  // What slugify never writes; a NUL among it would be an error of the database.
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined
  const [listing] = await db
    .select({ businessName: listings.businessName, slug: listings.slug })
    .from(listings)
    .where(and(eq(listings.slug, slug), eq(listings.status, "listed")))
  return listing
}
