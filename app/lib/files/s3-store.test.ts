import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { s3Store } from "./s3-store.server.ts"
import { refuse, startBucket } from "./s3-test-support.ts"

const bucket = await startBucket()
afterAll(bucket.stop)

const times = { attemptMs: 300, pausesMs: [1, 1] }
const files = s3Store(bucket.options, times)
const bytes = Buffer.from([0, 1, 2, 255])
const name = "images/ab/picture-800.webp"

beforeEach(() => {
  bucket.kept.clear()
  bucket.asked.length = 0
})

test("a file is read as it was written, and missing once it is removed", async () => {
  await files.write(name, bytes)
  expect([...bucket.kept.keys()]).toEqual([`/uploads/${name}`])
  expect(await files.read(name)).toEqual(bytes)
  await files.remove(name)
  expect(await files.read(name)).toBeUndefined()
  await files.remove(name)
})

test.each(["../secret.txt", "images/../../secret.txt", "", "a?b.txt", "a b.txt"])(
  "the name %j is refused",
  async (wrong) => {
    for (const act of [files.read(wrong), files.remove(wrong), files.write(wrong, bytes)])
      await expect(act).rejects.toThrow("none of ours")
    expect(bucket.asked).toEqual([])
  },
)

describe("a bucket that fails", () => {
  test("is tried a third time after two failures", async () => {
    bucket.disturbances.push(
      (_, response) => refuse(response, 503, "SlowDown"),
      (request) => request.socket.destroy(),
    )
    await files.write(name, bytes)
    expect(bucket.asked).toEqual(["PUT", "PUT", "PUT"])
    expect(bucket.kept.size).toBe(1)
  })

  test("is an error after three failures, with the reason and without the key", async () => {
    for (let i = 0; i < 3; i++)
      bucket.disturbances.push((_, response) => refuse(response, 500, "InternalError"))
    const failure = await files.read(name).catch((error: Error) => error)
    expect(failure).toMatchObject({
      name: "FilesUnavailable",
      message: "The bucket for uploads failed: GET, 500 InternalError.",
    })
    expect(bucket.asked).toHaveLength(3)
  })

  test("times out if it does not answer", async () => {
    for (let i = 0; i < 3; i++) bucket.disturbances.push(() => {})
    await expect(files.remove(name)).rejects.toThrow("TimeoutError")
  })

  test("times out if its answer does not end", async () => {
    for (let i = 0; i < 3; i++) bucket.disturbances.push((_, response) => void response.write("half"))
    await expect(files.read(name)).rejects.toThrow("TimeoutError")
  })
})

describe("a refusal is not retried and does not count as a missing file:", () => {
  test("a wrong key", async () => {
    const stranger = s3Store({ ...bucket.options, secretAccessKey: "wrong" }, times)
    for (const act of [
      () => stranger.read(name),
      () => stranger.write(name, bytes),
      () => stranger.remove(name),
    ])
      await expect(act()).rejects.toThrow("403 SignatureDoesNotMatch")
    expect(bucket.asked).toEqual(["GET", "PUT", "DELETE"])
  })

  test("a missing bucket", async () => {
    const nowhere = s3Store({ ...bucket.options, bucketUrl: new URL("/none", bucket.options.bucketUrl).href })
    await expect(nowhere.read(name)).rejects.toThrow("404 NoSuchBucket")
    await expect(nowhere.remove(name)).rejects.toThrow("404 NoSuchBucket")
  })

  test("a bucket of another region", async () => {
    bucket.disturbances.push((_, response) => response.writeHead(307, { Location: "/elsewhere" }).end())
    await expect(files.write(name, bytes)).rejects.toThrow("307")
    expect(bucket.asked).toEqual(["PUT"])
  })
})
