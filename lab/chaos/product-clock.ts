import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { ask } from "../../e2e/form-posts.ts"
import type { ProductProcess } from "../../e2e/product-process.ts"
import { lookInto } from "./databases.ts"

export const hourMs = 60 * 60 * 1000

const setDatabase = (ms: number) => `create or replace function public.clock_timestamp() returns timestamptz
  language sql as $$ select pg_catalog.clock_timestamp() + ${ms} * interval '1 millisecond' $$`

/** From its next start on the product finds a function of ours before PostgreSQL's own, and `shiftBoth` works. */
export async function makeDatabaseClockSettable(product: ProductProcess): Promise<void> {
  await lookInto(product, async (db) => {
    await db.query(setDatabase(0))
    await db.query(`alter database "${db.database}" set search_path = public, pg_catalog`)
  })
}

/**
 * A clock for the machine of the product that can be moved while it runs. `env` is for its process. What is stored and what is
 * due follow the database's clock: `shiftBoth` moves that as well.
 */
export function createProductClock() {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-clock-"))
  const file = path.join(folder, "shift")
  // As an address: a blank in a path would end the option.
  const preload = pathToFileURL(path.join(import.meta.dirname, "shifted-clock.mjs"))
  /** @param ms from the machine's own time */
  const shift = async (ms: number): Promise<void> => {
    writeFileSync(file, String(ms))
    // The product looks every 20 ms.
    await sleep(100)
  }
  return {
    env: { CHAOS_CLOCK: file, NODE_OPTIONS: `--import ${preload}` },
    shift,
    /** As where both are on one machine: the product asks the database anew when its own clock has jumped. */
    async shiftBoth(product: ProductProcess, ms: number): Promise<void> {
      await lookInto(product, (db) => db.query(setDatabase(ms)))
      await shift(ms)
      await ask(`${product.origin}/`)
      await ask(`${product.origin}/admin/login`)
      await sleep(300)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
