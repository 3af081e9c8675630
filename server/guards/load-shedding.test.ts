import { describe, expect, test } from "vitest"
import { shell } from "#content/en/shell.ts"
import { silentLog } from "#test/database.ts"
import { createRequestCounts } from "../metrics/request-counts.ts"
import { createPageCache } from "../pages/page-cache.ts"
import { createPipeline } from "../pipeline.ts"
import { readConfig } from "../start/config.ts"
import { createAdmission } from "./admission.ts"
import { createLoadShedding } from "./load-shedding.ts"

const post = { method: "POST", body: "a=b", headers: { "sec-fetch-site": "same-origin" } }

/** A product whose requests end when the test says so. It runs two forms or one page at a time; /faq is cached. */
function slowProduct({ mostWaiting = 3 }: { mostWaiting?: number } = {}) {
  const share = { ofOne: 3, waiting: 3, waitMs: 400 }
  const admission = createAdmission({
    form: { ...share, below: 3 },
    kept: { ...share, below: 2 },
    page: { ...share, below: 1, waiting: mostWaiting },
  })
  const shedding = createLoadShedding({ log: silentLog, admission })
  const pages = createPageCache(() => new Date())
  let finish = () => {}
  let finished: Promise<void> | undefined
  const hold = () => {
    finished = new Promise((resolve) => {
      finish = resolve
    })
  }
  hold()
  const pipeline = createPipeline(
    {
      config: readConfig({ TRUST_PROXY: "1" }, "/"),
      log: silentLog,
      counts: createRequestCounts(),
      pages,
      shedding,
    },
    {
      findFile: (path) =>
        path === "/assets/a.css"
          ? { status: 200, headers: [], plain: Buffer.from("a"), compressed: {}, isCompressible: false }
          : undefined,
      streamOf: () => undefined,
      checks: new Map([["/livez", () => new Response("alive")]]),
      routeOf: (path) => ({ name: path, cacheTags: path === "/faq" ? [] : undefined }),
      async render(request) {
        await finished
        if (request.url.endsWith("/broken")) throw new Error("broken")
        return new Response("done")
      },
    },
  )
  const ask = (path: string, init?: RequestInit) =>
    pipeline.fetch(new Request(`http://localhost${path}`, init))
  const finishAll = () => finish()
  return { ask, shedding, pages, hold, finish: finishAll }
}

describe("load shedding", () => {
  test("a page is refused with Retry-After and an error page", async () => {
    const { ask, finish, shedding } = slowProduct()
    const first = ask("/a")
    const refused = await ask("/b")
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(refused.headers.get("cache-control")).toBe("no-store")
    expect(await refused.text()).toContain(shell.refusals.busyPage.text)
    finish()
    expect((await first).status).toBe(200)
    expect((await ask("/b")).status).toBe(200)
    expect(shedding.counts).toEqual({ running: 0, waiting: 0, shed: { pages: 1, forms: 0 } })
  })

  test("a form is accepted where a page is refused; above its own limit it gets a page that asks to send it again", async () => {
    const { ask, finish, shedding } = slowProduct()
    const taken = [ask("/a")]
    await expect.poll(() => shedding.counts.running).toBe(1)
    taken.push(ask("/f", post), ask("/f", post))
    await expect.poll(() => shedding.counts.running).toBe(3)
    expect((await ask("/b")).status).toBe(503)
    const refused = await ask("/f", post)
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining(shell.refusals.busyForm.text.slice(0, 40)),
    ])
    finish()
    for (const answer of await Promise.all(taken)) expect(answer.status).toBe(200)
    expect(shedding.counts.shed).toEqual({ pages: 1, forms: 1 })
  })

  test("a cached page is rendered again where others are refused, but not for a visitor with a flash message", async () => {
    const { ask, finish, hold, pages } = slowProduct()
    finish()
    expect((await ask("/faq")).status).toBe(200)
    pages.forgetAll()
    hold()
    const first = ask("/a")
    const personal = await ask("/faq", { headers: { cookie: "flash=x" } })
    expect(personal.status).toBe(503)
    const kept = ask("/faq")
    finish()
    expect([(await first).status, (await kept).status]).toEqual([200, 200])
  })

  const sendPicture = (
    ask: ReturnType<typeof slowProduct>["ask"],
    address: string,
    path = "/community/story",
  ) =>
    ask(path, {
      ...post,
      headers: {
        ...post.headers,
        "content-type": "multipart/form-data; boundary=x",
        "x-forwarded-for": address,
      },
    })

  test("one sender cannot take all upload slots", async () => {
    const { ask, finish, shedding } = slowProduct()
    const send = (address: string) => sendPicture(ask, address)
    const taken = Array.from({ length: 8 }, () => send("192.0.2.7"))
    await expect.poll(() => shedding.counts.running).toBe(8)
    expect((await send("192.0.2.7")).status).toBe(503)
    taken.push(send("192.0.2.8"))
    finish()
    for (const answer of await Promise.all(taken)) expect(answer.status).toBe(200)
    expect((await send("192.0.2.7")).status).toBe(200)
    expect(shedding.counts).toEqual({ running: 0, waiting: 0, shed: { pages: 0, forms: 1 } })
  })

  test("slow uploads of any number of visitors take no slot from staff", async () => {
    const { ask, finish, shedding } = slowProduct()
    const taken = Array.from({ length: 64 }, (_, one) => sendPicture(ask, `192.0.${one % 8}.7`))
    await expect.poll(() => shedding.counts.running).toBe(64)
    taken.push(sendPicture(ask, "192.0.2.100", "/admin/articles/7/picture"))
    await expect.poll(() => shedding.counts.running).toBe(65)
    finish()
    for (const answer of await Promise.all(taken)) expect(answer.status).toBe(200)
  })

  test("a slot is freed after a failure", async () => {
    const { ask, finish, shedding } = slowProduct()
    finish()
    expect((await ask("/broken")).status).toBe(500)
    expect(shedding.counts.running).toBe(0)
  })

  test("a page is refused before any work when the queue is full", async () => {
    const { ask, finish, hold, shedding } = slowProduct({ mostWaiting: 2 })
    finish()
    await ask("/faq")
    hold()
    const first = ask("/a")
    await expect.poll(() => shedding.counts.running).toBe(1)
    const waiting = [ask("/a"), ask("/b")]
    await expect.poll(() => shedding.counts.waiting).toBe(2)
    expect((await ask("/c")).status).toBe(503)
    expect(shedding.counts.waiting).toBe(2)
    for (const free of ["/faq", "/livez", "/assets/a.css"]) expect((await ask(free)).status).toBe(200)
    const form = ask("/contact", post)
    finish()
    for (const answer of await Promise.all([first, form])) expect(answer.status).toBe(200)
    await Promise.all(waiting)
    expect((await ask("/c")).status).toBe(200)
  })
})
