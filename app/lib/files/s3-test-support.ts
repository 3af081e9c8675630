import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { afterEach } from "vitest"
import { type S3Request, signedHeaders } from "./s3-signature.server.ts"
import type { S3Options } from "./s3-store.server.ts"

const keys = { region: "eu-central-1", accessKeyId: "test-id", secretAccessKey: "test-key" }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Starts a bucket for one test on a real port: stores files, and refuses a request with a wrong signature, hash or time. It
 * computes the signature with the same package, which s3-signature.test.ts checks against Amazon's examples.
 */
export async function startBucket() {
  const kept = new Map<string, Buffer>()
  /** Responses for the next requests, one each, instead of the bucket's. */
  const disturbances: Answer[] = []
  const asked: string[] = []

  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request
    asked.push(method)
    const disturb = disturbances.shift()
    if (disturb) return disturb(request, response)
    const body = await buffer(request)
    const time = String(headers["x-amz-date"])
    const sentAt = new Date(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"))
    const right: Record<string, string | undefined> = await signedHeaders(
      { method: method as S3Request["method"], url: new URL(path, `http://${headers.host}`), body },
      keys,
      sentAt,
    )
    const isRight =
      headers.authorization === right.authorization &&
      headers["x-amz-content-sha256"] === right["x-amz-content-sha256"] &&
      Math.abs(Date.now() - sentAt.getTime()) < 15 * 60_000
    if (!isRight) return refuse(response, 403, "SignatureDoesNotMatch")
    if (!path.startsWith("/uploads/")) return refuse(response, 404, "NoSuchBucket")
    if (method === "PUT") kept.set(path, body)
    if (method === "DELETE") kept.delete(path)
    const file = kept.get(path)
    if (method === "GET" && !file) return refuse(response, 404, "NoSuchKey")
    response.statusCode = method === "DELETE" ? 204 : 200
    response.end(method === "GET" ? file : undefined)
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : ""
  afterEach(() => void disturbances.splice(0))

  const options: S3Options = { ...keys, bucketUrl: `http://127.0.0.1:${port}/uploads` }
  return {
    options,
    kept,
    disturbances,
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Responds as S3 does to a refused request. */
export function refuse(response: ServerResponse, status: number, code: string): void {
  response.statusCode = status
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>test-id is told no</Message></Error>`,
  )
}
