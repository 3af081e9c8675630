import { readFileSync } from "node:fs"
import path from "node:path"
import pg from "pg"

/** The moment at which the dump was made. Some of its sessions were active then. */
export const siteMoment = new Date("2026-11-20T13:17:00Z")

/** Two of its administrators. Their sessions and sealed data use the secret of the tests: test/app.ts. */
export const staff = {
  ada: { email: "ada@example.org", password: "woven gold on dark cloth" },
  bola: {
    email: "bola@example.org",
    password: "another cloth of gold",
    /** The secret of her authenticator app. */
    secret: "NA5FPV347THF27DB2OPE3PV2YE3HPTFL",
    /** One of her nine unused codes. */
    recoveryCode: "6KMSK-8QN9Z",
  },
}

/**
 * Loads the full site of site-before-0008.sql, including its schema.
 *
 * @param connection an empty database
 */
export async function loadFullSite(connection: string | pg.ClientConfig): Promise<void> {
  // A separate connection, because the dump changes settings such as the search path.
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(readFileSync(path.join(import.meta.dirname, "site-before-0008.sql"), "utf8"))
  } finally {
    await client.end()
  }
}
