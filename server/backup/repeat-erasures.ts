import type pg from "pg"
import { erasePerson, personKey } from "#app/admin/personal-data/erasure.server.ts"
import type { KeptErasure } from "#app/admin/personal-data/erasure-list.server.ts"
import { connectDatabase, withConnection } from "#app/lib/db/client.server.ts"
import type { FileStore } from "#app/lib/files/file-store.server.ts"
import type { Log } from "#app/lib/log/log.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { personalData } from "#app/submissions.ts"
import { listTables } from "./tables.ts"

/**
 * Repeats the erasures made after the backup, because the restore brought those persons' rows back. Only hashes of their
 * addresses are stored, so every address in the database is hashed and compared.
 *
 * @param erasures those since the backup
 * @returns the number of persons erased
 */
export async function repeatErasures(
  connection: string | pg.ClientConfig,
  erasures: readonly KeptErasure[],
  { secrets, files, log, now }: { secrets: Secrets; files: FileStore; log: Log; now: Date },
): Promise<number> {
  const keys = new Set(erasures.map(({ key }) => key))
  if (keys.size === 0) return 0
  const erased = (await listAddresses(connection)).filter((email) => keys.has(personKey(secrets, email)))
  const database = connectDatabase(connection, log, { max: 2 })
  try {
    const by = { id: null, name: "restore" }
    // Mails stored as files are in no backup, and the erasure list contains these persons already.
    const context = { secrets, files, by, now, removeMailCopy: async () => {}, keepErasure: async () => {} }
    let count = 0
    for (const email of erased) {
      const { kind } = await erasePerson(database.db, personalData, email, context)
      if (kind === "erased") count++
    }
    return count
  } finally {
    await database.close()
  }
}

/** Every text in any column of any table that looks like an e-mail address, and each whole value that may be one. */
function listAddresses(connection: string | pg.ClientConfig): Promise<string[]> {
  return withConnection(connection, async (client) => {
    await client.query("set statement_timeout = 0")
    const found = new Set<string>()
    for (const { name } of await listTables(client)) {
      const { rows: columns } = await client.query<{ column: string }>(
        `select quote_ident(attname) as column from pg_attribute
          where attrelid = quote_ident($1)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
            and atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'text[]'::regtype)`,
        [name],
      )
      for (const { column } of columns) {
        const text = `${column}::text`
        const { rows } = await client.query<{ email: string }>(
          `
          select distinct lower(match[1]) as email from "${name}", regexp_matches(${text}, $1, 'g') as match
          union select distinct lower(${text}) from "${name}" where length(${text}) <= 320 and ${text} like '%_@_%'`,
          ['[^\\s<>",;()\\[\\]{}\\\\]+@[^\\s<>",;()\\[\\]{}\\\\]+'],
        )
        for (const { email } of rows) found.add(email)
      }
    }
    return [...found].sort()
  })
}
