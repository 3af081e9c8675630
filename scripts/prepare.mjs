// Plain JavaScript without dependencies: runs on the machine's own Node, before anything is installed.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

export const rootDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => path.join(rootDir, ...parts)

/** The Node that the project pins, as an npm package. */
export const pinnedNode = inRoot("node_modules", ".bin", "node")

/**
 * Memory limits of the server process: it uses 40 MB. By default, Node lets garbage grow to four times as much, and the C
 * allocator keeps an arena per thread (docs/quality.md).
 */
export const memoryFlags = ["--max-semi-space-size=8", "--max-old-space-size=512"]
export const memoryEnv = { MALLOC_ARENA_MAX: "2" }

/** The machine's own Chromium. Its headless shell is the same engine without a window, and takes half the CPU time. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync) ??
  "/usr/bin/chromium"

/**
 * Anvil, the Ethereum node of the tests: the binary of its platform package, because the package's launcher would be
 * another process.
 */
export const anvilPath =
  process.env.ANVIL_PATH ??
  inRoot(
    "node_modules/@foundry-rs",
    `anvil-${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`,
    process.platform === "win32" ? "bin/anvil.exe" : "bin/anvil",
  )

/** Runs `npm ci` unless node_modules matches package-lock.json. */
export function ensureInstalled() {
  const stampFile = inRoot("node_modules", ".install-stamp")
  const stamp = hashFiles([inRoot("package-lock.json")])
  if (readIfThere(stampFile) === stamp) return
  // npm ci was run manually: npm's own record is newer than the lock file.
  const record = inRoot("node_modules", ".package-lock.json")
  const isCurrent =
    existsSync(record) && statSync(record).mtimeMs >= statSync(inRoot("package-lock.json")).mtimeMs
  if (!isCurrent) {
    step("Installing the packages (once, about a minute)")
    const npm = process.env.npm_execpath
    const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []]
    // With development dependencies: the site is built here.
    run(command, [...args, "ci", "--include=dev", "--loglevel=error"])
  }
  writeFileSync(stampFile, stamp)
}

/** Builds unless the build is from exactly these sources. */
export function ensureBuilt() {
  const stampFile = inRoot("build", ".stamp")
  const sources = ["app", "content", "packages", "public", "server"].flatMap((folder) =>
    listFiles(inRoot(folder)),
  )
  const settings = ["package-lock.json", "vite.config.ts", "react-router.config.ts"].map((file) =>
    inRoot(file),
  )
  const stamp = hashFiles([...sources.filter((file) => !/\.test\.tsx?$/.test(file)), ...settings])
  if (readIfThere(stampFile) === stamp) return
  step("Building the site (once per version, a few seconds)")
  run(pinnedNode, [inRoot("scripts", "build.ts")])
  writeFileSync(stampFile, stamp)
}

/** Runs a command to its end and shows its output; a failure ends this process with its exit code. */
export function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: rootDir, stdio: "inherit", env })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

export function step(text) {
  console.log(`> ${text} ...`)
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashFiles(files) {
  const hash = createHash("sha256")
  for (const file of files)
    hash.update(path.relative(rootDir, file)).update("\0").update(readFileSync(file)).update("\0")
  return hash.digest("hex")
}
