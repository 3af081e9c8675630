import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { rootDir } from "../../scripts/prepare.mjs"

export const rivalsDir = import.meta.dirname
export const nextDir = path.join(rivalsDir, "next")
export const singlePageDir = path.join(rivalsDir, "single-page")

const bin = path.join(rootDir, "node_modules", ".bin")

/** Programs run on the pinned Node, not on whatever the machine has. */
function run(folder: string, program: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync(program, args, {
    cwd: folder,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  })
}

/**
 * Installs and builds both rivals from the product's views, words, styles and pictures: `npm run build` must have run.
 *
 * @param databaseUrl where the single-page application finds its database
 */
export async function buildRivals(databaseUrl: string): Promise<void> {
  run(rootDir, path.join(bin, "vite"), [
    "build",
    "--logLevel=error",
    `--config=${path.join(rivalsDir, "shared", "vite.config.js")}`,
  ])
  const shared = path.join(rivalsDir, ".cache", "shared")
  const assets = path.join(rootDir, "build", "client", "assets")
  const files = readdirSync(assets)
  const find = (pattern: RegExp) => {
    const name = files.find((file) => pattern.test(file))
    if (!name) throw new Error(`The product's build has no file ${pattern}`)
    return name
  }
  const { facts } = await import(path.join(shared, "facts.js"))
  const built = {
    facts,
    year: facts.year,
    font: `/assets/${find(/^unbounded.*\.woff2$/)}`,
    elements: `/assets/${find(/^entry\.elements.*\.js$/)}`,
  }
  for (const [folder, pictures] of [
    [nextDir, path.join(nextDir, "public", "assets")],
    [singlePageDir, path.join(singlePageDir, ".cache", "public", "assets")],
  ] as const) {
    const target = path.join(folder, ".cache", "shared")
    for (const old of [target, pictures, path.join(folder, "build")])
      rmSync(old, { recursive: true, force: true })
    mkdirSync(pictures, { recursive: true })
    cpSync(shared, target, { recursive: true })
    cpSync(path.join(shared, "assets"), pictures, { recursive: true })
    for (const file of files)
      if (/\.(svg|woff2)$/.test(file) || file === path.basename(built.elements))
        cpSync(path.join(assets, file), path.join(pictures, file))
    cpSync(path.join(rootDir, "build", "client", "favicon.svg"), path.join(pictures, "..", "favicon.svg"))
    cpSync(path.join(assets, find(/^app-.*\.css$/)), path.join(target, "site.css"))
    cpSync(path.join(assets, find(/^learn-.*\.css$/)), path.join(target, "learn.css"))
    // A page of the single-page application loads its own texts, not those of all pages.
    const { home, lesson, directory, year } = facts
    const { font, elements } = built
    const whole = folder === nextDir ? built : { year, font, elements }
    for (const [name, value] of Object.entries({ built: whole, home, lesson, "about-directory": directory }))
      writeFileSync(path.join(target, `${name}.json`), JSON.stringify(value))
    if (!existsSync(path.join(folder, "node_modules"))) run(folder, "npm", ["ci"])
  }
  run(nextDir, "npm", ["run", "build"])
  run(singlePageDir, "npm", ["run", "build"], { VITE_DATABASE_URL: databaseUrl })
  packFiles(path.join(singlePageDir, "build"))
}

/** As small as Brotli gets them, beside the files. */
function packFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && /\.(html|js|css|svg|json)$/.test(file))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
}

/** How nginx serves the single-page application: packed files where there are, its document for every address. */
export const singlePageServer = `
  root ${path.join(singlePageDir, "build")};
  ${[
    ["js", "text/javascript"],
    ["css", "text/css"],
    ["svg", "image/svg+xml"],
  ]
    .map(
      ([ending, type]) =>
        `location ~ \\.${ending}$ { types {} default_type ${type}; add_header Content-Encoding br; add_header Vary Accept-Encoding; add_header Cache-Control "public, max-age=31536000, immutable"; try_files $uri.br =404; }`,
    )
    .join("\n  ")}
  location /assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
  location / { types {} default_type text/html; add_header Content-Encoding br; add_header Vary Accept-Encoding; add_header Cache-Control no-cache; try_files /index.html.br =404; }
`
