import { and, ne, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings, nameKey } from "#app/lib/db/schema.ts"

/**
 * True if another listing, in any status, has a name that looks like this one. Closed listings count too: a customer
 * who remembers a closed shop might pay its namesake.
 *
 * @param id of the listing that has or wants the name; undefined before it exists
 */
export async function isNameOfAnother(tx: Database, businessName: string, id?: number): Promise<boolean> {
  const another = and(
    sql`${nameKey} = name_key(${businessName})`,
    id === undefined ? undefined : ne(listings.id, id),
  )
  const found = await tx.select({ id: listings.id }).from(listings).where(another).limit(1)
  return found.length > 0
}
