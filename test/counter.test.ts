import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { counterDevices, counters, listings, mails, paymentRequests } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { withoutApostrophe } from "#app/lib/text/formats/csv.ts"
import { parseCsv } from "#app/lib/text/formats/csv-test-reader.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import { changePayments, findPayments } from "#app/settings/settings.server.ts"
import { counterWords } from "#content/en/counter.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import {
  addPhone,
  charge,
  chargeAnew,
  l1,
  l2,
  openOwner,
  openShop,
  phoneLink,
  setRate,
} from "./counter-shop.ts"
import { elements, parseHtml, textOf } from "./html.ts"
import { scanCode } from "./scan-code.ts"

const app = useApp()
const { owner: ownerWords, join, terminal, customer, stranger, shortStates } = counterWords
const start = new Date("2026-05-01T12:00:00Z")
let publicId: string

beforeEach(async () => {
  app.now = start
  app.logLines.length = 0
  publicId = await openShop(app)
})

const later = (minutes: number) => {
  app.now = new Date(app.now.getTime() + minutes * 60_000)
}
const requests = () => app.db.select().from(paymentRequests).orderBy(paymentRequests.id)
async function openTerminal(): Promise<{ owner: Browser; phone: Browser }> {
  const owner = await setRate(await openOwner(app, publicId))
  return { owner, phone: await addPhone(app, owner) }
}
const customerOf = (code: string) => new Browser(app).open(`/pay/r/${code}`)

