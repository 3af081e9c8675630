import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { type ManifestKind, shorterManifest } from "#app/platform/http/route-manifests.ts"

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

writeShorterManifests()

for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name)
  if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue
  const source = readFileSync(file)
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
  )
  writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }))
}

type Route = { parentId?: string; hasDefaultExport: boolean }

/** React Router writes one script with all routes; pages outside of the back office load a shorter one. */
function writeShorterManifests(): void {
  const assets = path.join(clientDir, "assets")
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error("React Router wrote no manifest")
  const [, start = "", json = ""] =
    /^(window\.\w+=)(.*);$/s.exec(readFileSync(path.join(assets, name), "utf8")) ?? []
  const manifest: { url: string; routes: Record<string, Route> } = JSON.parse(json)
  const isNeeded: Record<ManifestKind, (id: string, route: Route) => boolean> = {
    // The others are documents, which links lead to and no script.
    public: (id) => ["root", "routes/public/layout"].includes(id) || isHydrated(id),
    gate: (id, { parentId }) =>
      id === "root" ||
      (id.startsWith("routes/admin/") && id !== "routes/admin/layout" && parentId !== "routes/admin/layout"),
  }
  for (const kind of ["public", "gate"] as const) {
    const url = shorterManifest(manifest.url, kind)
    const routes = Object.entries(manifest.routes).filter(
      ([id, route]) => route.hasDefaultExport && isNeeded[kind](id, route),
    )
    // What a route has not, it need not say.
    const withoutNo = (_: string, value: unknown) => (value === false ? undefined : value)
    const shorter = JSON.stringify({ ...manifest, url, routes: Object.fromEntries(routes) }, withoutNo)
    writeFileSync(path.join(clientDir, url), `${start}${shorter};`)
  }
}

function isHydrated(id: string): boolean {
  if (!id.startsWith("routes/public/")) return false
  return readFileSync(path.join(rootDir, "app", `${id}.tsx`), "utf8").includes("hydrate: true")
}
