import { createHash, createHmac } from "node:crypto"

export type S3Keys = { region: string; accessKeyId: string; secretAccessKey: string }

export type S3Request = {
  method: "GET" | "PUT" | "DELETE"
  /** Without a query, its path percent-encoded as AWS does: a store's names need none (config.ts checks the bucket's). */
  url: URL
  headers?: Record<string, string>
  body?: Uint8Array
}

/**
 * The headers that prove who asks: AWS Signature Version 4 in its form for S3. Forty lines of a frozen standard, checked
 * against the examples Amazon published, instead of a package.
 *
 * @returns the request's own headers and those of the signature; `host` is signed, and left to `fetch`
 */
export function signedHeaders(request: S3Request, keys: S3Keys, now: Date): Record<string, string> {
  const { method, url, body = new Uint8Array() } = request
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "")
  const day = time.slice(0, 8)
  const sent: Record<string, string> = {
    ...request.headers,
    "x-amz-content-sha256": sha256(body),
    "x-amz-date": time,
  }
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(";")
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join("")
  const canonical = [method, url.pathname, "", lines, names, sha256(body)].join("\n")

  const scope = `${day}/${keys.region}/s3/aws4_request`
  const statement = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n")
  const key = [day, keys.region, "s3", "aws4_request"].reduce<string | Buffer>(
    (previous, part) => hmac(previous, part),
    `AWS4${keys.secretAccessKey}`,
  )
  const signature = hmac(key, statement).toString("hex")
  const credential = `${keys.accessKeyId}/${scope}`
  return {
    ...sent,
    Authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`,
  }
}

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex")
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest()
