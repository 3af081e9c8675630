import path from "node:path"
import type { Database } from "#app/lib/db/client.server.ts"
import { placeLists } from "#app/lib/db/schema.ts"
import { loadPlaces } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"

/**
 * Loads some towns of the real list. Loading all of them takes seconds.
 *
 * @param codes the towns as addresses name them: 'gh/accra'
 */
export async function loadTowns(db: Database, codes: readonly string[]): Promise<void> {
  await db.delete(placeLists)
  await loadPlaces(db, placeFile(path.resolve()), new Date(), {
    isWanted: ({ country, slug }) => codes.includes(`${country.toLowerCase()}/${slug}`),
  })
}
