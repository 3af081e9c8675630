import path from "node:path"
import { startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import pg from "pg"
import { migrateDatabase } from "#app/lib/db/client.server.ts"
import { versionOf } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"

/**
 * Brings an empty database to what a product finds at its second start: all tables, and word that its towns are there. To load 73,000
 * of them takes seven seconds of processor; the tests of places load those that they need.
 */
export async function makeTables(options: pg.ClientConfig): Promise<void> {
  await migrateDatabase(options, path.resolve("app/lib/db/migrations"))
  const client = new pg.Client(options)
  await client.connect()
  const version = await versionOf(placeFile(path.resolve()))
  await client.query("insert into place_lists (version, loaded_at) values ($1, now())", [version])
  await client.end()
}

/** The same for the embedded database of a product that has not been started yet. */
export async function makeEmbeddedTables({ dataDir }: { dataDir: string }): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, mode: "own" })
  try {
    await makeTables(server.connection)
  } finally {
    await server.stop()
  }
}
