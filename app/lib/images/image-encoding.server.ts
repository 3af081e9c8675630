import { fork } from "node:child_process"
import { once } from "node:events"
import { createRequire } from "node:module"
import path from "node:path"
import type { EncodedImage, ImageProblem } from "./picture-encoder.ts"

type Encoded = EncodedImage | { problem: ImageProblem }

const script = createRequire(import.meta.url).resolve("#app/lib/images/encoding-process.ts")
/** Node's compile cache for the script: it halves the start time. Without write access Node works without it. */
const compileCache = path.join(path.dirname(script), "../../../build/compile-cache")
const atOnce = 2
/** Longer than the slowest picture takes (picture-encoder.ts), in ms. */
const longestMs = 30_000
/** The memory limit of the process: more than the most demanding camera photo needs. */
const mostMegabytes = 400

let running = 0
const waiting: (() => void)[] = []

/** At most two encodings at once: each takes memory and a processor, and the site has to serve pages meanwhile. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    // The next caller takes over this slot.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/**
 * Encodes an uploaded picture in a separate process: its memory is limited and freed, and a file that crashes a decoder harms
 * nothing else.
 *
 * @param megabytes memory limit of the process
 */
export async function encodeImage(bytes: Uint8Array, megabytes = mostMegabytes): Promise<Encoded> {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1")
  if (heicStart.test(start)) return { problem: "heic" }
  if (!starts.test(start)) return { problem: "wrong-type" }
  return inTurn(() => encodeInProcess(bytes, megabytes))
}

/** The first bytes of JPEG, PNG, GIF and WebP; WebP has its length between. */
const starts = /^(?:\xff\xd8\xff|\x89PNG\r\n.\n|GIF8[79]a|RIFF.{4}WEBP)/s
/** The HEIC brands of ISO/IEC 23008-12. */
const heicStart = /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s

async function encodeInProcess(bytes: Uint8Array, megabytes: number): Promise<Encoded> {
  const child = fork(script, [String(megabytes * 1_000_000)], {
    execArgv: ["--max-old-space-size=64"],
    serialization: "advanced",
    // Passes none of our secrets to the process.
    env: { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: compileCache },
    timeout: longestMs,
    killSignal: "SIGKILL",
  })
  let answer: Encoded | undefined
  child.once("message", (message) => {
    answer = message as Encoded
  })
  // If the process ends before it has read the picture, its exit reports that.
  child.send(bytes, () => {})
  await Promise.all([once(child, "exit"), once(child, "disconnect")])
  return answer ?? { problem: "damaged" }
}
