import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { manifestKinds, shorterManifest } from "#app/lib/http/route-manifests.ts"

/** Builds the bundles, then compresses every file once at the highest level, so that requests do not have to. */
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

// Vite's manifest names our source files, which need not be public.
rmSync(path.join(clientDir, ".vite"), { recursive: true, force: true })

await writeShorterManifests()

for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name)
  if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue
  const source = readFileSync(file)
  // Vite only warns if a stylesheet names a missing picture.
  const missing = entry.name.endsWith(".css") && /url\(["']?(\.[^)"']+)/.exec(source.toString())?.[1]
  if (missing) throw new Error(`${entry.name} names a file that is not there: ${missing}`)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }))
}

/** React Router writes one manifest script with all routes; pages outside of the admin pages load a shorter one. */
async function writeShorterManifests(): Promise<void> {
  const assets = path.join(clientDir, "assets")
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error("React Router wrote no manifest")
  const [, start = "", json = ""] =
    /^(window\.\w+=)(.*);$/s.exec(readFileSync(path.join(assets, name), "utf8")) ?? []
  const manifest: { url: string; routes: Record<string, unknown> } = JSON.parse(json)
  const bundle: typeof import("#server/bundle.ts") = await import(
    path.join(rootDir, "build", "server", "index.js")
  )
  for (const kind of manifestKinds) {
    const url = shorterManifest(manifest.url, kind)
    const needed = bundle.routesOfManifest(kind)
    const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => needed.has(id)))
    // Omits false values: a missing key means the same.
    const withoutNo = (_: string, value: unknown) => (value === false ? undefined : value)
    writeFileSync(
      path.join(clientDir, url),
      `${start}${JSON.stringify({ ...manifest, url, routes }, withoutNo)};`,
    )
  }
}
