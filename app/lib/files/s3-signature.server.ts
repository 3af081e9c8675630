import { createHash } from "node:crypto"
import { AwsV4Signer } from "aws4fetch"

export type S3Keys = { region: string; accessKeyId: string; secretAccessKey: string }

export type S3Request = {
  method: "GET" | "PUT" | "DELETE"
  /** Without a query, its path percent-encoded as AWS does: our file names need no encoding (config.ts checks the bucket's). */
  url: URL
  headers?: Record<string, string>
  body?: Uint8Array
}

/**
 * Returns the authentication headers: AWS Signature Version 4 for S3. The package would leave the body unsigned, so its hash is
 * added here: the service compares it with the received body.
 *
 * @returns the request's own headers and those of the signature; `host` is signed, and set by `fetch`
 */
export async function signedHeaders(
  request: S3Request,
  keys: S3Keys,
  now: Date,
): Promise<Record<string, string>> {
  const { method, url, body = new Uint8Array() } = request
  const signer = new AwsV4Signer({
    ...keys,
    service: "s3",
    allHeaders: true,
    method,
    url: url.href,
    headers: { ...request.headers, "x-amz-content-sha256": createHash("sha256").update(body).digest("hex") },
    datetime: now.toISOString().replace(/[-:]|\.\d+/g, ""),
  })
  const { headers } = await signer.sign()
  headers.delete("host")
  return Object.fromEntries(headers)
}
