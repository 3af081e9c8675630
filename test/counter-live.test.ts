import type pg from "pg"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { listenToContentChanges } from "#app/lib/db/content-changes.server.ts"
import { listings, paymentRequests } from "#app/lib/db/schema.ts"
import { counterWords } from "#content/en/counter.ts"
import { useApp } from "./app.ts"
import type { Browser } from "./browser.ts"
import { addPhone, chargeAnew, openOwner, openShop, setRate } from "./counter-shop.ts"
import { silentLog } from "./database.ts"
import { elements } from "./html.ts"
import { waitUntil } from "./wait-until.ts"

let connection: pg.PoolConfig
const app = useApp({}, async (direct) => {
  connection = direct
  return direct
})
const { terminal } = counterWords
const open: Line[] = []
let changes: { stop(): Promise<void> }
let phone: Browser

beforeAll(() => {
  const { live } = app.services
  changes = listenToContentChanges(connection, silentLog, {
    onPayment: live.tell,
    onChange: () => {},
    onGap: live.tellAll,
  })
})
afterAll(() => changes.stop())
beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const line of open.splice(0)) await line.leave()
  const owner = await setRate(await openOwner(app, await openShop(app)))
  phone = await addPhone(app, owner)
})

/** A listener of the event stream, and the versions it received. */
class Line {
  text = ""
  hasEnded = false
  readonly response: Response
  readonly #reader

  constructor(response: Response) {
    this.response = response
    this.#reader = response.body?.getReader()
    void this.#read()
  }

  async #read() {
    const decoder = new TextDecoder()
    for (;;) {
      const part = await this.#reader?.read()
      if (!part || part.done) break
      this.text += decoder.decode(part.value, { stream: true })
    }
    this.hasEnded = true
  }

  get versions(): string[] {
    return [...this.text.matchAll(/^data:(.+)$/gm)].map(([, version = ""]) => version)
  }

  leave = async () => this.#reader?.cancel()
}

async function listen(code: string): Promise<Line> {
  const line = new Line(
    await app.fetch(`/pay/r/${code}/live`, { headers: { "accept-encoding": "gzip, br" } }),
  )
  open.push(line)
  return line
}
async function shownVersion(path: string): Promise<string | undefined> {
  const { document } = await phone.tab().open(path)
  return elements(document, "live-state")[0]?.attributes["data-version"]
}

test("a viewer of a payment request receives its version, and a new one at once when the cashier changes it", async () => {
  const code = await chargeAnew(phone, "3085")
  const line = await listen(code)
  expect(Object.fromEntries(line.response.headers)).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  })
  expect(line.response.headers.get("content-encoding")).toBeNull()
  await waitUntil(() => expect(line.versions).toHaveLength(1))
  // The customer's page and the terminal use the same event stream.
  for (const path of [`/pay/r/${code}`, `/counter/r/${code}`])
    expect(await shownVersion(path)).toBe(line.versions[0])

  await (await phone.open(`/counter/r/${code}`)).press(terminal.acts.received)
  await waitUntil(() => expect(line.versions).toHaveLength(2))
  expect(line.versions[1]).not.toBe(line.versions[0])
  await phone.press(terminal.acts.undo)
  await waitUntil(() => expect(line.versions).toHaveLength(3))
  expect(line.versions[2]).toBe(line.versions[0])
  expect(Buffer.byteLength(line.text)).toBeLessThan(1000)
})

test("a viewer of an open payment request is notified when its payment address is removed", async () => {
  const line = await listen(await chargeAnew(phone, "3085"))
  await waitUntil(() => expect(line.versions).toHaveLength(1))
  await app.db.update(listings).set({ walletAddress: null, showWallet: false, walletChangedAt: app.now })
  // The server does this when it is notified of a changed listing (server/run.ts).
  app.services.live.tellAll()
  await waitUntil(() => expect(line.versions).toHaveLength(2))
})

test("an unknown code, and a HEAD request, open no event stream", async () => {
  expect((await app.fetch("/pay/r/11111111111/live")).status).toBe(404)
  const code = await chargeAnew(phone, "3085")
  expect((await app.fetch(`/pay/r/${code}/live`, { method: "HEAD" })).status).toBe(404)
  for (let count = 0; count < 3; count++) expect((await listen(code)).response.status).toBe(200)
})

test("a fourth listener for one code must retry, until one of the others has gone", async () => {
  const code = await chargeAnew(phone, "3085")
  const first = await listen(code)
  for (let count = 1; count < 3; count++) await listen(code)
  const fourth = await listen(code)
  expect([fourth.response.status, fourth.response.headers.get("retry-after")]).toEqual([503, "5"])
  await first.leave()
  expect((await listen(code)).response.status).toBe(200)
})

test("the 501st listener of an instance must retry, and all streams end when the server stops", async () => {
  const code = await chargeAnew(phone, "3085")
  const [row] = await app.db.select().from(paymentRequests)
  if (!row) throw new Error("No request")
  const { id: _, ...facts } = row
  const codes = Array.from({ length: 167 }, (_, index) =>
    `${code.slice(0, 6)}${String(index + 1111)}`.replaceAll("0", "z"),
  )
  await app.db.insert(paymentRequests).values(
    codes.map((code, index) => ({
      ...{ ...facts, code, submissionKey: crypto.randomUUID() },
      asked: facts.asked + BigInt(index + 1),
    })),
  )
  for (const code of codes.slice(0, 166)) for (let count = 0; count < 3; count++) await listen(code)
  await listen(codes[166] ?? "")
  const last = await listen(codes[166] ?? "")
  expect([open.length, last.response.status]).toEqual([500, 200])
  const one = await listen(codes[166] ?? "")
  expect([one.response.status, one.response.headers.get("retry-after")]).toEqual([503, "5"])
  expect(one.response.headers.get("content-type")).toContain("text/plain")

  app.services.live.end()
  await waitUntil(() => expect(open.filter(({ hasEnded }) => !hasEnded)).toEqual([]))
  expect((await listen(code)).response.status).toBe(503)
})
