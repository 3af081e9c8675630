import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { chainCursor, counters, listings, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { createCode } from "#app/point-of-sale/request-code.server.ts"
import { counterWords } from "#content/en/counter.ts"
import { nightlyTest } from "#test/sample.ts"
import { axe, picture, useBrowser, useProduct } from "./harness.ts"
import { addPhone, addShop, button, openOwner, setRate, shop } from "./shop-counter.ts"

const product = useProduct()
const visitor = useBrowser(product)
const { owner: ownerWords, join, terminal, customer, stranger } = counterWords
let publicId = ""

beforeAll(async () => {
  publicId = await addShop(product)
})

/** Findings of every state: horizontal overflow on a small phone, and axe. */
async function look(page: Page, name: string): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await picture(page, `counter-${name}`)
  return [...(over > 0 ? [`${name}: ${over} px too wide`] : []), ...(await axe(page))]
}

test("a whole sale: setup by the owner, a price by the cashier, a receipt for the customer", async () => {
  visitor.expectProblem(/404/)
  visitor.expectProblem(/422/)
  const wrong: string[] = []
  const owner = await visitor.newPage({ width: 360 })
  await openOwner(product, owner, publicId)
  wrong.push(...(await look(owner, "owner-new")))
  await button(owner, ownerWords.save).click()
  // Wait for the response, because the page that it replaces would lose typed text.
  await owner.locator("[aria-invalid=true]").first().waitFor()
  wrong.push(...(await look(owner, "owner-refused")))
  await setRate(owner)
  const link = await addPhone(owner)
  wrong.push(...(await look(owner, "owner-link")))

  const phone = await visitor.newPage({ width: 360 })
  await phone.goto("/counter")
  wrong.push(...(await look(phone, "stranger")))
  await phone.getByText(stranger.text).waitFor()
  await phone.goto(new URL(link).pathname)
  wrong.push(...(await look(phone, "join")))
  await button(phone, join.submit).click()
  await phone.waitForURL(/\/counter$/)
  for (const key of ["3", "0", "8", "5", "5"]) await button(phone, key).click()
  await button(phone, terminal.erase).click()
  expect(await phone.getByLabel(format(terminal.price, { currency: "NGN" })).inputValue()).toBe("3085")
  wrong.push(...(await look(phone, "keypad")))
  await button(phone, terminal.submit).click()
  await phone.waitForURL(/\/counter\/r\//)
  wrong.push(...(await look(phone, "code")))
  const code = await phone.getByRole("img", { name: terminal.code.page }).boundingBox()
  expect(code?.width).toBeGreaterThan(360 * 0.6)

  const guest = await visitor.newPage({ width: 360 })
  const scripts: number[] = []
  guest.on("response", async (answer) => {
    if (answer.request().resourceType() === "script") scripts.push((await answer.body()).length)
  })
  const loads: string[] = []
  guest.on("load", () => loads.push(guest.url()))
  const page = phone.url().replace("/counter/r/", "/pay/r/")
  await guest.goto(page)
  await guest.getByText("12.3401 GUAP").first().waitFor()
  wrong.push(...(await look(guest, "pay-open")))
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toBeLessThan(1700)

  await button(phone, terminal.acts.received).click()
  await guest.getByText(customer.byHand).first().waitFor()
  expect(loads).toEqual([page, page])
  const receipt = /Receipt ([2-9A-HJ-NP-Z]{4})/i.exec(await phone.locator("main").innerText())?.[1] ?? "none"
  expect(await guest.locator("main").innerText()).toContain(format(customer.states["by-hand"], { receipt }))
  wrong.push(...(await look(guest, "receipt")), ...(await look(phone, "received")))

  // Several customers at once, one of them cancelled, and an implausible price.
  for (const price of ["500", "1200.50", "3085"]) {
    await phone.goto("/counter")
    await phone.getByLabel(format(terminal.price, { currency: "NGN" })).fill(price)
    await phone.getByLabel(terminal.note).fill("Table 4")
    await button(phone, terminal.submit).click()
    await phone.waitForURL(/\/counter\/r\//)
  }
  await guest.goto(phone.url().replace("/counter/r/", "/pay/r/"))
  await button(phone, terminal.acts.cancel).click()
  await phone.getByText(counterWords.counterStates.cancelled).first().waitFor()
  await guest.getByText(customer.states.cancelled).waitFor()
  wrong.push(...(await look(guest, "pay-cancelled")), ...(await look(phone, "cancelled")))
  await phone.goto("/counter")
  await phone.getByLabel(format(terminal.price, { currency: "NGN" })).fill("1,000")
  await button(phone, terminal.submit).click()
  await phone.getByText(terminal.problems.ambiguous).first().waitFor()
  wrong.push(...(await look(phone, "refused")))
  await phone.goto("/counter/day")
  wrong.push(...(await look(phone, "day")))

  await product.database((db) =>
    db.update(counters).set({ rateSetAt: new Date(Date.now() - 31 * 86_400_000) }),
  )
  await phone.goto("/counter")
  wrong.push(...(await look(phone, "stale")))
  await owner.goto(`/my-listings/${publicId}/counter`)
  wrong.push(...(await look(owner, "owner-stale")))
  const download = owner.waitForEvent("download")
  await button(owner, ownerWords.csv).click()
  expect((await download).suggestedFilename()).toMatch(/^guapcoin-counter-[\da-f]{12}-\d{4}-\d\d-\d\d\.csv$/)
  await button(owner, ownerWords.confirm).click()
  await owner.getByText(ownerWords.saved.text).first().waitFor()
  await phone.goto("/counter")
  await button(phone, terminal.submit).waitFor()

  await product.database((db) => db.update(listings).set({ walletAddress: null, showWallet: false }))
  await guest.goto(page.replace(/[^/]+$/, (await openCode()) ?? ""))
  await guest.getByText(customer.withdrawn).waitFor()
  wrong.push(...(await look(guest, "pay-withdrawn")))
  await phone.goto("/counter")
  wrong.push(...(await look(phone, "no-address")))
  expect(wrong).toEqual([])
})

nightlyTest("every state that a chain can bring fits a cheap phone, and axe finds nothing", async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000)
  const whole = 12_340_100_000_000_000_000n
  const half = { amount: whole / 2n + 1n, secondSourceAt: minutes(-1) }
  const states: Record<string, Partial<typeof transfers.$inferInsert>> = {
    short: half,
    paid: { amount: whole },
    over: { amount: whole + half.amount + 1n },
    checking: { amount: whole, secondSourceAt: null, seenAt: minutes(5) },
    "one-source": { amount: whole, secondSourceAt: null },
    undone: { amount: whole, undoneAt: minutes(0) },
    late: { amount: whole, blockAt: minutes(20) },
  }
  const codes: Record<string, string> = {}
  await product.database(async (db) => {
    await db.update(listings).set({ walletAddress: shop.walletAddress, showWallet: true })
    const heard = { heardAt: minutes(5), headAt: minutes(5) }
    await db.insert(chainCursor).values({ network: "l2", nextBlock: 101, recent: {}, ...heard })
    const [{ id: listingId } = { id: 0 }] = await db
      .select()
      .from(listings)
      .where(eq(listings.publicId, publicId))
    const on = { network: "l2", asset: "guap", toAddress: shop.walletAddress.toLowerCase() } as const
    for (const [index, [state, facts]] of Object.entries(states).entries()) {
      const code = createCode()
      codes[state] = code
      const [made] = await db
        .insert(paymentRequests)
        .values({
          ...{
            ...on,
            code,
            listingId,
            submissionKey: crypto.randomUUID(),
            asked: whole + BigInt(index + 1) * 10n ** 12n,
          },
          ...{ localMinor: 308_500, currency: "NGN", rate: "250", rateSetAt: minutes(-60) },
          ...{ createdAt: minutes(-2), createdBlock: 99, expiresAt: minutes(state === "late" ? -1 : 13) },
        })
        .returning({ id: paymentRequests.id })
      await db.insert(transfers).values({
        ...{ ...on, txHash: `0x${String(index).repeat(64)}`, logIndex: 0, blockNumber: 100 },
        ...{ blockHash: `0x${"a".repeat(64)}`, amount: whole, blockAt: minutes(-1), seenAt: minutes(-1) },
        ...{ secondSourceAt: minutes(-1), requestId: made?.id, assignedBy: "auto", ...facts },
      })
    }
  })
  const page = await visitor.newPage({ width: 360 })
  const wrong: string[] = []
  for (const [state, code] of Object.entries(codes)) {
    await page.goto(`/pay/r/${code}`)
    wrong.push(...(await look(page, `state-${state}`)))
    const [begin = ""] = customer.states[state as keyof typeof customer.states].split("{")
    expect(await page.locator("main").innerText(), state).toContain(begin)
  }
  expect(wrong).toEqual([])
})

test("an open event stream ends when the server stops, and does not delay it", async () => {
  const waiting = await fetch(`${product.origin}/pay/r/${await openCode()}/live`)
  expect([waiting.status, waiting.headers.get("content-type")]).toEqual([200, "text/event-stream"])
  const reader = waiting.body?.getReader()
  let told = ""
  while (!told.includes("data:")) told += new TextDecoder().decode((await reader?.read())?.value)
  expect(told).toMatch(/^data:[\w-]{8}$/m)
  await product.stop()
  // A stream cut off after the ten seconds that a request gets could not be read to its end.
  expect(await reader?.read()).toEqual({ done: true, value: undefined })
})

const openCode = () =>
  product.database(async (db) => {
    const { rows } = await db.execute<{ code: string }>(
      "select code from payment_requests where closed_at is null and by_hand_at is null limit 1",
    )
    return rows[0]?.code
  })
