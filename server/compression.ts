import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { createMiddleware } from "hono/factory"
import type { ShellEnv } from "./request-context.ts"

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const compressible = /^(text\/|application\/(json|javascript|manifest\+json|atom\+xml|xml)|image\/svg)/
const minBytes = 800
/** Documents whose best compression is kept; 10 KB each. */
const mostKept = 300

/** Compresses what is rendered for one request. Built files arrive compressed already and pass untouched. */
export function compression() {
  const brotliOf = rememberingBrotli()
  return createMiddleware<ShellEnv>(async (c, next) => {
    await next()
    const { res } = c
    if (!res.body || res.headers.has("Content-Encoding") || c.req.method === "HEAD") return
    if (!compressible.test(res.headers.get("Content-Type") ?? "")) return
    const accepted = c.req.header("accept-encoding") ?? ""
    const encoding = accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : undefined
    res.headers.append("Vary", "Accept-Encoding")
    if (!encoding) return

    const plain = Buffer.from(await res.arrayBuffer())
    if (plain.length < minBytes) {
      c.res = new Response(plain, res)
      return
    }
    const packed = await (encoding === "br" ? brotliOf(plain) : gz(plain))
    const headers = new Headers(res.headers)
    headers.set("Content-Encoding", encoding)
    headers.set("Content-Length", String(packed.length))
    c.res = new Response(packed, { status: res.status, headers })
  })
}

/**
 * Compresses quickly what is seen for the first time, since somebody waits. What comes again, such as a page of text, is
 * compressed as small as it gets, once, and kept.
 */
function rememberingBrotli(): (plain: Buffer) => ReturnType<typeof brotli> {
  const pack = (plain: Buffer, quality: number) =>
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    })
  const kept = new Map<string, ReturnType<typeof pack> | "seen">()
  return (plain) => {
    const key = createHash("sha256").update(plain).digest("base64")
    const known = kept.get(key)
    const packed = known === undefined ? pack(plain, 5) : known === "seen" ? pack(plain, 11) : known
    kept.delete(key)
    kept.set(key, known === undefined ? "seen" : packed)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? "")
    return packed
  }
}

/** 'br;q=0' says that br is not wanted (RFC 9110, 12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