describe("a sale without script", () => {
  test("goes from the rate to the receipt, with the same four letters on both screens, and into the day's table", async () => {
    const owner = await openOwner(app, publicId)
    expect(owner.text).toContain(ownerWords.needsRate)
    await setRate(owner)
    expect(owner.statuses).toEqual([303, 200])
    expect(owner.text).toContain("1 GUAP = NGN 250.00, set by you on May 1, 2026.")

    const phone = await addPhone(app, owner)
    expect([phone.path, phone.response.headers.get("cache-control")]).toEqual(["/counter", "no-store"])
    expect(phone.text).toContain(terminal.none)
    await charge(phone, "3085", "=Table 4")
    const [request] = await requests()
    expect(phone.path).toBe(`/counter/r/${request?.code}`)
    expect(phone.text).toContain("12.3401 GUAP")
    const page = `${origin}/pay/r/${request?.code}`
    expect(scanCode(phone.document, /^Code/)).toBe(page)

    const guest = await new Browser(app).open(page)
    expect(guest.text).toContain("12.3401 GUAP")
    expect(guest.text.replaceAll(/\s/g, "")).toContain(l2)
    expect(guest.text).toContain("1 GUAP = NGN 250.00, set by the shop on May 1, 2026")
    const token = "0x013A109A02FaEf81c4b8D3339D615861621CB65d"
    const links = elements(guest.document, "a").map(({ attributes }) => attributes.href)
    expect(links).toContain(`ethereum:${token}@71111/transfer?address=${l2}&uint256=12340100000000000000`)
    expect(guest.text).not.toContain(customer.byHand)
    const [, letters = "none"] = /Letters on both screens: (\w{4})/.exec(phone.text) ?? []
    expect(guest.text).toContain(format(customer.forShop, { receipt: letters }))
    for (const screen of [phone, guest]) expect(screen.text).toContain("15 min left")
    expect(guest.text + phone.text).not.toContain("UTC")

    later(2)
    await phone.press(terminal.acts.received)
    expect(phone.statuses).toEqual([303, 200])
    const receipt = /Receipt ([2-9A-HJ-NP-Z]{4})\./.exec(phone.text)?.[1] ?? "none"
    await guest.open(page)
    expect(guest.text).toContain(format(customer.states["by-hand"], { receipt }))
    expect(guest.text).toContain(customer.byHand)
    // The customer must not read that the payment was seen on the chain, or pay again.
    expect(guest.text).not.toContain(customer.bySight)
    expect(guest.text.replaceAll(/\s/g, "")).not.toContain(l2)

    await phone.open("/counter/day")
    expect(phone.text).toContain("NGN 3,085.00 (1)")
    expect(phone.text).toContain("(New York time)")
    expect(phone.text).toContain(terminal.day.byHand)

    await owner.open(`/my-listings/${publicId}/counter`)
    const csv = await app.fetch(`/my-listings/${publicId}/counter.csv?date=2026-05-01`, {
      headers: { cookie: owner.cookie },
    })
    expect(csv.headers.get("content-disposition")).toContain(`counter-${publicId}-2026-05-01.csv`)
    const [columns, row, total, ...more] = parseCsv((await csv.text()).replace(/^\uFEFF/, ""))
    expect(columns).toEqual(counterWords.csv.columns)
    expect(row?.slice(0, 5)).toEqual([start.toISOString(), receipt, "3085.00", "NGN", "250"])
    expect(row?.slice(6, 12)).toEqual([
      "GUAP",
      "12.3401",
      "",
      shortStates["by-hand"],
      "the shop",
      "2026-05-01T12:02:00.000Z",
    ])
    expect([row?.[12], withoutApostrophe(row?.[12] ?? "")]).toEqual(["'=Table 4", "=Table 4"])
    expect([total?.[0], total?.[2], total?.[7]]).toEqual(["Total", "3085.00", "12.3401"])
    expect(more).toEqual([])
  })

  test("tells several customers apart by their amounts, and each request can be cancelled", async () => {
    const { phone } = await openTerminal()
    const codes = [
      await chargeAnew(phone, "3085"),
      await chargeAnew(phone, "3085"),
      await chargeAnew(phone, "500"),
    ]
    expect((await requests()).map(({ asked }) => asked)).toEqual([
      ...[12_340_100_000_000_000_000n, 12_340_200_000_000_000_000n, 2_000_010_000_000_000_000n],
    ])
    await phone.open("/counter")
    for (const code of codes) expect(phone.html).toContain(`/counter/r/${code}`)
    await (await phone.open(`/counter/r/${codes[0]}`)).press(terminal.acts.cancel)
    const guest = await customerOf(codes[0] ?? "")
    expect(guest.text).toContain(customer.states.cancelled)
    expect(guest.text.replaceAll(/\s/g, "")).not.toContain(l2)
    await phone.open("/counter")
    expect(phone.html).not.toContain(`/counter/r/${codes[0]}`)
    // The next request with that price gets an unused amount.
    await chargeAnew(phone, "3085")
    expect((await requests()).at(-1)?.asked).toBe(12_340_300_000_000_000_000n)
  })

  test("on layer 1 uses the wallet's own link", async () => {
    publicId = await openShop(app, l1)
    const { phone } = await openTerminal()
    const guest = await customerOf(await chargeAnew(phone, "3085"))
    const links = elements(guest.document, "a").map(({ attributes }) => attributes.href)
    expect(links).toContain(`guapcoin:${l1}?amount=12.3401&label=Mama%20Ada`)
  })

  test("refreshes the customer's page while the request is open, unless the customer stops that, but not the receipt", async () => {
    const { phone } = await openTerminal()
    const code = await chargeAnew(phone, "3085")
    const refresh = '<noscript><meta http-equiv="refresh" content="5"/></noscript>'
    const guest = await customerOf(code)
    expect(guest.html.slice(0, guest.html.indexOf("</head>"))).toContain(refresh)
    expect(guest.href(customer.checkNow)).toBe(`/pay/r/${code}`)
    await guest.open(guest.href(customer.stop))
    expect(guest.html).not.toContain(refresh)
    expect(guest.text).toContain(customer.still)
    expect(guest.href(customer.checkNow)).toBe(`/pay/r/${code}?still=1`)
    await (await phone.open(`/counter/r/${code}`)).press(terminal.acts.received)
    expect((await customerOf(code)).html).not.toContain(refresh)
  })

  test("says when its time has expired, and the cashier can still confirm it", async () => {
    const { phone } = await openTerminal()
    const code = await chargeAnew(phone, "3085")
    later(16)
    const guest = await customerOf(code)
    expect(guest.text).toContain(customer.states.expired)
    expect(guest.text.replaceAll(/\s/g, "")).not.toContain(l2)
    await phone.open(`/counter/r/${code}`)
    expect(phone.text).toContain("Did the payment arrive? Check your wallet.")
    await phone.press(terminal.acts.received)
    expect((await customerOf(code)).text).toContain(customer.byHand)
  })

  test("allows undoing 'received' for ten minutes only", async () => {
    const { phone } = await openTerminal()
    const code = await chargeAnew(phone, "3085")
    await (await phone.open(`/counter/r/${code}`)).press(terminal.acts.received)
    later(9)
    await (await phone.open(`/counter/r/${code}`)).press(terminal.acts.undo)
    expect((await customerOf(code)).text).toContain("12.3401 GUAP")
    await (await phone.open(`/counter/r/${code}`)).press(terminal.acts.received)
    const open = await phone.tab().open(`/counter/r/${code}`)
    later(11)
    await open.press(terminal.acts.undo)
    expect(open.text).toContain(terminal.notNow.title)
    expect((await customerOf(code)).text).toContain(customer.byHand)
    expect((await phone.open(`/counter/r/${code}`)).html).not.toContain(terminal.acts.undo)
  })
})

