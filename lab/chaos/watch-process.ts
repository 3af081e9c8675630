import type pg from "pg"
import { connectDatabase } from "#app/lib/db/client.server.ts"
import { createLog } from "#app/lib/log/log.ts"
import { startRounds } from "#app/lib/playback/rounds.ts"
import { createAsk } from "#app/payments/chain/ask.server.ts"
import { createWatcher } from "#app/payments/watcher/watcher.server.ts"
import { thisMachine } from "#test/chain/this-machine.ts"

/**
 * An instance that only watches the chain, until it is killed (kill-watcher.ts). The argument contains the database connection.
 */
const connection = JSON.parse(process.argv[2] ?? "{}") as pg.PoolConfig
const log = createLog((line) => process.stderr.write(line))
const { db, pool } = connectDatabase(connection, log)
const watcher = createWatcher({
  db,
  pool,
  ask: createAsk(thisMachine),
  clock: () => new Date(),
  log,
  blockMs: 1000,
})
startRounds(watcher.round, { everyMs: watcher.pauseMs, log, event: "payments.failed" })
