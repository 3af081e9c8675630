import { afterEach, beforeAll, expect, test } from "vitest"
import { addArticles } from "#app/articles/test-support.ts"
import { articles } from "#app/lib/db/schema.ts"
import { jpeg } from "#app/lib/images/test-pictures.ts"
import { allStories, typedStory } from "#app/stories/test-support.ts"
import { pictureContent } from "#content/en/pictures.ts"
import { useApp } from "./app.ts"
import { Browser, formEntries } from "./browser.ts"
import { signIn } from "./staff.ts"
import { waitUntil } from "./wait-until.ts"

const app = useApp()

let photo: Blob
let staff: Browser
let articleId = 0

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  photo = new Blob([new Uint8Array(await jpeg(400, 300))], { type: "image/jpeg" })
  staff = await signIn(app)
  await addArticles(app.db, { slug: "market", title: "A market day" })
  const [article] = await app.db.select({ id: articles.id }).from(articles)
  articleId = article?.id ?? 0
  app.now = new Date("2026-05-01T12:01:00Z")
})

const held: ReturnType<typeof trickle>[] = []
const letGo = async () => {
  const all = held.splice(0)
  for (const { cut } of all) cut()
  await Promise.allSettled(all.map(({ answered }) => answered))
}
afterEach(letGo)

/** Sends a form that stops after the first bytes of `field`, until it is aborted. */
function trickle(address: string, field: string) {
  let cut = () => {}
  const begin = `--edge\r\nContent-Disposition: form-data; ${field}\r\n\r\nabc`
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(begin))
      cut = () => controller.error(new Error("gone"))
    },
  })
  const type = { "content-type": "multipart/form-data; boundary=edge" }
  const init = { method: "POST", body, duplex: "half", headers: { ...type, "x-forwarded-for": address } }
  const answered = app.fetch("/community/story", init as RequestInit)
  return { cut: () => cut(), answered }
}

/** Sends a complete story with a picture. @returns the response */
async function tell(address: string, title: string) {
  const browser = await new Browser(app, { "x-forwarded-for": address }).open("/community/story")
  const body = new FormData()
  browser.fill({ ...typedStory, title })
  for (const [name, value] of formEntries(browser, "title")) if (name !== "image") body.append(name, value)
  body.append("image", photo, "photo.jpg")
  app.now = new Date(app.now.getTime() + 60_000)
  await browser.post("/community/story", body)
  return { path: browser.path, text: browser.text }
}

async function illustrate() {
  const page = await staff.tab().open(`/admin/articles/${articleId}/picture`)
  const body = new FormData()
  for (const [name, value] of formEntries(page, "imageAlt")) if (name !== "image") body.set(name, value)
  body.set("imageAlt", "A loom")
  body.set("image", photo, "photo.jpg")
  await page.post(`/admin/articles/${articleId}/picture`, body)
  return page.path
}

test("while one visitor holds all upload slots of one network, other visitors' pictures arrive", async () => {
  for (let one = 0; one < 16; one++) held.push(trickle("192.0.2.66", 'name="image"; filename="a.jpg"'))
  await waitUntil(() => expect(app.services.counts.inFlight).toBe(16))
  for (let visitor = 1; visitor <= 6; visitor++)
    expect(await tell(`198.51.100.${visitor}`, `Story ${visitor}`)).toMatchObject({ path: "/community" })
  expect((await allStories(app.db)).filter(({ imageId }) => imageId)).toHaveLength(6)
  expect(await illustrate()).toBe(`/admin/articles/${articleId}`)

  const { path: where, text } = await tell("192.0.2.66", "From the same network")
  expect([where, text]).toEqual(["/community/story", expect.stringContaining(pictureContent.problems.busy)])
  await letGo()
  expect(await tell("192.0.2.66", "From the same network")).toMatchObject({ path: "/community" })
})

test("while many visitors hold all upload slots, staff have reserved ones", async () => {
  for (let one = 0; one < 20; one++) held.push(trickle(`203.0.${one}.7`, 'name="image"; filename="a.jpg"'))
  await waitUntil(() => expect(app.services.counts.inFlight).toBe(20))
  expect(await tell("198.51.100.200", "One more")).toMatchObject({ path: "/community/story" })
  expect(await illustrate()).toBe(`/admin/articles/${articleId}`)
})

test("a visitor with a whole network of addresses leaves slots for others", async () => {
  for (let subnet = 0; subnet < 16; subnet++)
    held.push(trickle(`2001:db8:7:${subnet}00::1`, 'name="image"; filename="a.jpg"'))
  await waitUntil(() => expect(app.services.counts.inFlight).toBe(16))
  expect(await tell("198.51.100.202", "From elsewhere")).toMatchObject({ path: "/community" })
  expect(await tell("2001:db8:7:ffff::1", "From there")).toMatchObject({ path: "/community/story" })
})

test("a sender who has not begun to send a picture holds no slot", async () => {
  for (let one = 0; one < 40; one++) held.push(trickle(`203.0.113.${one}`, 'name="title"'))
  await waitUntil(() => expect(app.services.counts.inFlight).toBe(40))
  expect(await tell("198.51.100.201", "A picture among slow titles")).toMatchObject({ path: "/community" })
})
