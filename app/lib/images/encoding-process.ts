import { encodePicture } from "./picture-encoder.ts"

const lookMs = 20

/**
 * Makes the files of one picture for the process that has started this one (image-encoding.server.ts).
 *
 * @param mostBytes of memory; past it the answer is that the picture is too large
 */
function serveOnePicture(mostBytes: number): void {
  const answer = (message: unknown) => process.send?.(message, () => process.exit())
  // The decoders work in threads of their own, so this one has time to look at what they take.
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes) answer({ problem: "too-many-pixels" })
  }, lookMs)
  process.once("message", async (bytes: Uint8Array) => answer(await encodePicture(bytes)))
  process.once("disconnect", () => process.exit())
}

// Not where it is only loaded: whoever started that process has messages of its own for it.
if (process.argv[1] === import.meta.filename) serveOnePicture(Number(process.argv[2]))
