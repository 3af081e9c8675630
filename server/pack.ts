import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Encoding } from "./accepts-encoding.ts"

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Of 11: somebody waits for it. */
const quickQuality = 5
const tightestQuality = 11

/** @returns what a reader can wait for */
export const packQuickly = (plain: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> =>
  encoding === "br" ? packBrotli(plain, quickQuality) : gz(plain)

/** Takes forty times as long: 115 ms of a processor for a directory page. */
export const packTightly = (plain: Uint8Array): Promise<Buffer<ArrayBuffer>> =>
  packBrotli(plain, tightestQuality)

/**
 * The window is as large as the text. Brotli's usual one takes megabytes for each page that is packed, of which Node
 * tells the garbage collector: more than a third of the time that a directory page took went there.
 */
function packBrotli(plain: Uint8Array, quality: number): Promise<Buffer<ArrayBuffer>> {
  const window = Math.min(
    Math.max(Math.ceil(Math.log2(plain.length + 16)), 16),
    constants.BROTLI_MAX_WINDOW_BITS,
  )
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}
