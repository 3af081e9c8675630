import { beforeAll, describe, expect, test } from "vitest"
import { signedHeaders } from "#app/lib/files/s3-signature.server.ts"
import { s3Store } from "#app/lib/files/s3-store.server.ts"

// lab/s3/run.ts starts a service and sets TEST_S3_URL.
const origin = process.env.TEST_S3_URL
const keys = { region: "default", accessKeyId: "test-id", secretAccessKey: "test-key" }
const bucketUrl = `${origin}/uploads`
const files = s3Store({ ...keys, bucketUrl })
const name = "images/ab/picture-800.webp"
const bytes = Buffer.from([0, 1, 2, 255])

describe("a third-party S3 service", () => {
  beforeAll(async () => {
    const url = new URL(bucketUrl)
    const made = await fetch(url, {
      method: "PUT",
      headers: await signedHeaders({ method: "PUT", url }, keys, new Date()),
    })
    expect(made.status).toBe(200)
  })

  test("returns a file as it was written, and nothing after it is removed", async () => {
    await files.write(name, bytes)
    expect(await files.read(name)).toEqual(bytes)
    await files.write(name, Buffer.from("anew"))
    expect(await files.read(name)).toEqual(Buffer.from("anew"))
    await files.remove(name)
    expect(await files.read(name)).toBeUndefined()
    await files.remove(name)
  })

  test("accepts the largest picture, and many at once", async () => {
    const large = Buffer.alloc(5 * 1024 * 1024, "woven")
    await files.write("images/cd/large-2000.webp", large)
    expect((await files.read("images/cd/large-2000.webp"))?.equals(large)).toBe(true)
    const names = Array.from({ length: 40 }, (_, n) => `images/ef/many-${n}.webp`)
    await Promise.all(names.map((one) => files.write(one, Buffer.from(one))))
    const read = await Promise.all(names.map((one) => files.read(one)))
    expect(read.map(String)).toEqual(names)
  })

  test("rejects content that was changed in transit", async () => {
    const url = new URL(`${bucketUrl}/${name}`)
    const headers = await signedHeaders({ method: "PUT", url, body: bytes }, keys, new Date())
    const answer = await fetch(url, { method: "PUT", headers, body: Buffer.from("another body") })
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("XAmzContentSHA256Mismatch"),
    ])
    expect(await files.read(name)).toBeUndefined()
  })

  test("rejects unknown keys, an old signature, and a missing bucket", async () => {
    const stranger = s3Store({ ...keys, bucketUrl, secretAccessKey: "wrong" })
    await expect(stranger.read(name)).rejects.toThrow("403 SignatureDoesNotMatch")
    await expect(stranger.write(name, bytes)).rejects.toThrow("403 SignatureDoesNotMatch")
    await expect(s3Store({ ...keys, bucketUrl: `${origin}/none` }).read(name)).rejects.toThrow(
      "404 NoSuchBucket",
    )
    const url = new URL(`${bucketUrl}/${name}`)
    const old = await signedHeaders({ method: "GET", url }, keys, new Date(Date.now() - 3_600_000))
    expect((await fetch(url, { headers: old })).status).toBe(403)
    expect((await fetch(url)).status).toBe(403)
  })
})
