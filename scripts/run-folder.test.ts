import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { waitUntil } from "#test/wait-until.ts"
import { removeLeftovers } from "./run-folder.mjs"

let base: string
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), "guapcoin-base-"))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

/** Id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ["--version"]).pid
const folderOf = (pid: number) => {
  const folder = path.join(base, `guapcoin-run-${pid}-abc`)
  mkdirSync(path.join(folder, "disk"), { recursive: true })
  return folder
}

test("processes and files of a killed run are removed", async () => {
  const folder = folderOf(ended())
  const byVariable = spawn("sleep", ["600"], { env: { TMPDIR: folder } })
  const byWord = spawn("sh", ["-c", "sleep 600; true", `${folder}/postgres`], { env: {} })
  const gone = [byVariable, byWord].map((left) => once(left, "exit"))
  await Promise.all([byVariable, byWord].map((left) => once(left, "spawn")))
  removeLeftovers(base)
  expect(await Promise.all(gone)).toEqual([
    [null, "SIGKILL"],
    [null, "SIGKILL"],
  ])
  expect(readdirSync(base)).toEqual([])
})

// In a container, root may not be allowed to mount.
const canMount = process.getuid?.() === 0 && spawnSync("unshare", ["--mount", "true"]).status === 0
test.runIf(canMount)("a disk that it mounted is removed, too", () => {
  const disk = path.join(folderOf(ended()), "disk")
  expect(spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]).status).toBe(0)
  removeLeftovers(base)
  expect(readFileSync("/proc/mounts", "utf8")).not.toContain(disk)
  expect(readdirSync(base)).toEqual([])
})

test("files of a running run, and other files, stay", () => {
  const own = folderOf(process.pid)
  mkdirSync(path.join(base, "guapcoin-other"))
  removeLeftovers(base)
  expect(existsSync(own)).toBe(true)
  expect(readdirSync(base)).toHaveLength(2)
})

test("a run that receives two signals to stop ends everything it started", async () => {
  const program = `
    import { spawn } from "node:child_process"
    import { makeRunFolder } from "./scripts/run-folder.mjs"
    const folder = makeRunFolder()
    const started = spawn("sleep", ["600"], { env: { TMPDIR: folder }, detached: true })
    console.log(JSON.stringify({ folder, pid: started.pid }))
    setInterval(() => {}, 1000)`
  const run = spawn(process.execPath, ["--input-type=module", "--eval", program])
  const exit = once(run, "exit")
  const [line] = await once(run.stdout, "data")
  const { folder, pid } = JSON.parse(String(line)) as { folder: string; pid: number }
  expect(path.basename(folder)).toMatch(`guapcoin-run-${run.pid}-`)
  expect(existsSync(`/proc/${pid}`)).toBe(true)
  expect(spawnSync("sh", ["-c", `cp /bin/true ${folder}/program && ${folder}/program`]).status).toBe(0)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  run.kill("SIGTERM")
  run.kill("SIGTERM")
  await exit
  await waitUntil(() => expect([existsSync(`/proc/${pid}`), existsSync(folder)]).toEqual([false, false]))
})