describe("a price", () => {
  test.each([
    ["", "missing", 422],
    ["1,000", "ambiguous", 422],
    ["1.000,50", "format", 422],
    ["-5", "format", 422],
    ["1e3", "format", 422],
    ["\u0661\u0662", "format", 422],
    ["12.345", "decimals", 422],
    ["0", "zero", 422],
    ["12345678901234567890", "largeAmount", 422],
    ["0.01", "small", 422],
  ] as const)("of %j is refused beside its field, which keeps it", async (price, problem, status) => {
    const { phone } = await openTerminal()
    await charge(phone, price, "Table 4")
    expect(phone.response.status).toBe(status)
    expect(phone.text).toContain(format(terminal.problems[problem], { currency: "NGN", digits: 2 }))
    expect([phone.value("price"), phone.value("note")]).toEqual([price, "Table 4"])
    expect(await requests()).toEqual([])
  })

  test("in a currency without a smaller unit accepts no decimal point", async () => {
    const phone = await addPhone(app, await setRate(await openOwner(app, publicId), "UGX", "3700"))
    await charge(phone, "37000.5")
    expect(phone.text).toContain(format(terminal.problems.noDecimals, { currency: "UGX" }))
    await charge(phone, "37000")
    expect(phone.text).toContain("10.0001 GUAP")
  })

  test("with a note that the database cannot store, or that is too long, is refused with 422", async () => {
    const { phone } = await openTerminal()
    for (const note of ["a\u0000b", "x".repeat(61)]) {
      const form = { price: "500", currency: "NGN", submissionKey: "a", note }
      expect((await phone.post("/counter", new URLSearchParams(form))).response.status).toBe(422)
    }
    expect(await requests()).toEqual([])
  })

  test("that is sent twice creates one payment request", async () => {
    const { phone } = await openTerminal()
    const other = phone.tab()
    await other.open("/counter")
    other.html = phone.html
    const form = new URLSearchParams({ price: "500", note: "", currency: "NGN", submissionKey: "one" })
    const [first, second] = await Promise.all([phone.post("/counter", form), other.post("/counter", form)])
    expect(first.path).toBe(second.path)
    expect(await requests()).toHaveLength(1)
  })

  test("is refused once 20 requests are open, and accepted again when one is finished", async () => {
    const { phone } = await openTerminal()
    const codes: string[] = []
    for (let price = 500; price < 520; price++) codes.push(await chargeAnew(phone, String(price)))
    await charge(await phone.open("/counter"), "700")
    expect([phone.response.status, phone.value("price")]).toEqual([429, "700"])
    expect(phone.text).toContain(format(terminal.problems.open, { most: 20 }))
    await (await phone.open(`/counter/r/${codes[3]}`)).press(terminal.acts.received)
    await chargeAnew(phone, "700")
  })
})

describe("the rate", () => {
  test("is marked as old after a week, and must be confirmed after 30 days before charging", async () => {
    const { owner, phone } = await openTerminal()
    later(8 * 24 * 60)
    expect((await phone.open("/counter")).text).toContain(terminal.old)
    await chargeAnew(phone, "500")
    later(23 * 24 * 60)
    await phone.open("/counter")
    expect(phone.text).toContain(terminal.blocked["stale-rate"])
    expect(phone.html).not.toContain('name="price"')
    const form = new URLSearchParams({ price: "500", currency: "NGN", submissionKey: "a" })
    expect((await phone.post("/counter", form)).response.status).toBe(409)
    expect(await requests()).toHaveLength(1)

    const again = await openOwner(app, publicId)
    expect(again.text).toContain(ownerWords.stale)
    await again.press(ownerWords.confirm)
    await chargeAnew(phone, "500")
    expect(owner.path).toContain(publicId)
  })

  test("does not change an open request, and a new currency must be seen before the next charge", async () => {
    const { owner, phone } = await openTerminal()
    const code = await chargeAnew(phone, "3085")
    await phone.open("/counter")
    await setRate(await owner.open(`/my-listings/${publicId}/counter`), "GHS", "2")
    expect((await customerOf(code)).text).toContain("12.3401 GUAP")
    await charge(phone, "500")
    expect([phone.response.status, phone.value("price")]).toEqual([409, "500"])
    expect(phone.text).toContain(terminal.problems["other-currency"])
  })

  test.each([
    [{ currency: "", rate: "250" }, ownerWords.currencyMissing],
    [{ currency: "NGN", rate: "-1" }, "Write the amount with digits"],
    [{ currency: "NGN", rate: "" }, "Write an amount above zero."],
  ])("%j is refused, and stays in its form", async (answers, message) => {
    const owner = await openOwner(app, publicId)
    await owner.fill(answers).press(ownerWords.save)
    expect(owner.response.status).toBe(422)
    expect(owner.text).toContain(message)
    expect(owner.value("rate")).toBe(answers.rate)
    expect(await app.db.select().from(counters)).toEqual([])
  })
})

