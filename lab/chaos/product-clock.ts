import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { pathToFileURL } from "node:url"

export const hourMs = 60 * 60 * 1000

/** A clock for the product that can be moved while it runs. `env` is for its process. */
export function createProductClock() {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-clock-"))
  const file = path.join(folder, "shift")
  // As an address: a blank in a path would end the option.
  const preload = pathToFileURL(path.join(import.meta.dirname, "shifted-clock.mjs"))
  return {
    env: { CHAOS_CLOCK: file, NODE_OPTIONS: `--import ${preload}` },
    /** @param ms from the machine's own time */
    async shift(ms: number): Promise<void> {
      writeFileSync(file, String(ms))
      // The product looks every 20 ms.
      await sleep(100)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
