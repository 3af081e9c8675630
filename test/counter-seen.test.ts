import { eq } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { counterDevices, listings, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { parseCsv } from "#app/lib/text/formats/csv-test-reader.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { counterWords } from "#content/en/counter.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { addPhone, chargeAnew, l2, openOwner, openShop, setRate } from "./counter-shop.ts"
import { elements } from "./html.ts"

const app = useApp()
const { terminal, customer, shortStates } = counterWords
const words = terminal.came
const coin = 10n ** 18n
let publicId: string
let owner: Browser
let phone: Browser

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  publicId = await openShop(app)
  owner = await setRate(await openOwner(app, publicId))
  phone = await addPhone(app, owner)
})

/** Creates a payment request that the site watches: one with a block number. */
async function chargeWatched(price: string): Promise<string> {
  const code = await chargeAnew(phone, price)
  await app.db.update(paymentRequests).set({ createdBlock: 100 }).where(eq(paymentRequests.code, code))
  return code
}

/** Adds a payment that could not be matched. @returns the path of its page */
async function come(facts: Partial<typeof transfers.$inferInsert> = {}): Promise<string> {
  const [row] = await app.db
    .insert(transfers)
    .values({
      ...{ network: "l2", asset: "guap", txHash: `0x${"1".repeat(64)}`, logIndex: 0, blockNumber: 101 },
      ...{ blockHash: `0x${"2".repeat(64)}`, toAddress: l2.toLowerCase(), amount: 12n * coin },
      ...{ blockAt: app.now, seenAt: app.now, secondSourceAt: app.now, ...facts },
    })
    .returning({ id: transfers.id })
  return `/counter/came/${row?.id}`
}
const links = (browser: Browser) =>
  elements(browser.document, "a").map(({ attributes }) => attributes.href ?? "")
/** Presses the button of one of several similar forms. */
async function choose(browser: Browser, code: string): Promise<Browser> {
  expect(browser.html).toContain(`value="${code}"`)
  return browser.post(browser.path, new URLSearchParams({ intent: "assign", code }))
}
const customerOf = (code: string) => new Browser(app).open(`/pay/r/${code}`)

test("a cashier is asked on every screen to match a payment, matches it without script, undoes it, and matches another request", async () => {
  const [first, second] = [await chargeWatched("3085"), await chargeWatched("3085")]
  const path = await come()
  const at = { amount: "12", coin: "GUAP", at: "8:00 AM" }
  for (const screen of ["/counter", `/counter/r/${first}`, `/counter/r/${second}`]) {
    await phone.open(screen)
    expect(phone.text).toContain(format(words.question, at))
    expect(links(phone)).toContain(path)
  }
  // Customers must not see the shop's unmatched payments.
  expect((await customerOf(first)).text).not.toContain("12 GUAP")

  await choose(await phone.open(path), first)
  expect(phone.statuses).toEqual([303, 200])
  expect(phone.path).toBe(`/counter/r/${first}`)
  expect(phone.text).toContain("12 GUAP arrived. 0.3401 GUAP are missing.")
  expect(phone.text).toContain(format(words.byCashier, at))
  expect((await phone.open("/counter")).text).not.toContain(words.listHeading)

  await (await phone.open(path)).press(words.takeBack)
  expect(phone.path).toBe(path)
  await choose(phone, second)
  expect(phone.path).toBe(`/counter/r/${second}`)
  expect((await customerOf(first)).text).toContain("Pay exactly 12.3401 GUAP")
  expect((await customerOf(second)).text).toContain("0.3402 GUAP are missing")
})

test("a payment dismissed as matching no request is in the list of the day and its file, and in no total", async () => {
  await chargeWatched("3085")
  const path = await come({ amount: 5n * coin })
  await (await phone.open(path)).press(words.dismiss)
  expect(phone.text).toContain(words.dismissed)
  expect((await phone.open("/counter")).text).not.toContain(words.listHeading)
  await phone.open("/counter/day")
  expect(phone.text).toContain(words.ofNone)
  expect(phone.text).toContain(terminal.day.noTotals)
  expect(links(phone)).toContain(path)

  const csv = await app.fetch(`/my-listings/${publicId}/counter.csv?date=2026-05-01`, {
    headers: { cookie: owner.cookie },
  })
  const [, request, ofNone, ...more] = parseCsv((await csv.text()).replace(/^\uFEFF/, ""))
  expect(request?.[9]).toBe(shortStates.open)
  expect([ofNone?.[0], ofNone?.[6], ofNone?.[8], ofNone?.[9]]).toEqual([
    ...[app.now.toISOString(), "GUAP", "5", counterWords.csv.ofNone],
  ])
  expect(more).toEqual([])
})

