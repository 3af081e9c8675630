import path from "node:path"
import { parseArgs } from "node:util"
import { databaseTime } from "#app/lib/db/database-clock.server.ts"
import { createLog, rootCause } from "#app/lib/log/log.ts"
import { addKeyEncryptionKey, readKeyEncryptionKeys } from "#app/lib/secrets/key-encryption-keys.server.ts"
import { timeText } from "#app/lib/text/date-text.ts"
import { format, formatCount } from "#app/lib/text/format.ts"
import { secretChange } from "#content/en/secret-change.ts"
import { site } from "#content/en/site.ts"
import { readConfig } from "../server/start/config.ts"
import { openDatabase } from "../server/start/open-database.ts"

const words = secretChange.command

type Bundle = typeof import("#server/bundle.ts")
/** The server build, because mails are rendered from JSX; a running site has one. */
const bundle = "../build/server/index.js"

/** Changes the secret of the site, also while it runs. */
async function main(): Promise<void> {
  const leaked = readLeaked()
  if (leaked === undefined) return fail(words.usage)
  // The variables of the first administrator are for the server; an incomplete pair must not stop this command.
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...env } = process.env
  const config = readConfig(env, path.dirname(import.meta.dirname))
  const log = createLog((line) => process.stderr.write(line))
  const database = await openDatabase(config, log, "join")
  try {
    const { db } = database.client
    const { rotateSecret, longLivedTokens }: Bundle = await import(bundle)
    // Before the keyring that it seals: if the process ends here, the file holds keys for both keyrings.
    if (leaked && !config.secret) addKeyEncryptionKey(config)
    const { publicUrl } = config
    const now = await databaseTime(db)
    const outcome = await rotateSecret(db, {
      locks: readKeyEncryptionKeys(config),
      leaked,
      longLivedTokens,
      publicUrl,
      now,
    })
    if (outcome.kind === "closed") return fail(words.closed)
    const { until, lost } = outcome
    console.log(until ? format(words.changed, { until: timeText(until) }) : words.replaced)
    if (leaked && config.secret) console.log(words.given)
    if (lost > 0) console.log(formatCount(words.lost, lost, site.locale))
  } finally {
    await database.close()
  }
}

/** @returns undefined if the arguments are invalid */
function readLeaked(): boolean | undefined {
  try {
    return parseArgs({ options: { leaked: { type: "boolean", default: false } } }).values.leaked
  } catch {
    return undefined
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
