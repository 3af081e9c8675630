import { and, ne, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings, nameKey } from "#app/lib/db/schema.ts"

/**
 * Whether another listing has a name that looks like this one, in whatever state: who remembers a shop that has closed may pay whoever
 * has its name.
 *
 * @param id of the listing that has or wants the name; undefined: it is not there yet
 */
export async function isNameOfAnother(tx: Database, businessName: string, id?: number): Promise<boolean> {
  const another = and(
    sql`${nameKey} = name_key(${businessName})`,
    id === undefined ? undefined : ne(listings.id, id),
  )
  const found = await tx.select({ id: listings.id }).from(listings).where(another).limit(1)
  return found.length > 0
}