test("a payment in another coin counts as confirmed by the shop, on both screens and in the totals", async () => {
  const code = await chargeWatched("3085")
  const path = await come({ asset: "guapx", logIndex: -1 })
  expect((await phone.open(path)).text).toContain(words.otherCoin)
  await choose(phone, code)
  const other = format(customer.facts.other, { amount: "12 GUAPX" })
  expect(phone.text).toContain(other)
  const guest = await customerOf(code)
  for (const text of [customer.byHand, other]) expect(guest.text).toContain(text)
  expect(guest.text).not.toContain(customer.bySight)
  await phone.open("/counter/day")
  expect(phone.text).toContain(`12 GUAPX · ${terminal.day.byHand}`)
})

test("a payment seen by one source, without candidate requests, or undone by the chain is described as such", async () => {
  const code = await chargeWatched("3085")
  const single = await come({ secondSourceAt: null })
  expect((await phone.open(single)).text).toContain(words.oneSource)
  await (await phone.open(`/counter/r/${code}`)).press(terminal.acts.cancel)
  expect((await phone.open(single)).text).toContain(words.noCandidates)
  await app.db.update(transfers).set({ undoneAt: app.now })
  await phone.open(single)
  expect(phone.text).toContain(words.undone)
  expect(elements(phone.document, "form")).toEqual([])
})

test("the slower cashier reads that the payment was already matched, and to which request", async () => {
  const [first, second] = [await chargeWatched("3085"), await chargeWatched("3085")]
  const path = await come()
  const other = await phone.tab().open(path)
  await choose(await phone.open(path), first)
  await choose(other, second)
  expect(other.path).toBe(`${path}?late=1`)
  for (const text of [terminal.notNow.title, words.assigned, "NGN 3,085.00"])
    expect(other.text).toContain(text)
})

test("visitors, other shops and invalid addresses get the same 404, and nothing changes", async () => {
  const code = await chargeWatched("3085")
  const path = await come()
  const body = () => new URLSearchParams({ intent: "assign", code })
  expect((await app.fetch(path)).status).toBe(404)
  expect((await app.fetch(path, { method: "POST", body: body() })).status).toBe(404)
  for (const wrong of ["0", "-1", "1e3", "999999", "99999999999999999999", "x"]) {
    expect((await phone.open(`/counter/came/${wrong}`)).response.status, wrong).toBe(404)
    expect((await phone.post(`/counter/came/${wrong}`, body())).response.status, wrong).toBe(404)
  }
  for (const wrong of ["", "intent=nonsense", "intent=assign", "intent=assign&code=x"])
    expect((await phone.post(path, new URLSearchParams(wrong))).response.status).toBe(404)

  await addApplications(app.db, [
    { businessName: "Other Shop", email: "other@shop.example", decidedAt: app.now },
  ])
  const [otherShop] = await app.db.select().from(listings).where(eq(listings.businessName, "Other Shop"))
  await app.db.update(counterDevices).set({ listingId: otherShop?.id })
  expect((await phone.open(path)).response.status).toBe(404)
  expect((await phone.post(path, body())).response.status).toBe(404)
  expect(await app.db.select().from(transfers)).toMatchObject([{ requestId: null, dismissedAt: null }])
})

test("terminals play a sound for a payment seen, unless the owner turns it off; everybody can open its explorer page", async () => {
  const code = await chargeWatched("3085")
  await choose(await phone.open(await come({ amount: 13n * coin })), code)
  const tone = () => elements(phone.document, "till-screen")[0]?.attributes["data-tone"]
  expect([phone.path, tone()]).toEqual([`/counter/r/${code}`, "paid"])
  const explorer = `https://explorer.guapcoinx.com/tx/0x${"1".repeat(64)}`
  for (const browser of [phone, await customerOf(code)]) expect(links(browser)).toContain(explorer)

  await owner.open(`/my-listings/${publicId}/counter`)
  expect(owner.value("sound")).toBe(true)
  await owner.fill({ sound: false }).press(counterWords.owner.save)
  expect(owner.value("sound")).toBe(false)
  await phone.open(`/counter/r/${code}`)
  expect(tone()).toBeUndefined()
})
