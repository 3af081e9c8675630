import { connectDatabase } from "#app/lib/db/client.server.ts"
import { createLog } from "#app/lib/log/log.ts"
import { loadSecrets } from "#app/lib/secrets/key-encryption-keys.server.ts"
import { ageListings } from "#app/listings/verification/daily-job.server.ts"

/**
 * The daily job in a separate process. The product runs it only once an hour.
 *
 * @param words the connection as JSON, the data folder, the site's address, and 'once' or 'until-killed'
 */
async function age([connection = "{}", dataDir = "", publicUrl = "", times]: string[]): Promise<void> {
  const client = connectDatabase(
    JSON.parse(connection),
    createLog(() => {}),
  )
  const secrets = loadSecrets(dataDir)
  const round = () => ageListings(client.db, { secrets, publicUrl, now: new Date() })
  await new Promise((resolve) => process.once("message", resolve))
  process.send?.("begun")
  while (times === "until-killed") await round().catch(() => {})
  await round()
  await client.close()
}

await age(process.argv.slice(2))
process.disconnect?.()
