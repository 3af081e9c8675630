import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort, untilItAnswers } from "../../e2e/product-process.ts"
import { rootDir } from "../../scripts/prepare.mjs"

/**
 * Tests the upload store against a third-party S3 service: Ceph's gateway, on a cluster of one node in memory.
 *
 *   npm run real-s3       needs apt-get install radosgw ceph-mon ceph-osd (Debian 12: 60 MB to fetch)
 */
const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-ceph-"))
const config = path.join(folder, "ceph.conf")
const [monitorPort, port] = [await freePort(), await freePort()]
const monitor = `v1:127.0.0.1:${monitorPort}`
const id = randomUUID()
const running: ChildProcess[] = []

writeFileSync(
  config,
  `[global]
fsid = ${id}
mon host = ${monitor}
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
ms bind msgr2 = false
run dir = ${folder}
admin socket = ${folder}/$name.asok
log file = ${folder}/$name.log
pid file = ${folder}/$name.pid
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
keyring = ${folder}/none
`,
)

const run = (program: string, ...words: string[]) =>
  execFileSync(program, [...words, "-c", config], { stdio: ["ignore", "ignore", "inherit"], timeout: 60_000 })
/** In the foreground, so that it ends with this process. */
const start = (program: string, ...words: string[]) =>
  running.push(spawn(program, [...words, "-c", config, "-f"], { stdio: "ignore" }))

try {
  for (const part of ["mon", "osd"]) mkdirSync(path.join(folder, part))
  const map = path.join(folder, "map")
  execFileSync("monmaptool", ["--create", "--fsid", id, "--addv", "a", `[${monitor}]`, map], {
    stdio: "ignore",
  })
  run("ceph-mon", "--mkfs", "-i", "a", "--monmap", map)
  start("ceph-mon", "-i", "a")
  const store = randomUUID()
  run("ceph", "osd", "new", store)
  run("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", store)
  start("ceph-osd", "-i", "0")
  const user = [
    "--uid",
    "site",
    "--display-name",
    "site",
    "--access-key",
    "test-id",
    "--secret-key",
    "test-key",
  ]
  run("radosgw-admin", "-n", "client.rgw", "user", "create", ...user)
  start("radosgw", "-n", "client.rgw")
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(origin)
  const { status } = spawnSync("vitest", ["run", "--config", "lab/s3/vitest.config.ts"], {
    cwd: rootDir,
    env: { ...process.env, TEST_S3_URL: origin },
    stdio: "inherit",
  })
  process.exitCode = status ?? 1
} finally {
  for (const child of running.reverse()) child.kill()
  rmSync(folder, { recursive: true, force: true })
}
