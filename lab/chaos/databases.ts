import { chmodSync, mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { type EmbeddedPostgres, startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import pg from "pg"
import { unverifiedMailsAnHour } from "#app/lib/mail/unverified/unverified-cap.server.ts"
import { makeTables } from "#test/make-tables.ts"
import type { ProductProcess } from "../../e2e/product-process.ts"
import { socketUrl } from "../bench/databases.ts"

/** Connects to the product's embedded database, through the running server or, if none runs, a temporary one. */
export async function lookInto<T>(
  { dataDir }: Pick<ProductProcess, "dataDir">,
  use: (db: pg.Client) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedPostgres({ dataDir, mode: "join" })
  const db = new pg.Client(server.connection)
  try {
    await db.connect()
    return await use(db)
  } finally {
    await db.end()
    await server.stop()
  }
}

/**
 * The number of mails that are due. Without mails that a digest replaces, and without those that the cap for unverified
 * recipients defers.
 */
export const mailsLeft = `select count(*)::int as n from mails
  where status <> 'sent' and urgency <> 'digest' and (urgency <> 'stranger' or (
    select count(*) from mails where urgency = 'stranger' and status = 'sent' and sent_at > now() - interval '1 hour'
  ) < ${unverifiedMailsAnHour})`

export type ServerOfOurOwn = {
  /** For DATABASE_URL: for the product an external server, which it cannot start or stop. */
  url: string
  start(): Promise<void>
  stop(): Promise<void>
  use<T>(work: (db: pg.Client) => Promise<T>, user?: string): Promise<T>
  remove(): Promise<void>
}

/** A PostgreSQL server beside the product, with the same address after each restart, whose database is migrated. */
export async function createServer(): Promise<ServerOfOurOwn> {
  const dataDir = realpathSync(mkdtempSync(path.join(tmpdir(), "guapcoin-chaos-")))
  chmodSync(dataDir, 0o755)
  let server: EmbeddedPostgres | undefined
  const start = async () => {
    server = await startEmbeddedPostgres({ dataDir, mode: "own" })
    return server.connection
  }
  const { host, port, user, database } = await start()
  await makeTables({ host, port, user, database })
  const connection = { host, port, user, database }
  return {
    url: socketUrl(connection),
    async start() {
      await start()
    },
    async stop() {
      await server?.stop()
      server = undefined
    },
    async use(work, as = user) {
      const db = new pg.Client({ ...connection, user: as })
      await db.connect()
      try {
        return await work(db)
      } finally {
        await db.end()
      }
    },
    async remove() {
      await server?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
