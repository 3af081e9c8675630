import { spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { waitUntil } from "#test/wait-until.ts"

const needed = ["/usr/bin/chromium-headless-shell", "/usr/lib/postgresql/15/bin/postgres"]

/** What it runs is this instead of the tests: it says where it writes and who it is, and does not end by itself. */
const endless = `#!/bin/sh
sleep 600 &
echo "$! $TMPDIR" >"$STARTED"
wait
`

test.runIf(needed.every((file) => existsSync(file)))(
  "a gate that is told twice to end takes all that it has started with it",
  async () => {
    const place = mkdtempSync(path.join(tmpdir(), "guapcoin-gate-"))
    try {
      for (const file of [".ci/run", "scripts/run-folder.mjs"]) cpSync(file, path.join(place, file))
      mkdirSync(path.join(place, "bin"))
      writeFileSync(path.join(place, "bin/npm"), endless, { mode: 0o755 })
      const started = path.join(place, "started")
      const env = { ...process.env, PATH: `${place}/bin:${process.env.PATH}`, STARTED: started }
      const gate = spawn(path.join(place, ".ci/run"), { env, stdio: "ignore", detached: true })
      const exit = once(gate, "exit")
      const [, pid = "", folder = ""] = await waitUntil(
        () => /^(\d+) (.+)\n$/.exec(readFileSync(started, "utf8")) ?? expect.fail("nothing has started"),
      )
      expect([isThere(Number(pid)), existsSync(folder)]).toEqual([true, true])
      // As timeout does, which passes on to its command what its whole group has heard.
      process.kill(-Number(gate.pid), "SIGTERM")
      await sleep(300)
      gate.kill("SIGTERM")
      await exit
      await waitUntil(() => expect(isThere(Number(pid))).toBe(false))
      expect(existsSync(folder)).toBe(false)
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  },
)

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
