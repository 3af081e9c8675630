import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listings, settings } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { changePayments, findPayments } from "#app/settings/settings.server.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { workTexts } from "#app/ui/what-works.ts"
import { payments } from "#content/en/payments.ts"
import { gasFee } from "#content/en/what-works.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { scanCode } from "./scan-code.ts"

const app = useApp({}, undefined, true)
const l1 = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const l2 = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const token = "0x013A109A02FaEf81c4b8D3339D615861621CB65d"
const by = { id: "ada", name: "Ada" }
const start = new Date("2026-05-01T12:00:00Z")
const { page: words, ask, amount: amountWords } = payments

beforeEach(async () => {
  app.now = start
  for (const table of applicationTables) await app.db.delete(table)
  await setDirectoryStage(app.db, "live", by, app.now)
})

const open = (path: string) => new Browser(app).open(path)
async function addShop(given: Parameters<typeof addApplications>[1][number]): Promise<string> {
  await addApplications(app.db, [{ slug: "kente", showWallet: true, ...given }])
  return `/pay/${await publicIdOf(given.slug ?? "kente")}`
}
async function publicIdOf(slug: string) {
  const [found] = await app.db.select().from(listings).where(eq(listings.slug, slug))
  return found?.publicId
}
const change = (facts: Partial<typeof listings.$inferInsert>) =>
  app.db.update(listings).set(facts).where(eq(listings.slug, "kente"))
/** Cached pages get no notification of writes in this test (test/kept-pages.test.ts), so it waits until they expire. */
const expireCachedPages = () => {
  app.now = new Date(app.now.getTime() + 61_000)
}
const links = (browser: Browser) => elements(browser.document, "a").map(({ attributes }) => attributes.href)
/** The texts that copy buttons copy, in the order of the page. */
const copied = (browser: Browser) =>
  elements(browser.document, "copy-text").map((one) =>
    elements(one, "code").map(textOf).join("").replaceAll(/\s/g, ""),
  )
const withoutGaps = (browser: Browser) => browser.text.replaceAll(/\s/g, "")

describe("the payment page", () => {
  test("for an address on layer 1 has a link with the amount, and codes for page, wallet and address", async () => {
    const path = await addShop({ walletAddress: l1 })
    const bare = await open(path)
    expect(bare.response.status).toBe(200)
    expect(withoutGaps(bare)).toContain(l1)
    expect(links(bare)).toContain(`guapcoin:${l1}?label=Kente%20House`)
    expect(bare.text).toContain(format(words.phone.L1["not-open"], workTexts({})))
    for (const text of [words.last, words.forShop]) expect(bare.text).toContain(text)

    const paid = await open(`${path}?amount=12,50`)
    expect([paid.response.status, paid.value("amount")]).toEqual([200, "12,50"])
    expect(paid.text).toContain("12.5 GUAP")
    const link = `guapcoin:${l1}?amount=12.5&label=Kente%20House`
    expect(links(paid)).toContain(link)
    expect(copied(bare)).toEqual([l1, origin + path])
    expect(copied(paid)).toEqual(["12.5", l1, `${origin}${path}?amount=12.5`])
    // A wallet link does nothing on a phone without a wallet, so the text to copy comes first.
    expect(paid.html.indexOf("<copy-text")).toBeLessThan(paid.html.indexOf('href="guapcoin:'))
    const codes = links(paid).filter((href) => href?.startsWith(`${path}/code`))
    expect(codes).toHaveLength(3)
    const read = await Promise.all(
      codes.map(async (href) => scanCode((await open(href ?? "")).document, /^Code/)),
    )
    expect(read).toEqual([`${origin}${path}?amount=12.5`, link, l1])
  })

  test("has the listing's address and a link to itself to copy, on the listing's page too", async () => {
    const path = await addShop({ slug: "copied", walletAddress: l1 })
    expect(copied(await open("/merchant-directory/copied"))).toEqual([l1, origin + path])
  })

  test("for an address on layer 2 asks for the GUAP token, and for the network's coin if that is chosen", async () => {
    const path = await addShop({ walletAddress: l2 })
    const bare = await open(path)
    for (const text of [words.walletNeedsAmount, gasFee.text, words.phone.L2])
      expect(bare.text).toContain(text)
    expect(links(bare).some((href) => href?.startsWith("ethereum:"))).toBe(false)

    const guap = `ethereum:${token}@71111/transfer?address=${l2}&uint256=12500000000000000000`
    const paid = await open(`${path}?amount=12.5`)
    expect(links(paid)).toContain(guap)
    expect(scanCode((await open(`${path}/code?amount=12.5&code=wallet`)).document, /^Code/)).toBe(guap)

    const native = await open(`${path}?amount=12.5&asset=guapx`)
    expect(native.text).toContain("12.5 GUAPX")
    expect(native.text).not.toContain(gasFee.text)
    expect(links(native)).toContain(`ethereum:${l2}@71111?value=12500000000000000000`)
  })

  test.each([
    ["1.000,50", "format"],
    ["-5", "format"],
    ["1e3", "format"],
    ["\u0661\u0662", "format"],
    ["12345678901234567890", "large"],
    ["0.0000001", "decimals"],
    ["0", "zero"],
  ] as const)("refuses the amount %s beside its field, and keeps it", async (typed, problem) => {
    const path = await addShop({ walletAddress: l1 })
    const page = await open(`${path}?${new URLSearchParams({ amount: typed })}`)
    expect([page.response.status, page.response.headers.get("cache-control")]).toEqual([422, "no-store"])
    expect(page.field("amount").attributes["aria-invalid"]).toBe("true")
    expect(page.value("amount")).toBe(typed)
    expect(page.text).toContain(amountWords.problems[problem])
    // No link on the page contains an invalid amount.
    expect(links(page).filter((href) => href?.includes("amount="))).toEqual([])
  })

  test.each([
    ["?amount=1&amount=2", 422],
    ["?amount=%00", 422],
    ["?amount=%3Cscript%3E", 422],
    ["?amount=&asset=btc&code=nothing", 200],
    [`?amount=${"9".repeat(5000)}`, 422],
  ])("answers %.30s with %i", async (query, status) => {
    const path = await addShop({ walletAddress: l2 })
    for (const address of [path, `${path}/code`])
      expect((await app.fetch(address + query)).status).toBe(status)
  })

  test("is cached only without a query, and is not indexed", async () => {
    const path = await addShop({ walletAddress: l2 })
    for (const address of [path, `${path}/code`]) {
      const kept = await app.fetch(address)
      expect(kept.headers.get("etag")).toBeTruthy()
      expect(await kept.text()).toContain("noindex")
      const own = await app.fetch(`${address}?amount=5`)
      expect([own.headers.get("cache-control"), own.headers.get("etag")]).toEqual(["no-store", null])
    }
    expect((await app.fetch(path)).headers.get("content-security-policy")).toContain("connect-src 'self'")
    expect(await (await app.fetch("/sitemap.xml?part=merchants-0")).text()).not.toContain("/pay/")
  })
})