describe("a terminal", () => {
  test("is added by one press; its link works once, opening it changes nothing, and no token is stored or logged", async () => {
    const owner = await setRate(await openOwner(app, publicId))
    await owner.fill({ label: "Till 1" }).press(ownerWords.add)
    const link = phoneLink(owner)
    expect(scanCode(owner.document, /^Code/)).toBe(origin + link)
    for (let look = 0; look < 3; look++)
      expect((await new Browser(app).open(link)).text).toContain(format(join.heading, { name: "Mama Ada" }))
    const phone = await new Browser(app).open(link)
    await phone.press(join.submit)
    expect([phone.statuses, phone.path]).toEqual([[303, 200], "/counter"])
    const second = await new Browser(app).open(link)
    expect(second.response.status).toBe(404)
    expect(second.text).toContain(join.closedHeading)
    expect((await second.post(link, "")).response.status).toBe(404)

    const [device] = await app.db.select().from(counterDevices)
    const token = link.split("/").at(-1) ?? ""
    expect(JSON.stringify(device)).not.toContain(token)
    expect(app.logLines.join("")).toContain("/counter/use/[…]")
    expect(app.logLines.join("")).not.toContain(token)
  })

  test("has a cookie that scripts and other sites cannot use, renewed on each day of use for half a year", async () => {
    const owner = await setRate(await openOwner(app, publicId))
    await owner.fill({ label: "Till 1" }).press(ownerWords.add)
    const joined = await app.fetch(phoneLink(owner), { method: "POST" })
    const [cookie = ""] = joined.headers.getSetCookie()
    for (const part of ["HttpOnly", "SameSite=Lax", `Max-Age=${180 * 24 * 60 * 60}`, "Path=/"])
      expect(cookie).toContain(part)
    const phone = new Browser(app).keep([cookie])
    expect((await phone.open("/counter")).response.headers.getSetCookie()).toEqual([])
    for (let month = 0; month < 12; month++) {
      later(31 * 24 * 60)
      await phone.open("/counter")
      expect(phone.response.status).toBe(200)
      expect(phone.response.headers.getSetCookie()).toHaveLength(1)
    }
    later(181 * 24 * 60)
    expect((await phone.open("/counter")).response.status).toBe(404)
  })

  test("that was removed gets 404 from its next request on, on every page and for every command", async () => {
    const { owner, phone } = await openTerminal()
    const code = await chargeAnew(phone, "500")
    const keypad = await phone.tab().open("/counter")
    await owner.open(`/my-listings/${publicId}/counter`)
    await owner.press(format(ownerWords.removeLabel, { name: "Till 1" }))
    await charge(keypad, "600")
    expect(keypad.response.status).toBe(404)
    await phone.press(terminal.acts.cancel)
    expect(phone.response.status).toBe(404)
    expect(await requests()).toMatchObject([{ code, cancelledAt: null }])
    expect((await phone.open("/counter")).text).toContain(stranger.text)
  })

  test("is announced by mail, and cannot be added from a page that was opened long ago", async () => {
    await app.db.delete(mails)
    const owner = await setRate(await openOwner(app, publicId))
    await owner.fill({ label: "Till 1" }).press(ownerWords.add)
    const told = () => app.db.select().from(mails).where(eq(mails.kind, "listing-changed"))
    expect(await told()).toMatchObject([
      {
        recipient: "owner@shop.example",
        text: expect.stringContaining(listingOwners.told["counter-device"]),
      },
    ])
    later(31)
    await owner.open(`/my-listings/${publicId}/counter`)
    await owner.fill({ label: "Till 2" }).press(ownerWords.add)
    expect([owner.response.status, owner.text]).toEqual([
      403,
      expect.stringContaining(listingOwners.payment.staleHeading),
    ])
    expect([(await app.db.select().from(counterDevices)).length, (await told()).length]).toEqual([1, 1])
  })

  test("cannot be added by a link that is a day old, nor beyond the limit", async () => {
    const owner = await setRate(await openOwner(app, publicId))
    await owner.fill({ label: "Till 1" }).press(ownerWords.add)
    const link = phoneLink(owner)
    later(24 * 60)
    expect((await new Browser(app).open(link)).response.status).toBe(404)
    const again = await openOwner(app, publicId)
    expect(again.text).toContain(ownerWords.linkOver)
    for (let count = 1; count < 20; count++)
      await again.fill({ label: `Till ${count}` }).press(ownerWords.add)
    await again.fill({ label: "One more" }).press(ownerWords.add)
    expect([again.response.status, again.value("label")]).toEqual([422, "One more"])
    expect(await app.db.select().from(counterDevices)).toHaveLength(20)
  })

  test("charges beside a second one: both see every request, and the first of two actions counts", async () => {
    const { owner, phone } = await openTerminal()
    await owner.open(`/my-listings/${publicId}/counter`)
    const second = await addPhone(app, owner, "Till 2")
    const code = await chargeAnew(phone, "500")
    await second.open(`/counter/r/${code}`)
    await second.press(terminal.acts.cancel)
    await phone.press(terminal.acts.received)
    expect(phone.text).toContain(terminal.notNow.title)
    expect(await requests()).toMatchObject([{ byHandAt: null }])
    // Repeating the same action is not a conflict.
    await second.post(`/counter/r/${code}`, new URLSearchParams({ intent: "cancel" }))
    expect(second.path).toBe(`/counter/r/${code}`)
  })
})

