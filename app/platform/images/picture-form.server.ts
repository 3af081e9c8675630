import { Busboy } from "@fastify/busboy"
import { data } from "react-router"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { imageLimits } from "./image-limits.ts"

/** A file that came with a form; or why it is not there although one was sent. */
export type SentPicture = { bytes: Buffer } | { problem: "too-large" | "busy" }

export type PictureForm = { form: FormData; picture: SentPicture | undefined }

/**
 * Fields of one form, and bytes of each: the longest text has 10,000 characters of up to four bytes. A picture beyond
 * its limit is read on and thrown away, so that its sender gets the form back with everything else that was typed; but
 * not for ever.
 */
const limits = { fields: 30, fieldBytes: 64 * 1024, bodyBytes: 40 * 1024 * 1024 }

/** Pictures are held in memory until they are re-encoded: 60 MB in all. */
const maxHeld = 12
let held = 0

/**
 * Reads a form with at most one file while it arrives, and hands both to `handle`. A form that is not multipart has no
 * file.
 *
 * @param field the name of the file's field
 * @throws a 400 answer for a damaged or interrupted body, a 413 answer for one without end
 */
export async function withPictureForm<T>(
  request: Request,
  field: string,
  handle: (sent: PictureForm) => Promise<T>,
): Promise<T> {
  const contentType = request.headers.get("Content-Type") ?? ""
  if (!/^multipart\/form-data\s*;/i.test(contentType) || !request.body)
    return handle({ form: await readForm(request), picture: undefined })

  const mayHold = held < maxHeld
  if (mayHold) held++
  try {
    return await handle(await readMultipart(request.body, contentType, field, mayHold))
  } finally {
    if (mayHold) held--
  }
}

const refuse = (status: number) => data(null, { status })

async function readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  field: string,
  mayHold: boolean,
): Promise<PictureForm> {
  const form = new FormData()
  let picture: SentPicture | undefined
  const parser = openParser(contentType)
  parser.on("field", (name, value) => form.append(name, value))
  parser.on("file", (name, stream, filename) => {
    const chunks: Buffer[] = []
    if (name !== field || !mayHold) {
      if (name === field && filename) picture = { problem: "busy" }
      stream.resume()
      return
    }
    stream.on("data", (chunk: Buffer) => chunks.push(chunk))
    // What comes after it is dropped by the parser.
    stream.on("limit", () => {
      chunks.length = 0
      picture = { problem: "too-large" }
    })
    stream.on("end", () => {
      const isChosen = Boolean(filename) || chunks.length > 0
      if (!picture && isChosen) picture = { bytes: Buffer.concat(chunks) }
    })
  })
  const finished = new Promise<void>((resolve, reject) => {
    parser.once("finish", resolve)
    parser.once("error", reject)
  })
  // Its failure is met below, where it is waited for.
  finished.catch(() => {})

  let size = 0
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
  }
  return { form, picture }
}

function openParser(contentType: string) {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fields: limits.fields,
        fieldSize: limits.fieldBytes,
        files: 2,
        fileSize: imageLimits.bytes,
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
