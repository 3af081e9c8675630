import { createHash } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { CacheHints, CacheTag } from "#app/lib/cache/cache-hints.ts"
import { type Bytes, type Compressible, type Encoding, formFor } from "./compression.ts"

export type HeaderLine = [name: string, value: string]

/** What is sent, but for the headers that every answer has (front.ts). */
export type Answer = {
  status: number
  headers: HeaderLine[]
  body?: Bytes | ReadableStream<Uint8Array> | null
}

/** One that need not be waited for. */
export type EncodedResponse = Answer & { body?: Bytes }

/** An answer that is there from beginning to end, whoever asks for it. */
export type BufferedResponse = Compressible & {
  status: number
  /** Without those that depend on its form. */
  headers: HeaderLine[]
  /** Of one that may be kept: a name for exactly these headers and bytes. */
  etag?: string
  /** When it stops being true by itself, in ms (app/lib/cache/cache-hints.ts). */
  until?: number
  /** Of the page of one listing: the listing, as a topic of the cache. */
  listing?: CacheTag
  /** Of a document that links its style: the form for first visits; null where there is none (first-visit.ts). */
  first?: InlinedDocument | null
}

/** A page with its style inside. `cookie`: what whoever has that stylesheet sends, and then gets the page that links it. */
export type InlinedDocument = BufferedResponse & { cookie: string }

/**
 * Reads what a route has answered to its end: it can then be packed and kept, and its place given to the next. A download
 * may be large, and stays a stream.
 *
 * @param keeping of a route whose answers are kept
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

/** @param isKept unless it turns out to be made for somebody, or to be no success */
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

/** What all get who get the same bytes. */
const answers = new WeakMap<Bytes, EncodedResponse>()

/** What a reader gets of it: the form it takes, or no body when it has that already. */
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
 * The tag under which a reader has this very answer, in whichever packing: early readers of a page get another one than later ones.
 * RFC 9110, 13.2.2: the tag decides when one is sent. The date has to be the very one we gave: it can go back.
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