describe("the payment address of the shop", () => {
  test("disappears from all pages when removed while a request is open, and nothing new can be charged", async () => {
    const { phone } = await openTerminal()
    const code = await chargeAnew(phone, "3085")
    await app.db.update(listings).set({ walletAddress: null, showWallet: false, walletChangedAt: app.now })
    const guest = await customerOf(code)
    expect(guest.text).toContain(customer.withdrawn)
    expect(guest.text.replaceAll(/\s/g, "")).not.toContain(l2)
    await phone.open(`/counter/r/${code}`)
    expect(phone.text).toContain(customer.withdrawn)
    expect(scanCode(phone.document, /^Code/)).toBeUndefined()
    await phone.open("/counter")
    expect(phone.text).toContain(terminal.blocked["no-address"])
    // A payment made before the removal can still be confirmed.
    await (await phone.open(`/counter/r/${code}`)).press(terminal.acts.received)
    expect((await customerOf(code)).text).toContain(customer.byHand)
  })

  test("is hidden on an open request after it changed", async () => {
    const { phone } = await openTerminal()
    const code = await chargeAnew(phone, "3085")
    await app.db.update(listings).set({ walletAddress: l1 })
    const guest = await customerOf(code)
    expect(guest.text).toContain(customer.withdrawn)
    for (const address of [l1, l2]) expect(guest.text.replaceAll(/\s/g, "")).not.toContain(address)
  })

  test("appears on no terminal while payments are off, or the listing is hidden", async () => {
    const { phone } = await openTerminal()
    const code = await chargeAnew(phone, "3085")
    const director = {
      by: { id: "ada", name: "Ada" },
      now: app.now,
      publicUrl: origin,
    }
    const { version } = await findPayments(app.db)
    await changePayments(app.db, "off", { ...director, version })
    expect((await phone.open("/counter")).text).toContain(terminal.blocked["no-address"])
    expect((await customerOf(code)).text).toContain(customer.withdrawn)
    const owner = await openOwner(app, publicId)
    expect(owner.text).toContain(ownerWords.closed)
    await changePayments(app.db, "show", {
      ...director,
      version: (await findPayments(app.db)).version,
    })
    await app.db.update(listings).set({ status: "hidden" }).where(eq(listings.publicId, publicId))
    expect((await customerOf(code)).text).toContain(customer.withdrawn)
  })
})

