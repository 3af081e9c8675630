import { readdirSync } from "node:fs"
import path from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import type { MiddlewareHandler } from "hono"

/** The built files, compressed at build time. Names under /assets carry a hash of their content and never change. */
export function staticFiles(rootDir: string): MiddlewareHandler {
  const root = path.join(rootDir, "build", "client")
  const serve = serveStatic({ root, precompressed: true })
  // Known from the start: asking the disk for each page that is no file takes as long as finding the page's route.
  const names = new Set(
    readdirSync(root, { recursive: true, encoding: "utf8" }).map(
      (name) => `/${name.replaceAll(path.sep, "/")}`,
    ),
  )
  return async (c, next) => {
    if (!names.has(c.req.path)) return next()
    const file = await serve(c, next)
    // Neither GET nor HEAD: what came after has answered.
    if (!(file instanceof Response)) return
    const forever = c.req.path.startsWith("/assets/")
    file.headers.set(
      "Cache-Control",
      forever ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    )
    return file
  }
}
