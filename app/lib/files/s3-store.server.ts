import { setTimeout as sleep } from "node:timers/promises"
import { checkFileName, type FileStore, FilesUnavailable } from "./file-store.server.ts"
import { type S3Keys, type S3Request, signedHeaders } from "./s3-signature.server.ts"

export type S3Options = S3Keys & {
  /**
   * The address of the bucket or of a folder in it, without a slash at the end: https://bucket.s3.eu-central-1.amazonaws.com
   */
  bucketUrl: string
}

/** Timeout of one attempt. A picture has at most a few hundred kilobytes. */
const attemptMs = 10_000
/** Pauses before the second and the third attempt; all our requests are safe to repeat. */
const pausesMs = [200, 1000]

/**
 * Stores files in an S3 bucket, for instances on several machines. The service compares the signed hash of each file with the
 * received body, and keeps what it has acknowledged.
 *
 * @param times tests pass shorter ones
 * @returns a store whose failures are FilesUnavailable
 */
export function s3Store(options: S3Options, times = { attemptMs, pausesMs }): FileStore {
  const ask = async (method: S3Request["method"], name: string, body?: Uint8Array) => {
    const url = new URL(`${options.bucketUrl}/${checkFileName(name)}`)
    for (let attempt = 0; ; attempt++) {
      const answer = await tryOnce({ method, url, body })
      if (answer.isFinal) return answer
      const pause = times.pausesMs[attempt]
      if (pause === undefined)
        throw new FilesUnavailable(`The bucket for uploads failed: ${method}, ${answer.reason}.`)
      await sleep(pause)
    }
  }

  const tryOnce = async ({ method, url, body }: S3Request) => {
    try {
      const response = await fetch(url, {
        method,
        // Signed for each attempt: a signature is valid for 15 minutes.
        headers: await signedHeaders({ method, url, body }, options, new Date()),
        body: body && new Uint8Array(body),
        // A redirect means that S3_REGION is wrong; following it would lose the signature.
        redirect: "manual",
        signal: AbortSignal.timeout(times.attemptMs),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      const { status } = response
      const isFinal = status < 500 && status !== 429
      return { isFinal, status, bytes, reason: describe(status, bytes) } as const
    } catch (error) {
      return { isFinal: false, reason: networkReason(error) } as const
    }
  }

  return {
    async write(name, bytes) {
      const { status, reason } = await ask("PUT", name, bytes)
      if (status !== 200) throw new FilesUnavailable(`The bucket for uploads refused a file: ${reason}.`)
    },
    async read(name) {
      const { status, bytes, reason } = await ask("GET", name)
      if (status === 200) return bytes
      if (isMissing(status, reason)) return undefined
      throw new FilesUnavailable(`The bucket for uploads refused to read a file: ${reason}.`)
    },
    async remove(name) {
      const { status, reason } = await ask("DELETE", name)
      if (status !== 204 && status !== 200 && !isMissing(status, reason))
        throw new FilesUnavailable(`The bucket for uploads refused to remove a file: ${reason}.`)
    },
  }
}

/** A missing file; a missing bucket is a wrong S3_BUCKET_URL. */
const isMissing = (status: number, reason: string) => status === 404 && !reason.includes("NoSuchBucket")

/** '403 AccessDenied': the status with the error code in S3's XML. */
function describe(status: number, body: Buffer): string {
  const code =
    status < 300 ? undefined : /<Code>(\w{1,60})<\/Code>/.exec(body.toString("latin1", 0, 2000))?.[1]
  return code ? `${status} ${code}` : String(status)
}

function networkReason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return cause?.code ?? name ?? "no answer"
}
