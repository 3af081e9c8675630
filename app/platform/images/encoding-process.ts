import { encodePicture } from "./picture-encoder.ts"

// Makes the files of one picture for the process that has started this one (image-encoding.server.ts).
const mostBytes = Number(process.argv[2])
const lookMs = 20

const answer = (message: unknown) => process.send?.(message, () => process.exit())

// The decoders work in threads of their own, so this one has time to look at what they take.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) answer({ problem: "too-many-pixels" })
}, lookMs)

process.once("message", async (bytes: Uint8Array) => answer(await encodePicture(bytes)))
process.once("disconnect", () => process.exit())
