import { Busboy } from "@fastify/busboy"
import { data } from "react-router"
import { readForm } from "../form/read-form.server.ts"
import { imageLimits } from "./image-limits.ts"
import type { TakePlace } from "./picture-places.server.ts"

/** An uploaded file, or the reason why it was dropped. */
export type SentPicture =
  | { bytes: Buffer; name: string }
  | { problem: "too-large" | "too-slow" | "busy" | "several" }

export type PictureForm = { form: FormData; picture: SentPicture | undefined }

/**
 * Limits of one form. fieldBytes: the longest text has 10,000 characters of up to four bytes. A picture over its limit is read
 * to the end and discarded, so that its sender gets the form back with all other input; bodyBytes ends that.
 */
const limits = { fields: 30, fieldBytes: 64 * 1024, bodyBytes: 40 * 1024 * 1024 }

/**
 * The minimum rate of a body while it holds a slot: 2 KB/s. For slower ones only the picture is dropped, and the form is shown
 * again with all other input (a body that almost stops is aborted, server/guards/slow-bodies.ts).
 */
const slowest = { lookMs: 60_000, bytes: 60 * 2 * 1024 }

/**
 * Reads a form with at most one file while it arrives, and passes both to `handle`. A form that is not multipart has no file.
 *
 * @param field the name of the file field
 * @param takePlace takes a slot when the picture begins to arrive; released after `handle`, or when the picture is dropped
 * @param mostBytes size limit of the file
 * @throws a 400 response for an invalid or interrupted body, a 413 response for a body over the limit
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

/** A picture that is arriving, with its slot. */
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
    // The parser reports it too. Without this listener, a body that ends within the picture would end the process.
    stream.on("error", () => {})
    if (name !== field) return stream.resume()
    if (isChosen) {
      // It is unknown which of them was meant.
      if (filename) dropPicture(upload, "several")
      return stream.resume()
    }
    // An empty file field comes without a name and without content.
    if (filename) choose()
    upload.name = filename
    stream.on("data", (chunk: Buffer) => {
      choose()
      if (!upload.problem) upload.chunks.push(chunk)
    })
    // The parser drops the rest of the file.
    stream.on("limit", () => dropPicture(upload, "too-large"))
  })
  const finished = new Promise<void>((resolve, reject) => {
    parser.once("finish", resolve)
    parser.once("error", reject)
  })
  // Its error is handled below, where it is awaited; this avoids an unhandled rejection.
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
    // For example without a boundary.
    throw refuse(400)
  }
}

async function drained(parser: Parser, finished: Promise<void>): Promise<void> {
  await Promise.race([new Promise<void>((resolve) => parser.once("drain", resolve)), finished])
}

type Parser = ReturnType<typeof openParser>
