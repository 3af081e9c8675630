import { Busboy } from "@fastify/busboy"
import { data } from "react-router"
import { readForm } from "../form/read-form.server.ts"
import { imageLimits } from "./image-limits.ts"
import type { TakePlace } from "./picture-places.server.ts"

/** A file that came with a form; or why it is not there although one was sent. */
export type SentPicture =
  | { bytes: Buffer; name: string }
  | { problem: "too-large" | "too-slow" | "busy" | "several" }

export type PictureForm = { form: FormData; picture: SentPicture | undefined }

/**
 * Fields of one form, and bytes of each: the longest text has 10,000 characters of up to four bytes. A picture beyond
 * its limit is read on and thrown away, so that its sender gets the form back with everything else that was typed; but
 * not for ever.
 */
const limits = { fields: 30, fieldBytes: 64 * 1024, bodyBytes: 40 * 1024 * 1024 }

/**
 * What a body has to bring while it holds a place: 2 KB/s. Slower ones have only the picture thrown away, and the form comes
 * back with everything else (a body that nearly stands still is ended, server/guards/slow-bodies.ts).
 */
const slowest = { lookMs: 60_000, bytes: 60 * 2 * 1024 }

/**
 * Reads a form with at most one file while it arrives, and hands both to `handle`. A form that is not multipart has no
 * file.
 *
 * @param field the name of the file's field
 * @param mostBytes of the file
 * @param takePlace asked when the picture begins to arrive; given back after `handle`, or when it is not worth waiting for
 * @throws a 400 answer for a damaged or interrupted body, a 413 answer for one without end
 */
export async function withPictureForm<T>(
  request: Request,
  field: string,
  takePlace: TakePlace,
  handle: (sent: PictureForm) => Promise<T>,
  mostBytes: number = imageLimits.bytes,
): Promise<T> {
  const contentType = request.headers.get("Content-Type") ?? ""
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body)
    return handle({ form: await readForm(request), picture: undefined })

  const upload: Upload = { chunks: [], name: "" }
  try {
    return await handle(
      await readMultipart(request.body, contentType, { field, takePlace, mostBytes }, upload),
    )
  } finally {
    dropPicture(upload)
  }
}

/** A picture on its way, in its place. */
type Upload = {
  chunks: Buffer[]
  problem?: Extract<SentPicture, { problem: string }>["problem"]
  name: string
  leave?: () => void
}

function dropPicture(upload: Upload, problem?: Upload["problem"]): void {
  upload.problem ??= problem
  upload.chunks = []
  upload.leave?.()
  upload.leave = undefined
}

const refuse = (status: number) => data(null, { status })

async function readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  { field, takePlace, mostBytes }: { field: string; takePlace: TakePlace; mostBytes: number },
  upload: Upload,
): Promise<PictureForm> {
  const form = new FormData()
  let size = 0
  let isChosen = false
  let look: NodeJS.Timeout | undefined
  const watch = (before: number) => {
    look = setTimeout(() => {
      if (size - before < slowest.bytes) dropPicture(upload, "too-slow")
      else watch(size)
    }, slowest.lookMs)
  }
  const choose = () => {
    if (isChosen) return
    isChosen = true
    upload.leave = takePlace()
    if (upload.leave) watch(size)
    else dropPicture(upload, "busy")
  }
  const parser = openParser(contentType, mostBytes)
  parser.on("field", (name, value) => form.append(name, value))
  parser.on("file", (name, stream, filename) => {
    // The parser says it too. Without a listener here, a body that ends within the picture would end the process.
    stream.on("error", () => {})
    if (name !== field) return stream.resume()
    if (isChosen) {
      // Which of them was meant, nobody knows.
      if (filename) dropPicture(upload, "several")
      return stream.resume()
    }
    // An empty field comes without a name and without a byte.
    if (filename) choose()
    upload.name = filename
    stream.on("data", (chunk: Buffer) => {
      choose()
      if (!upload.problem) upload.chunks.push(chunk)
    })
    // What comes after it is dropped by the parser.
    stream.on("limit", () => dropPicture(upload, "too-large"))
  })
  const finished = new Promise<void>((resolve, reject) => {
    parser.once("finish", resolve)
    parser.once("error", reject)
  })
  // Its failure is met below, where it is waited for.
  finished.catch(() => {})

  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limits.bodyBytes) throw refuse(413)
      if (parser.destroyed) break
      if (!parser.write(chunk)) await drained(parser, finished)
    }
    parser.end()
    await finished
  } catch (error) {
    parser.destroy()
    throw size > limits.bodyBytes ? error : refuse(400)
  } finally {
    clearTimeout(look)
  }
  const { problem, chunks, name } = upload
  const picture = problem ? { problem } : { bytes: Buffer.concat(chunks), name }
  return { form, picture: isChosen ? picture : undefined }
}

function openParser(contentType: string, mostBytes: number) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fields: limits.fields,
        fieldSize: limits.fieldBytes,
        files: 2,
        fileSize: mostBytes,
        parts: limits.fields + 2,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    })
  } catch {
    // No boundary, for instance.
    throw refuse(400)
  }
}

async function drained(parser: Parser, finished: Promise<void>): Promise<void> {
  await Promise.race([new Promise<void>((resolve) => parser.once("drain", resolve)), finished])
}

type Parser = ReturnType<typeof openParser>
