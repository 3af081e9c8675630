import { readFileSync } from "node:fs"
import path from "node:path"
import pg from "pg"

/** The moment at which the site of the dump stood still, and a few of its sessions were running. */
export const siteMoment = new Date("2026-11-20T13:17:00Z")

/** Two of its administrators. What they are signed in and sealed with is the secret of the tests: test/app.ts. */
export const staff = {
  ada: { email: "ada@example.org", password: "woven gold on dark cloth" },
  bola: {
    email: "bola@example.org",
    password: "another cloth of gold",
    /** Of her authenticator app, as it was shown to her once. */
    secret: "NA5FPV347THF27DB2OPE3PV2YE3HPTFL",
    /** One of nine that she has not used. */
    recoveryCode: "6KMSK-8QN9Z",
  },
}

/**
 * Loads the full site of site-before-0008.sql, its schema included.
 *
 * @param connection a database with nothing in it
 */
export async function loadFullSite(connection: string | pg.ClientConfig): Promise<void> {
  // A connection of its own: the dump leaves settings behind, such as an empty search path.
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(readFileSync(path.join(import.meta.dirname, "site-before-0008.sql"), "utf8"))
  } finally {
    await client.end()
  }
}
