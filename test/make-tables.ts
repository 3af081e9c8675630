import path from "node:path"
import { startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import pg from "pg"
import { migrateDatabase } from "#app/lib/db/client.server.ts"
import { versionOf } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"

/**
 * Brings an empty database to the state of the product's second start: all tables, and a row that says the towns are loaded.
 * Loading 73,000 towns takes seven seconds of CPU time; tests about towns load the ones they need.
 */
export async function makeTables(options: pg.ClientConfig): Promise<void> {
  await migrateDatabase(options, path.resolve("app/lib/db/migrations"))
  const client = new pg.Client(options)
  await client.connect()
  const version = await versionOf(placeFile(path.resolve()))
  await client.query("insert into place_lists (version, loaded_at) values ($1, now())", [version])
  await client.end()
}

/** Does the same for the embedded database of a product that has not started yet. */
export async function makeEmbeddedTables({ dataDir }: { dataDir: string }): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, mode: "own" })
  try {
    await makeTables(server.connection)
  } finally {
    await server.stop()
  }
}
