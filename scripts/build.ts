import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

/** Builds the bundles, then compresses every file once, as small as it gets, so that no request has to. */
const rootDir = path.dirname(import.meta.dirname)
const clientDir = path.join(rootDir, "build", "client")

rmSync(path.join(rootDir, "build"), { recursive: true, force: true })
const { status } = spawnSync(
  process.execPath,
  [path.join(rootDir, "node_modules/@react-router/dev/bin.cjs"), "build", "--logLevel", "warn"],
  {
    cwd: rootDir,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  },
)
if (status !== 0) process.exit(status ?? 1)

// Vite's manifest names our source files; nobody outside needs it.
rmSync(path.join(clientDir, ".vite"), { recursive: true, force: true })

for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name)
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue
  const source = readFileSync(file)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }))
}
