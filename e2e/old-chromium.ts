import { spawn, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { type Browser, chromium, type Page } from "playwright-core"
import { afterAll, beforeAll } from "vitest"
import { rootDir } from "../scripts/prepare.mjs"

const folder = path.join(rootDir, "node_modules/.cache/old-chromium")

/**
 * An older Chromium: a build of @sparticuz/chromium, downloaded from the registry once.
 *
 * @param version of that package
 * @returns a function that opens pages of a small phone
 */
export function useOldChromium(version: string, product: { origin: string }): { newPage(): Promise<Page> } {
  const profile = mkdtempSync(path.join(tmpdir(), "old-chromium-"))
  let browser: Browser
  let end: () => void = () => {}
  beforeAll(async () => {
    const args = [
      "--headless",
      "--hide-scrollbars",
      "--no-sandbox",
      "--no-zygote",
      "--disable-gpu",
      "--disable-dev-shm-usage",
    ]
    const child = spawn(
      fetchChromium(version),
      [...args, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
      { stdio: ["ignore", "ignore", "pipe"] },
    )
    end = () => child.kill("SIGKILL")
    const address = await new Promise<string>((resolve, reject) => {
      let said = ""
      child.stderr.setEncoding("utf8").on("data", (text) => {
        said += text
        const [found] = /ws:\/\/\S+/.exec(said) ?? []
        if (found) resolve(found)
      })
      child.on("exit", () => reject(new Error(`Chromium ${version} has ended: ${said}`)))
    })
    browser = await chromium.connectOverCDP(address)
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    end()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  return {
    async newPage() {
      const context = await browser.newContext({
        baseURL: product.origin,
        viewport: { width: 360, height: 740 },
      })
      return context.newPage()
    },
  }
}

/** @returns the path of the executable */
function fetchChromium(version: string): string {
  const program = path.join(folder, version)
  if (existsSync(program)) return program
  const fetched = path.join(folder, `${version}.fetched`)
  mkdirSync(fetched, { recursive: true })
  const wanted = `@sparticuz/chromium@${version}`
  const args = ["install", "--prefix", fetched, "--no-package-lock", "--ignore-scripts", wanted]
  const { status, stderr } = spawnSync("npm", args, { encoding: "utf8" })
  if (status !== 0) throw new Error(`npm could not fetch ${wanted}: ${stderr}`)
  const packed = readFileSync(path.join(fetched, "node_modules/@sparticuz/chromium/bin/chromium.br"))
  writeFileSync(`${program}.new`, brotliDecompressSync(packed), { mode: 0o755 })
  renameSync(`${program}.new`, program)
  rmSync(fetched, { recursive: true })
  return program
}
