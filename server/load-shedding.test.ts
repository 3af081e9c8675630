import { IncomingMessage, ServerResponse } from "node:http"
import { Socket } from "node:net"
import { Hono } from "hono"
import { describe, expect, test } from "vitest"
import { shell } from "#content/en/shell.ts"
import { silentLog } from "#test/database.ts"
import { createAdmission } from "./admission.ts"
import { readConfig } from "./config.ts"
import { createLoadShedding } from "./load-shedding.ts"
import type { ShellEnv } from "./request-context.ts"

const at = (path: string) => `http://localhost${path}`
const post = { method: "POST", body: "a=b" }

/** A product whose work ends when a test says so, and which takes two forms or one page at once. */
function slowProduct(parts: { knows?: string[] } = {}) {
  const share = { waiting: 3, waitMs: 100 }
  const admission = createAdmission({
    form: { ...share, below: 3 },
    kept: { ...share, below: 2 },
    page: { ...share, below: 1 },
  })
  const knows = (key: string) => parts.knows?.includes(key) ?? false
  const shedding = createLoadShedding({
    config: readConfig({}, "/"),
    log: silentLog,
    pages: { knows },
    admission,
    mostComing: 2,
  })
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const app = new Hono<ShellEnv>()
  app.use((c, next) => {
    c.set("clientAddress", c.req.header("test-address") ?? "192.0.2.1")
    return next()
  })
  app.use(shedding.middleware)
  app.all("*", async (c) => {
    await finished
    if (c.req.path === "/broken") throw new Error("broken")
    return c.text("done")
  })
  app.onError((_, c) => c.text("error", 500))
  return { app, shedding, finish }
}

describe("when more is asked for than can be done", () => {
  test("a page is refused with a time to come back, and with words", async () => {
    const { app, finish, shedding } = slowProduct()
    const first = app.request(at("/a"))
    const refused = await app.request(at("/b"))
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(refused.headers.get("cache-control")).toBe("no-store")
    expect(await refused.text()).toContain(shell.refusals.busyPage.text)
    finish()
    expect((await first).status).toBe(200)
    expect((await app.request(at("/b"))).status).toBe(200)
    expect(shedding.counts).toEqual({ running: 0, waiting: 0, shed: { pages: 1, forms: 0 } })
  })

  test("a form is taken where a page is refused; beyond its own share it is told to be sent again", async () => {
    const { app, finish, shedding } = slowProduct()
    const taken = [app.request(at("/a"))]
    await expect.poll(() => shedding.counts.running).toBe(1)
    taken.push(app.request(at("/f"), post), app.request(at("/f"), post))
    await expect.poll(() => shedding.counts.running).toBe(3)
    expect((await app.request(at("/b"))).status).toBe(503)
    const refused = await app.request(at("/f"), post)
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining(shell.refusals.busyForm.text.slice(0, 40)),
    ])
    finish()
    for (const answer of await Promise.all(taken)) expect(answer.status).toBe(200)
    expect(shedding.counts.shed).toEqual({ pages: 1, forms: 1 })
  })

  test("a page that is kept is made anew where others are refused, but not for somebody signed in", async () => {
    const { app, finish } = slowProduct({ knows: ["/faq"] })
    const first = app.request(at("/a"))
    const personal = await app.request(at("/faq"), { headers: { cookie: "session=x" } })
    expect(personal.status).toBe(503)
    const kept = app.request(at("/faq"))
    finish()
    expect([(await first).status, (await kept).status]).toEqual([200, 200])
  })

  test("one sender cannot take all places for pictures", async () => {
    const { app, finish, shedding } = slowProduct()
    const send = (address: string) =>
      app.request(at("/community/story"), {
        ...post,
        headers: { "content-type": "multipart/form-data; boundary=x", "test-address": address },
      })
    const taken = Array.from({ length: 16 }, () => send("192.0.2.7"))
    await expect.poll(() => shedding.counts.running).toBe(16)
    expect((await send("192.0.2.7")).status).toBe(503)
    taken.push(send("192.0.2.8"))
    finish()
    for (const answer of await Promise.all(taken)) expect(answer.status).toBe(200)
    expect((await send("192.0.2.7")).status).toBe(200)
    expect(shedding.counts).toEqual({ running: 0, waiting: 0, shed: { pages: 0, forms: 1 } })
  })

  test("a place is free again after a failure", async () => {
    const { app, finish, shedding } = slowProduct()
    finish()
    expect((await app.request(at("/broken"))).status).toBe(500)
    expect(shedding.counts.running).toBe(0)
  })

  test("a page is turned away before any work when too many are on their way", async () => {
    const { shedding } = slowProduct({ knows: ["/faq"] })
    const ask = (url: string, method = "GET") => {
      const response = new ServerResponse(new IncomingMessage(new Socket()))
      const request = Object.assign(new IncomingMessage(new Socket()), { url, method })
      return { isRefused: shedding.turnAway(request, response), response }
    }
    const [first, second] = [ask("/a"), ask("/b")]
    const third = ask("/c")
    expect([first.isRefused, second.isRefused, third.isRefused]).toEqual([false, false, true])
    expect(third.response.statusCode).toBe(503)
    for (const free of [ask("/faq"), ask("/livez"), ask("/assets/a.css"), ask("/contact", "POST")])
      expect(free.isRefused).toBe(false)
    first.response.emit("close")
    expect(ask("/c").isRefused).toBe(false)
  })
})
