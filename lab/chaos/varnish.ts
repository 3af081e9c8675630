import { execFile, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { untilItAnswers } from "../../e2e/product-process.ts"
import { rootDir } from "../../scripts/prepare.mjs"
import { endProcess } from "../bench/product.ts"

export type Varnish = {
  origin: string
  /** Its counters since it was started: MAIN.backend_req and so on, as `varnishstat -l` describes them. */
  counters(): Promise<Record<string, number>>
  stop(): Promise<void>
}

/**
 * Varnish with docs/varnish.vcl as it is, but for the instances. Needs apt-get install varnish varnish-modules.
 *
 * @param ports of the instances, on this machine
 */
export async function startVarnish(port: number, ports: number[]): Promise<Varnish> {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-varnish-"))
  // Root hands its work to a user who has to be able to enter.
  chmodSync(folder, 0o755)
  const file = path.join(folder, "site.vcl")
  writeFileSync(file, withInstances(readFileSync(path.join(rootDir, "docs/varnish.vcl"), "utf8"), ports))
  const name = path.join(folder, "work")
  const child = spawn(
    "varnishd",
    [
      "-F",
      "-n",
      name,
      "-a",
      `127.0.0.1:${port}`,
      "-f",
      file,
      "-s",
      "malloc,1g",
      "-p",
      "http_gzip_support=off",
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  )
  const origin = `http://localhost:${port}`
  const varnish: Varnish = {
    origin,
    async counters() {
      const { stdout } = await promisify(execFile)("varnishstat", ["-n", name, "-1", "-j"])
      const { counters } = JSON.parse(stdout) as { counters: Record<string, { value: number }> }
      return Object.fromEntries(Object.entries(counters).map(([counter, { value }]) => [counter, value]))
    },
    async stop() {
      await endProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    await untilItAnswers(`${origin}/livez`, 30_000)
  } catch (error) {
    await varnish.stop()
    throw error
  }
  return varnish
}

function withInstances(vcl: string, ports: number[]): string {
  const backends = ports.map(
    (port, at) => `backend i${at} { .host = "127.0.0.1"; .port = "${port}"; .probe = ready; }`,
  )
  const added = ports.map((_, at) => `  site.add_backend(i${at});`)
  return vcl
    .replace(/^backend one .*$/m, backends.join("\n"))
    .replace(/^ {2}site\.add_backend\(one\);$/m, added.join("\n"))
}
