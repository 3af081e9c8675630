import path from "node:path"
import { liftWaits } from "#app/auth/sign-in/waits/attempts.server.ts"
import { databaseTime } from "#app/lib/db/database-clock.server.ts"
import { cleanLine } from "#app/lib/form/clean-text.ts"
import { createLog, rootCause } from "#app/lib/log/log.ts"
import { format } from "#app/lib/text/format.ts"
import { adminContent } from "#content/en/admin.ts"
import { readConfig } from "../server/start/config.ts"
import { openDatabase } from "../server/start/open-database.ts"
import { openSecrets } from "../server/start/site-secrets.ts"

const words = adminContent.unlockCommand

/** Removes an administrator's sign-in delay after failed attempts. Also works while the site runs. */
async function main(): Promise<void> {
  const [given, ...rest] = process.argv.slice(2)
  if (!given || rest.length > 0) return fail(words.usage)
  const email = cleanLine(given).toLowerCase()

  // The variables of the first administrator are for the server; an incomplete pair must not stop this command.
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...env } = process.env
  const config = readConfig(env, path.dirname(import.meta.dirname))
  const log = createLog((line) => process.stderr.write(line))
  const database = await openDatabase(config, log, "join")
  try {
    const { db } = database.client
    const now = await databaseTime(db)
    const { secrets, learn } = openSecrets(config)
    await learn(db, now)
    const { kind } = await liftWaits(db, secrets, email, now)
    if (kind === "lifted") console.log(format(words.lifted, { email }))
    else fail(format(words["not-found"], { email }))
  } finally {
    await database.close()
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  // Print the message, not a stack.
  fail(format(words.failed, { reason: error instanceof Error ? rootCause(error).message : String(error) }))
})
