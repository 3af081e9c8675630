import path from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import type { MiddlewareHandler } from "hono"

/** The built files, compressed at build time. Names under /assets carry a hash of their content and never change. */
export function staticFiles(rootDir: string): MiddlewareHandler {
  return serveStatic({
    root: path.join(rootDir, "build", "client"),
    precompressed: true,
    onFound: (file, c) => {
      c.header(
        "Cache-Control",
        file.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      )
    },
  })
}
