import { promisify } from "node:util"
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzipSync,
  zstdCompressSync,
} from "node:zlib"

export type Bytes = Buffer<ArrayBuffer>
export type Encoding = "br" | "zstd" | "gzip"

/** Bytes, and their encodings made so far. Images are compressed formats already and get none. */
export type Compressible = {
  plain: Bytes
  compressed: Partial<Record<Encoding, Bytes>>
  isCompressible: boolean
}

/** Shorter texts are not compressed on request; files of the build are compressed at build time. */
const minBytes = 800

/** In the order of cost: 0.1, 0.5 and 0.5 ms for a page of 60 KB (docs/decisions/pages-and-cache.md). */
const quickest = ["zstd", "br", "gzip"] as const

/**
 * The encoding for a client. Stored Brotli is the smallest; a missing encoding is made synchronously, because handing it to another
 * thread takes longer.
 *
 * @param accepted the header Accept-Encoding
 */
export function formFor(
  { plain, compressed, isCompressible }: Compressible,
  accepted = "",
): { encoding?: Encoding; bytes: Bytes } {
  if (!isCompressible) return { bytes: plain }
  if (compressed.br && accepts(accepted, "br")) return { encoding: "br", bytes: compressed.br }
  const encoding = plain.length < minBytes ? undefined : quickest.find((quick) => accepts(accepted, quick))
  if (!encoding) return { bytes: plain }
  compressed[encoding] ??= compressQuickly(plain, encoding)
  return { encoding, bytes: compressed[encoding] }
}

/** Whether an Accept-Encoding header wants an encoding; 'br;q=0' says that it does not (RFC 9110, 12.5.3). */
export function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((entry) => {
    const [name, ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function compressQuickly(plain: Buffer, encoding: Encoding): Bytes {
  if (encoding === "br") return fitted(brotliCompressSync(plain, brotliOptions(plain, 4)))
  return fitted(encoding === "zstd" ? zstdCompressSync(plain) : gzipSync(plain, { level: 5 }))
}

/** Brotli at its highest quality, in another thread: 115 ms of processor time for a directory page, a hundred times the fast setting. */
export async function compressTightly(plain: Uint8Array): Promise<Bytes> {
  return fitted(await brotli(plain, brotliOptions(plain, constants.BROTLI_MAX_QUALITY)))
}

const brotli = promisify(brotliCompress)

/** Copies into a buffer of the exact size: a slice would keep the whole buffer of zlib in memory, three times as much. */
function fitted(bytes: Uint8Array): Bytes {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

/**
 * Sets the window to the size of the text. Brotli's default window takes megabytes per page, which Node reports to the garbage collector:
 * more than a third of the time of a directory page went there.
 */
function brotliOptions({ length }: Uint8Array, quality: number): BrotliOptions {
  const window = Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), constants.BROTLI_MAX_WINDOW_BITS)
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  }
}
