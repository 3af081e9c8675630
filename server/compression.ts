import { createMiddleware } from "hono/factory"
import { encodingFor } from "./accepts-encoding.ts"
import { packQuickly } from "./pack.ts"
import type { ShellEnv } from "./request-context.ts"

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|atom\+xml|xml)|image\/svg)/
const minBytes = 800

/**
 * Compresses what is rendered for one request. Built files and pages that are kept arrive as their reader takes them, and
 * downloads are streamed as they are.
 */
export function compression() {
  return createMiddleware<ShellEnv>(async (c, next) => {
    await next()
    const { res } = c
    if (
      !res.body ||
      c.req.method === "HEAD" ||
      res.headers.has("Content-Encoding") ||
      res.headers.has("ETag")
    )
      return
    if (!compressible.test(res.headers.get("Content-Type") ?? "")) return
    if (res.headers.get("Content-Disposition")?.startsWith("attachment")) return
    const encoding = encodingFor(c.req.header("accept-encoding"))
    res.headers.append("Vary", "Accept-Encoding")
    if (!encoding) return

    const plain = Buffer.from(await res.arrayBuffer())
    if (plain.length < minBytes) {
      c.res = new Response(plain, res)
      return
    }
    const packed = await packQuickly(plain, encoding)
    const headers = new Headers(res.headers)
    headers.set("Content-Encoding", encoding)
    headers.set("Content-Length", String(packed.length))
    c.res = new Response(packed, { status: res.status, headers })
  })
}
