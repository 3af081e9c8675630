import { setTimeout as sleep } from "node:timers/promises"
import { checkFileName, type FileStore, FilesUnavailable } from "./file-store.server.ts"
import { type S3Keys, type S3Request, signedHeaders } from "./s3-signature.server.ts"

export type S3Options = S3Keys & {
  /** Of the bucket, or of a folder in it, without a slash at the end: https://bucket.s3.eu-central-1.amazonaws.com */
  bucketUrl: string
}

/** One attempt. A picture has at most a few hundred kilobytes. */
const attemptMs = 10_000
/** Before the second and the third attempt; every request of ours may be sent twice. */
const pausesMs = [200, 1000]

/**
 * Files in a bucket of an S3 service, for instances on several machines. The service keeps what it has acknowledged; it
 * compares the hash that is signed with each file to what arrived.
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
        // Signed anew each time: a signature is good for a quarter of an hour.
        headers: await signedHeaders({ method, url, body }, options, new Date()),
        body: body && new Uint8Array(body),
        // A redirect means another region than S3_REGION; following it would lose the signature.
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

/** A file that is not there; a bucket that is not there is a mistake in S3_BUCKET_URL. */
const isMissing = (status: number, reason: string) => status === 404 && !reason.includes("NoSuchBucket")

/** '403 AccessDenied': the code that S3 answers with in its XML. */
function describe(status: number, body: Buffer): string {
  const code =
    status < 300 ? undefined : /<Code>(\w{1,60})<\/Code>/.exec(body.toString("latin1", 0, 2000))?.[1]
  return code ? `${status} ${code}` : String(status)
}

function networkReason(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return cause?.code ?? name ?? "no answer"
}