describe("without a payment address to show", () => {
  test("the page says to ask at the counter, and its QR code opens that page", async () => {
    const path = await addShop({ walletAddress: null })
    for (const address of [path, "/merchant-directory/kente"])
      expect((await open(address)).text).toContain(ask.counter)
    const code = await open(`${path}/code?code=wallet&amount=5`)
    expect(scanCode(code.document, /^Code/)).toBe(origin + path)
    expect(code.text).toContain(payments.code.none)
    await change({ onlineOnly: true })
    expireCachedPages()
    expect((await open(path)).text).toContain(ask.online)
  })

  test("a new address waits 72 hours on every page and in every code", async () => {
    const path = await addShop({ walletAddress: l1 })
    await change({ walletAddress: l2, walletChangedAt: app.now })
    const addresses = [path, `${path}/code?code=address`, "/merchant-directory/kente"]
    for (const hours of [0, 71]) {
      app.now = new Date(start.getTime() + hours * 3_600_000)
      for (const address of addresses) {
        const page = await open(address)
        expect(withoutGaps(page)).not.toMatch(/0x5aAeb|GKQAM/)
        expect(scanCode(page.document, /^Code/) ?? path).toContain(path)
      }
    }
    app.now = new Date(start.getTime() + 72 * 3_600_000)
    expect(withoutGaps(await open(path))).toContain(l2)
    expect(scanCode((await open(`${path}/code?code=address`)).document, /^Code/)).toBe(l2)
  })

  test("the pages are the same after staff switched payments off", async () => {
    const path = await addShop({ walletAddress: l1 })
    expect(withoutGaps(await open(path))).toContain(l1)
    const { version } = await findPayments(app.db)
    await changePayments(app.db, "off", { version, by, publicUrl: origin, now: app.now })
    expireCachedPages()
    expect((await open(path)).text).toContain(ask.counter)
    for (const address of [path, `${path}/code?code=address`, "/merchant-directory/kente"])
      expect(withoutGaps(await open(address))).not.toContain(l1)
    await app.db.delete(settings)
  })
})

describe("the payment code of a former listing", () => {
  test.each(["hidden", "closed", "archived"] as const)(
    "that is %s answers 410 and names no address",
    async (status) => {
      const path = await addShop({ walletAddress: l1 })
      await change({ status })
      for (const address of [path, `${path}/code`, `${path}?amount=5`]) {
        const page = await open(address)
        expect(page.response.status).toBe(410)
        expect(page.text).toContain(payments.gone.text)
        expect(withoutGaps(page)).not.toContain(l1)
      }
      expect((await open(path)).text.includes("Kente House")).toBe(status !== "hidden")
    },
  )

  test("that was merged leads to no other listing", async () => {
    const other = await addShop({ slug: "other", walletAddress: l2 })
    const path = await addShop({ walletAddress: l1 })
    const [staying] = await app.db.select().from(listings).where(eq(listings.slug, "other"))
    await change({ status: "merged", mergedInto: staying?.id })
    const page = await open(path)
    expect([page.response.status, page.path]).toEqual([410, path])
    const [main] = elements(page.document, "main")
    expect(main && textOf(main)).toContain(payments.gone.merged)
    expect(page.html).not.toMatch(new RegExp(`${other}|${l2}|directory/other`))
  })

  test("that never existed answers 404, as before the directory opens", async () => {
    const path = await addShop({ walletAddress: l1 })
    for (const id of ["none", "0123456789ab", "%00", "0123456789AB", "x".repeat(3000), "kente"])
      for (const address of [`/pay/${id}`, `/pay/${id}/code`])
        expect([address.slice(0, 30), (await app.fetch(address)).status]).toEqual([address.slice(0, 30), 404])
    await setDirectoryStage(app.db, "coming-soon", by, app.now)
    expect((await app.fetch(path)).status).toBe(404)
  })
})
