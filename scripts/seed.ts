import path from "node:path"
import { databaseTime } from "#app/lib/db/database-clock.server.ts"
import { createLog } from "#app/lib/log/log.ts"
import { applicationStatuses } from "#app/listings/options.ts"
import { readConfig } from "../server/start/config.ts"
import { openDatabase } from "../server/start/open-database.ts"
import { seedDemoListings } from "./demo/seed-demo.ts"
import { seedDemoSite } from "./demo/seed-demo-site.ts"

const usage = `Usage: npm run db:seed -- --demo
Adds more than 200 invented merchants, and a few articles, stories, messages, events and readers, all marked as demo data,
to the database of the site (DATABASE_URL, or the embedded one). Running it again adds nothing. Without --demo nothing is
done: a fresh database needs no data to start with.`

/** @returns sentences about the result, to print */
async function main(): Promise<string> {
  // The variables of the first administrator are for the server; an incomplete pair must not stop this command.
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...env } = process.env
  const config = readConfig(env, path.dirname(import.meta.dirname))
  const log = createLog((line) => process.stderr.write(line))
  const database = await openDatabase(config, log, "join")
  try {
    const added = await seedDemoListings(database.client.db)
    const isFilled = await seedDemoSite(database.client.db, await databaseTime(database.client.db))
    if (added.length === 0 && !isFilled)
      return `All demo data is there already: nothing was added to ${database.description}.`
    const count = (status: string) => added.filter((merchant) => merchant.status === status).length
    const statuses = applicationStatuses.map((status) => `${count(status)} ${status}`).join(", ")
    const others = isFilled ? " and something for every other list" : ""
    return `Added ${added.length} demo merchants (${statuses})${others} to ${database.description}.`
  } finally {
    await database.close()
  }
}

if (process.argv.slice(2).join() === "--demo") {
  try {
    console.log(await main())
  } catch (error) {
    // Print the message, not a stack. A failed query's message contains its parameters; the reason is in its cause.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    console.error(
      `The demo data could not be added: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
    process.exitCode = 1
  }
} else {
  console.error(usage)
  process.exitCode = 1
}
