import { fork } from "node:child_process"
import { once } from "node:events"
import { createRequire } from "node:module"
import path from "node:path"
import type { EncodedImage, ImageProblem } from "./picture-encoder.ts"

type Encoded = EncodedImage | { problem: ImageProblem }

const script = createRequire(import.meta.url).resolve("#app/lib/images/encoding-process.ts")
/** Where Node keeps what it has made of the script: a start takes half the time. Where it cannot write there, it does without. */
const compileCache = path.join(path.dirname(script), "../../../build/compile-cache")
const atOnce = 2
/** Longer than the slowest picture takes (picture-encoder.ts). */
const longestMs = 30_000
/** Memory that the process may take: more than the worst photo of a camera needs. */
const mostMegabytes = 400

let running = 0
const waiting: (() => void)[] = []

/** At most two re-encodings at once: each holds memory and a processor, and the site has pages to serve meanwhile. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    // The next in line takes over our place.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/**
 * Makes our files of a picture that somebody sent, in a process of its own: its memory has a bound and is given back, and a
 * decoder that a file breaks takes nothing with it.
 *
 * @param megabytes of memory that the process may take
 */
export async function encodeImage(bytes: Uint8Array, megabytes = mostMegabytes): Promise<Encoded> {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1")
  if (heicStart.test(start)) return { problem: "heic" }
  if (!starts.test(start)) return { problem: "wrong-type" }
  return inTurn(() => encodeInProcess(bytes, megabytes))
}

/** What each begins with: JPEG, PNG, GIF and WebP, which says its length between. */
const starts = /^(?:\xff\xd8\xff|\x89PNG\r\n.\n|GIF8[79]a|RIFF.{4}WEBP)/s
/** The brands of ISO/IEC 23008-12, by which a file says that it is one. */
const heicStart = /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s

async function encodeInProcess(bytes: Uint8Array, megabytes: number): Promise<Encoded> {
  const child = fork(script, [String(megabytes * 1_000_000)], {
    execArgv: ["--max-old-space-size=64"],
    serialization: "advanced",
    // None of our secrets.
    env: { MALLOC_ARENA_MAX: "2", NODE_COMPILE_CACHE: compileCache },
    timeout: longestMs,
    killSignal: "SIGKILL",
  })
  let answer: Encoded | undefined
  child.once("message", (message) => {
    answer = message as Encoded
  })
  // Where it has ended before it has read the picture, its end says so.
  child.send(bytes, () => {})
  await Promise.all([once(child, "exit"), once(child, "disconnect")])
  return answer ?? { problem: "damaged" }
}
