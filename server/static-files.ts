import path from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import type { MiddlewareHandler } from "hono"

/** The built files, compressed at build time. Names under /assets carry a hash of their content and never change. */
export function staticFiles(rootDir: string): MiddlewareHandler {
  const serve = serveStatic({ root: path.join(rootDir, "build", "client"), precompressed: true })
  return async (c, next) => {
    const file = await serve(c, next)
    // Not a file: what came after has answered.
    if (!(file instanceof Response)) return
    const forever = c.req.path.startsWith("/assets/")
    file.headers.set(
      "Cache-Control",
      forever ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    )
    return file
  }
}
