import { createHash } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { CacheHints, CacheTag } from "#app/lib/cache/cache-hints.ts"
import { type Bytes, type Compressible, type Encoding, formFor } from "./compression.ts"

export type HeaderLine = [name: string, value: string]

/** A response without the headers that every response gets (pipeline.ts). */
export type Answer = {
  status: number
  headers: HeaderLine[]
  body?: Bytes | ReadableStream<Uint8Array> | null
}

/** A response whose body is in memory, encoded for one client. */
export type EncodedResponse = Answer & { body?: Bytes }

/** A complete response in memory, from which a response is encoded for each client. */
export type BufferedResponse = Compressible & {
  status: number
  /** Without those that depend on the encoding. */
  headers: HeaderLine[]
  /** Set when the response may be cached: identifies exactly these headers and bytes. */
  etag?: string
  /** When the cached response expires, in ms (app/lib/cache/cache-hints.ts). */
  until?: number
  /** The cache tag of the listing, for the page of one listing. */
  listing?: CacheTag
  /** The variant of a document with inlined critical CSS; null when there is none (inlined-style.ts). */
  first?: InlinedDocument | null
}

/** A document with inlined CSS. `cookie`: sent by browsers that have the stylesheet; they get the document that links it. */
export type InlinedDocument = BufferedResponse & { cookie: string }

/**
 * Buffers a route's response, so that it can be compressed and cached and its admission slot is free. Downloads stay streams: they may
 * be large.
 *
 * @param cacheHints given for routes with cache tags only
 */
export async function readResponse(
  response: Response,
  cacheHints?: CacheHints,
): Promise<BufferedResponse | Answer> {
  const { status } = response
  const headers = [...response.headers]
  const isDownload = headerOf(headers, "content-disposition")?.startsWith("attachment")
  if (!response.body || (isDownload && !cacheHints)) return { status, headers, body: response.body }
  const plain = Buffer.from(await response.arrayBuffer())
  const own = headers.filter(([name]) => name !== "content-length")
  return bufferedResponse(
    { status, headers: own, plain, compressed: {}, until: cacheHints?.until, listing: cacheHints?.listing },
    cacheHints !== undefined && !cacheHints.isPassing,
  )
}

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|atom\+xml|xml)|image\/svg)/

/** @param isKept whether it may be cached; responses with cookies, private ones and errors never are */
export function bufferedResponse(
  parts: Omit<BufferedResponse, "etag" | "isCompressible">,
  isKept: boolean,
): BufferedResponse {
  const { status, headers, plain } = parts
  const isForAll =
    status === 200 &&
    !headerOf(headers, "set-cookie") &&
    (headerOf(headers, "cache-control") ?? "public").startsWith("public")
  return {
    ...parts,
    isCompressible: compressible.test(headerOf(headers, "content-type") ?? ""),
    etag:
      isKept && isForAll
        ? createHash("sha256").update(JSON.stringify(headers)).update(plain).digest("base64url").slice(0, 16)
        : undefined,
  }
}

/** Encoded responses by their bytes, so that clients of the same encoding share one. */
const answers = new WeakMap<Bytes, EncodedResponse>()

/** Encodes a response for one client: in an encoding it accepts, or 304 when it already has these bytes. */
export function encodeResponse(whole: BufferedResponse, asked: IncomingHttpHeaders): EncodedResponse {
  const { encoding, bytes } = formFor(whole, asked["accept-encoding"]?.toString())
  const known = answers.get(bytes)
  const answer = known ?? { status: whole.status, headers: linesOf(whole, bytes, encoding), body: bytes }
  if (!known) answers.set(bytes, answer)
  const tag = whole.etag && tagOfReader(whole.etag, asked, answer.headers)
  if (!tag) return answer
  const headers = answer.headers.filter(([name]) => !/^(content-(length|encoding)|etag)$/i.test(name))
  return { status: 304, headers: [...headers, ["ETag", tag]] }
}

function linesOf(
  { headers, etag, isCompressible }: BufferedResponse,
  bytes: Buffer,
  encoding?: Encoding,
): HeaderLine[] {
  const lines: HeaderLine[] = [...headers, ["Content-Length", String(bytes.length)]]
  if (isCompressible) lines.push(["Vary", "Accept-Encoding"])
  if (encoding) lines.push(["Content-Encoding", encoding])
  if (etag) lines.push(["ETag", `"${etag}${encoding ? `-${encoding}` : ""}"`])
  return lines
}

/**
 * The ETag under which the client has this response, in any encoding: the first clients of a page get another encoding than later ones.
 * RFC 9110, 13.2.2: If-None-Match decides when it is sent. If-Modified-Since has to equal our date, which can also go back.
 */
function tagOfReader(etag: string, asked: IncomingHttpHeaders, ours: HeaderLine[]): string | undefined {
  const known = asked["if-none-match"]
  const since = asked["if-modified-since"]
  if (known?.trim() === "*" || (!known && since && since === headerOf(ours, "last-modified")))
    return headerOf(ours, "etag")
  const encodings = ["", "-br", "-zstd", "-gzip"].map((packing) => `"${etag}${packing}"`)
  return known
    ?.split(",")
    .map((one) => one.trim().replace(/^W\//, ""))
    .find((one) => encodings.includes(one))
}

/** @param name in lower case */
export function headerOf(headers: HeaderLine[], name: string): string | undefined {
  return headers.find(([own]) => own.toLowerCase() === name)?.[1]
}
