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

/** Makes the product use a replacement of PostgreSQL's clock function from its next start, so that `shiftBoth` works. */
export async function makeDatabaseClockSettable(product: ProductProcess): Promise<void> {
  await lookInto(product, async (db) => {
    await db.query(setDatabase(0))
    await db.query(`alter database "${db.database}" set search_path = public, pg_catalog`)
  })
}

/**
 * A clock of the product's machine that can be set while the product runs. `env` is for its process. Stored and due times follow
 * the database's clock, which `shiftBoth` moves as well.
 */
export function createProductClock() {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-clock-"))
  const file = path.join(folder, "shift")
  // A URL, because a space in a path would end the option.
  const preload = pathToFileURL(path.join(import.meta.dirname, "shifted-clock.mjs"))
  /** @param ms difference to the machine's real time */
  const shift = async (ms: number): Promise<void> => {
    writeFileSync(file, String(ms))
    // The product reads the file every 20 ms.
    await sleep(100)
  }
  return {
    env: { CHAOS_CLOCK: file, NODE_OPTIONS: `--import ${preload}` },
    shift,
    /** As when both are on one machine: the product asks for the database's time again when its own clock has jumped. */
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