test("a new owner gets neither the terminals, nor the rate, nor the history of the former owner", async () => {
  const { phone } = await openTerminal()
  await chargeAnew(phone, "3085")
  const [listing] = await app.db.select().from(listings).where(eq(listings.publicId, publicId))
  const sold = { by: { kind: "system" as const }, now: app.now }
  await app.db.transaction((tx) =>
    changeListing(tx, listing?.id ?? 0, { ownerEmail: "new@shop.example" }, sold),
  )
  expect((await phone.open("/counter")).response.status).toBe(404)
  later(30)
  const owner = await openOwner(app, publicId, "new@shop.example")
  expect(owner.text).toContain(ownerWords.needsRate)
  const csv = await app.fetch(`/my-listings/${publicId}/counter.csv?date=2026-05-01`, {
    headers: { cookie: owner.cookie },
  })
  expect(parseCsv((await csv.text()).replace(/^\uFEFF/, ""))).toHaveLength(1)
  expect(await requests()).toHaveLength(1)
})

test("a clock that jumps back or ahead loses no request and reopens none", async () => {
  const { phone } = await openTerminal()
  const code = await chargeAnew(phone, "3085")
  later(-30 * 24 * 60)
  expect((await customerOf(code)).text).toContain("12.3401 GUAP")
  await chargeAnew(phone, "3085")
  later(31 * 24 * 60)
  expect((await customerOf(code)).text).toContain(customer.states.expired)
  expect(new Set((await requests()).map(({ asked }) => asked)).size).toBe(2)
})

describe("a visitor", () => {
  test("gets the same 404 at every point-of-sale address, whether or not it exists", async () => {
    const { phone } = await openTerminal()
    const code = await chargeAnew(phone, "500")
    const paths = ["/counter", `/counter/r/${code}`, "/counter/r/11111111", "/counter/came/1", "/counter/day"]
    const answers = await Promise.all(paths.map((path) => app.fetch(path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    for (const body of bodies) expect(textOf(parseHtml(body))).toContain(stranger.text)
    for (const path of paths)
      expect(
        (await app.fetch(path, { method: "POST", body: new URLSearchParams({ intent: "cancel" }) })).status,
      ).toBe(path.endsWith("day") ? 405 : 404)
    const forged = { headers: { cookie: "counter=nonsense; owner-session=nonsense" } }
    expect((await app.fetch("/counter", forged)).status).toBe(404)
  })

  test("from another shop cannot see or change a request of this one", async () => {
    const { phone } = await openTerminal()
    const code = await chargeAnew(phone, "500")
    await app.db.update(counterDevices).set({ listingId: await addOther() })
    await phone.open(`/counter/r/${code}`)
    expect(phone.response.status).toBe(404)
    await phone.post(`/counter/r/${code}`, new URLSearchParams({ intent: "received" }))
    expect(phone.response.status).toBe(404)
    expect(await requests()).toMatchObject([{ byHandAt: null }])
  })

  test("who guesses codes gets the same 404 for all, and 429 after sixty in a minute; an existing code still works", async () => {
    const { phone } = await openTerminal()
    const code = await chargeAnew(phone, "500")
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } })
    const guesses = ["11111111111", "short", "0OIl0OIl0OI", `${code}x`]
    const bodies = new Set<string>()
    for (const guess of guesses) {
      const answer = await app.fetch(`/pay/r/${guess}`, from("192.0.2.7"))
      expect(answer.status).toBe(404)
      bodies.add((await answer.text()).replaceAll(/"[^"]*\/pay\/r[^"]*"/g, ""))
    }
    expect(bodies.size).toBe(1)
    for (let count = 0; count < 60; count++) await app.fetch("/pay/r/11111111111", from("192.0.2.7"))
    const tired = await app.fetch("/pay/r/11111111111", from("192.0.2.7"))
    expect([tired.status, tired.headers.get("retry-after")]).toEqual([429, "60"])
    expect((await app.fetch("/pay/r/11111111111/live", from("192.0.2.7"))).status).toBe(429)
    expect((await app.fetch("/pay/r/11111111111", from("192.0.2.8"))).status).toBe(404)
    // Other customers behind the same carrier address can still pay.
    expect((await app.fetch(`/pay/r/${code}`, from("192.0.2.7"))).status).toBe(200)
    later(2)
    expect((await app.fetch("/pay/r/11111111111", from("192.0.2.7"))).status).toBe(404)
  })

  test("gets a request page that search engines and shared caches must not store", async () => {
    const { phone } = await openTerminal()
    const answer = await app.fetch(`/pay/r/${await chargeAnew(phone, "500")}`)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(await answer.text()).toContain('name="robots" content="noindex"')
  })
})

async function addOther(): Promise<number> {
  await addApplications(app.db, [
    { businessName: "Other Shop", email: "other@shop.example", decidedAt: app.now },
  ])
  const [found] = await app.db.select().from(listings).where(eq(listings.businessName, "Other Shop"))
  return found?.id ?? 0
}
