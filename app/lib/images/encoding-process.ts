import { encodePicture } from "./picture-encoder.ts"

const lookMs = 20

/**
 * Encodes one picture for the parent process (image-encoding.server.ts).
 *
 * @param mostBytes the memory limit; over it the result is "too-many-pixels"
 */
function serveOnePicture(mostBytes: number): void {
  const answer = (message: unknown) => process.send?.(message, () => process.exit())
  // The decoders run in their own threads, so this one can watch their memory.
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) answer({ problem: "too-many-pixels" })
  }, lookMs)
  process.once("message", async (bytes: Uint8Array) => answer(await encodePicture(bytes)))
  process.once("disconnect", () => process.exit())
}

// Not when another process loads this file as a module: that process has other messages.
if (process.argv[1] === import.meta.filename) serveOnePicture(Number(process.argv[2]))
