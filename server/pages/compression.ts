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

/** Bytes, and the forms in which readers have taken them so far. Pictures are packed already, and have no other. */
export type Compressible = {
  plain: Bytes
  compressed: Partial<Record<Encoding, Bytes>>
  isCompressible: boolean
}

/** Shorter texts are not worth the work; those of the build are packed already, and go out so. */
const minBytes = 800

/** By what they cost a reader who waits: 0.1, 0.5 and 0.5 ms for a page of 60 KB (decision 16). */
const quickest = ["zstd", "br", "gzip"] as const

/**
 * The form that a reader gets. Brotli that is there is the smallest; what is not there yet is made at once: handing it to
 * another thread takes longer than making it.
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

/** As small as it gets, which takes a hundred times as long, in another thread: 115 ms of a processor for a directory page. */
export async function compressTightly(plain: Uint8Array): Promise<Bytes> {
  return fitted(await brotli(plain, brotliOptions(plain, constants.BROTLI_MAX_QUALITY)))
}

const brotli = promisify(brotliCompress)

/** In memory of its own, as it may be kept: a part of what zlib has at hand would hold three times as much. */
function fitted(bytes: Uint8Array): Bytes {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}

/**
 * The window is as large as the text. Brotli's usual one takes megabytes for each page that is packed, of which Node
 * tells the garbage collector: more than a third of the time that a directory page took went there.
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
