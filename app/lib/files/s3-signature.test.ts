import { expect, test } from "vitest"
import { signedHeaders } from "./s3-signature.server.ts"

// Amazon S3 API Reference, "Signature Calculations for the Authorization Header", with its example keys.
const keys = {
  region: "us-east-1",
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
}
const now = new Date("2013-05-24T00:00:00Z")
const host = "https://examplebucket.s3.amazonaws.com"

test("a GET is signed as in Amazon's example", async () => {
  const url = new URL("/test.txt", host)
  const { authorization } = await signedHeaders(
    { method: "GET", url, headers: { Range: "bytes=0-9" } },
    keys,
    now,
  )
  expect(authorization?.replaceAll(", ", ",")).toBe(
    "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request," +
      "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date," +
      "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  )
})

test("a PUT is signed as in Amazon's example", async () => {
  const headers = { Date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" }
  const body = Buffer.from("Welcome to Amazon S3.")
  const url = new URL("/test%24file.text", host)
  const { authorization } = await signedHeaders({ method: "PUT", url, headers, body }, keys, now)
  expect(authorization).toMatch(/Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/)
})
