import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { type BufferedResponse, bufferedResponse, type HeaderLine } from "./buffered-response.ts"

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
}

/**
 * The built files, compressed at build time; each is read at its first request. File names under /assets contain a hash of the content
 * and are immutable.
 *
 * @returns finds the file of an address
 */
export function staticFiles(rootDir: string): (url: string) => BufferedResponse | undefined {
  const root = path.join(rootDir, "build", "client")
  const files = new Map<string, BufferedResponse | undefined>()
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" }))
    if (types[path.extname(name)]) files.set(`/${name.replaceAll(path.sep, "/")}`, undefined)

  return (url) => {
    const address = url.split("?", 1)[0] ?? url
    const file = files.get(address) ?? (files.has(address) ? read(root, address) : undefined)
    if (file) files.set(address, file)
    return file
  }
}

function read(root: string, address: string): BufferedResponse {
  const name = path.join(root, address)
  const lasting = address.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600"
  const compressed = existsSync(`${name}.br`)
    ? { br: readFileSync(`${name}.br`), gzip: readFileSync(`${name}.gz`) }
    : {}
  const headers: HeaderLine[] = [
    ["Content-Type", types[path.extname(address)] ?? ""],
    ["Cache-Control", lasting],
  ]
  return bufferedResponse({ status: 200, headers, plain: readFileSync(name), compressed }, true)
}
