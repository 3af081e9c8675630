import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { contactMessages } from "#app/lib/db/schema.ts"
import { contactContent } from "#content/en/contact.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { isOtherDay } from "./other-day.ts"
import { logIn, signIn } from "./staff.ts"

const app = useApp()
const email = "ada@example.org"
const held: { release(): void }[] = []

beforeEach(() => {
  app.now = new Date("2026-05-01T12:00:00Z")
})
afterEach(() => {
  for (const connection of held.splice(0)) connection.release()
})

/** Takes all connections, as many slow searches do. */
async function takeAllPublicReads() {
  for (let count = 0; count < 4; count++) held.push(await app.services.publicPool.connect())
}

describe("while visitors keep all connections of public reads busy", () => {
  test("searches wait, and are answered when a connection is free", async () => {
    await takeAllPublicReads()
    let status = 0
    const search = app.fetch("/merchant-directory?q=cloth").then((response) => {
      status = response.status
    })
    expect((await app.fetch("/readyz")).status).toBe(200)
    expect(status).toBe(0)
    held.pop()?.release()
    await search
    expect(status).toBe(200)
  })

  test("a form is stored, staff sign in and work, and the site is ready", async () => {
    const browser = await new Browser(app).open("/contact")
    app.now = new Date(app.now.getTime() + 60_000)
    await signIn(app, email)
    await takeAllPublicReads()

    const message = { name: "Ade", email: "ade@example.org", subject: "Cloth", message: "How is it woven?" }
    browser.fill({ ...message, category: "Support" })
    const sent = browser.press(contactContent.form.submit)
    await expect.poll(() => app.db.$count(contactMessages)).toBe(1)
    const staff = await logIn(app, email)
    expect([staff.path, staff.response.status]).toEqual(["/admin", 200])
    expect((await app.fetch("/readyz")).status).toBe(200)
    for (const connection of held.splice(0)) connection.release()
    await sent
  })
})

test.skipIf(isOtherDay)(
  "a page whose queries take too long answers 503, and works again afterwards",
  async () => {
    const blocker = await app.pool.connect()
    held.push(blocker)
    await blocker.query("begin; lock table merchant_search")
    const page = await app.fetch("/merchant-directory/in/gh")
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "10"])
    await blocker.query("rollback")
    expect((await app.fetch("/merchant-directory/in/gh")).status).toBe(200)
  },
)
