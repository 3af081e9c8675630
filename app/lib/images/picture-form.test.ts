import { setImmediate as turn } from "node:timers/promises"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { withPictureForm } from "./picture-form.server.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

const part = (head: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`

const begun = `${part('name="image"; filename="a.jpg"')}picture `

/** Returns a form with a picture that arrives under the test's control, and the number of slots in use. */
function upload() {
  let places = 0
  const takePlace = () => {
    places++
    return () => void places--
  }
  let send = (_: string) => {}
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(Buffer.from(text))
      end = () => controller.close()
    },
  })
  const headers = { "content-type": "multipart/form-data; boundary=edge" }
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit
  const received = withPictureForm(
    new Request("http://localhost/", init),
    "image",
    takePlace,
    async (sent) => sent,
  )
  const write = async (text: string) => {
    send(text)
    for (let turns = 0; turns < 5; turns++) await turn()
  }
  return { write, end: () => end(), received, taken: () => places }
}

/** Sends a picture for some minutes, and then a text field. */
async function sendFor(minutes: number, bytesASecond: number) {
  const { write, end, received, taken } = upload()
  await write(`${part('name="title"')}A market day\r\n`)
  expect(taken()).toBe(0)
  await write(begun)
  expect(taken()).toBe(1)
  const seen: number[] = []
  for (let minute = 0; minute < minutes; minute++) {
    for (let times = 0; times < 6; times++) {
      await write("x".repeat(bytesASecond * 10))
      vi.advanceTimersByTime(10_000)
    }
    seen.push(taken())
  }
  await write(`\r\n${part('name="story"')}We sold cloth\r\n--edge--\r\n`)
  end()
  const { form, picture } = await received
  expect(taken()).toBe(0)
  return { seen, fields: Object.fromEntries(form), picture }
}

const fields = { title: "A market day", story: "We sold cloth" }

test("a picture of at least 2 KB/s is accepted", async () => {
  const { seen, picture, ...rest } = await sendFor(2, 2100)
  expect([seen, rest.fields]).toEqual([[1, 1], fields])
  expect(picture).toEqual({ bytes: Buffer.from(`picture ${"x".repeat(2100 * 120)}`), name: "a.jpg" })
})

test("a slower one loses its slot after a minute, and the sender gets all other input back", async () => {
  const { seen, picture, ...rest } = await sendFor(2, 1900)
  expect([seen, rest.fields]).toEqual([[0, 0], fields])
  expect(picture).toEqual({ problem: "too-slow" })
})

test("so does one that is fast at first and then slow", async () => {
  const { write, end, received, taken } = upload()
  await write(begun)
  await write("x".repeat(1_000_000))
  vi.advanceTimersByTime(60_000)
  expect(taken()).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(taken()).toBe(0)
  await write("\r\n--edge--\r\n")
  end()
  expect((await received).picture).toEqual({ problem: "too-slow" })
})

test("a slot is released when the body ends within the picture, and the process goes on", async () => {
  const { write, end, received, taken } = upload()
  await write(begun)
  expect(taken()).toBe(1)
  end()
  await expect(received).rejects.toMatchObject({ init: { status: 400 } })
  expect(taken()).toBe(0)
})

test("a form without a chosen picture takes no slot", async () => {
  const { write, end, received, taken } = upload()
  await write(`${part('name="image"; filename=""')}\r\n${part('name="title"')}A market day\r\n--edge--\r\n`)
  expect(taken()).toBe(0)
  end()
  expect((await received).picture).toBeUndefined()
})

test("two pictures in one form are an error; an empty second field is not", async () => {
  const second = async (file: string) => {
    const { write, end, received, taken } = upload()
    await write(`${begun}\r\n${part(file)}another\r\n`)
    const held = taken()
    await write(`${part('name="story"')}We sold cloth\r\n--edge--\r\n`)
    end()
    const { form, picture } = await received
    return { held, picture, story: form.get("story") }
  }
  expect(await second('name="image"; filename="b.jpg"')).toEqual({
    held: 0,
    picture: { problem: "several" },
    story: "We sold cloth",
  })
  expect(await second('name="image"; filename=""')).toMatchObject({
    held: 1,
    picture: { bytes: Buffer.from("picture ") },
  })
})
