import path from "node:path"
import { pathToFileURL } from "node:url"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { chainEndpoints, settings } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { parseCsv } from "#app/lib/text/formats/csv-test-reader.ts"
import { counterWords } from "#content/en/counter.ts"
import { payments } from "#content/en/payments.ts"
import { guapToken } from "#content/facts/network.ts"
import { axe, picture, useBrowser, useProduct } from "#e2e/harness.ts"
import { addPhone, addShop, button, openOwner, setRate, shop } from "#e2e/shop-counter.ts"
import { startChain } from "#test/chain/anvil.ts"
import { coin } from "#test/chain/counter-on-chain.ts"

// The chain starts before the product, because the product's own watcher needs its port.
const chain = await startChain()
const preload = pathToFileURL(path.resolve("test/chain/reach-chain.mjs"))
const product = useProduct({
  NODE_OPTIONS: `--import=${preload}`,
  TEST_CHAIN_PORT: String(chain.port),
})
const visitor = useBrowser(product)
const { owner: ownerWords, join, terminal, customer, csv } = counterWords
const [payer = ""] = chain.accounts
let publicId = ""

beforeAll(async () => {
  await chain.mintToken(payer, 1000n * coin)
  publicId = await addShop(product)
  await product.database(async (db) => {
    const now = new Date()
    await db.insert(settings).values({ key: "payments", value: { mode: "watch" }, updatedAt: now })
    for (const name of ["first", "second"])
      await db.insert(chainEndpoints).values({ network: "l2", url: `https://${name}.test/`, addedAt: now })
  })
})
afterAll(() => chain.stop())

/** A test wallet: it pays what the wallet link on the page says. */
async function payAsWallet(page: Page): Promise<void> {
  const link = (await page.getByRole("link", { name: payments.page.wallet }).getAttribute("href")) ?? ""
  const [, contract, to = "", amount = ""] =
    /^ethereum:(0x\w+)@71111\/transfer\?address=(0x\w+)&uint256=(\d+)$/.exec(link) ?? []
  expect([contract, to]).toEqual([guapToken.address, shop.walletAddress])
  await chain.payToken(to, BigInt(amount))
}

async function charge(phone: Page, price: string): Promise<string> {
  await phone.goto("/counter")
  await phone.getByLabel(format(terminal.price, { currency: "NGN" })).fill(price)
  await button(phone, terminal.submit).click()
  await phone.waitForURL(/\/counter\/r\//)
  return phone.url().replace("/counter/r/", "/pay/r/")
}

/** The tones played in this tab, by pitch. They are stored because each state of the request is a new page. */
const heard = (page: Page) => page.evaluate(() => sessionStorage.getItem("heard") ?? "")
function listen(page: Page) {
  return page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      const before = sessionStorage.getItem("heard") ?? ""
      sessionStorage.setItem("heard", `${before} ${this.frequency.value} ${this.context.state}`.trim())
      start.call(this, when)
    }
  })
}

test("a watched sale: every screen updates by itself, an ambiguous payment is matched, and one undone by the chain is reported", async () => {
  const wrong: string[] = []
  const look = async (page: Page, name: string) => {
    await picture(page, `counter-watched-${name}`)
    wrong.push(...(await axe(page)))
  }
  const owner = await visitor.newPage({ width: 360 })
  await openOwner(product, owner, publicId)
  await setRate(owner)
  const phone = await visitor.newPage({ width: 360 })
  await listen(phone)
  await phone.goto(new URL(await addPhone(owner)).pathname)
  await button(phone, join.submit).click()
  await phone.waitForURL(/\/counter$/)

  const first = await charge(phone, "3085")
  const guest = await visitor.newPage({ width: 360 })
  await guest.goto(first)
  const withoutScript = await visitor.newPage({ width: 360, javaScript: false })
  await withoutScript.goto(first)
  await payAsWallet(guest)
  await phone.getByText("PAID 12.3401 GUAP").waitFor()
  const receipt = /Receipt ([2-9A-HJ-NP-Z]{4})/.exec(await phone.locator("main").innerText())?.[1] ?? "none"
  for (const page of [guest, withoutScript])
    await page.getByText(format(customer.states.paid, { receipt })).waitFor()
  expect(await heard(phone)).toBe("880 running 1175 running")
  await look(phone, "paid")
  await look(guest, "receipt")

  // Two requests with the same price, and a customer who types a rounded amount.
  const second = await charge(phone, "3085")
  await charge(phone, "3085")
  await chain.payToken(shop.walletAddress, 12n * coin)
  const question = phone.getByRole("link", { name: /^12 GUAP arrived at/ })
  await question.waitFor()
  await look(phone, "asked")
  await question.click()
  await look(phone, "choice")
  await button(phone, "12.3402 GUAP").click()
  await phone.waitForURL(second.replace("/pay/r/", "/counter/r/"))
  await phone.getByText("0.3402 GUAP are missing").first().waitFor()
  await look(phone, "short")
  await guest.goto(second)
  await payAsWallet(guest)
  await phone.getByText("PAID 12.3402 GUAP").waitFor()

  const third = await charge(phone, "500")
  await guest.goto(third)
  await payAsWallet(guest)
  await phone.getByText("PAID 2.00001 GUAP").waitFor()
  await chain.reorganize(1)
  await chain.mine()
  await phone.getByText(counterWords.counterStates.undone).waitFor()
  await guest.getByText(customer.states.undone).waitFor()
  expect(await heard(phone)).toMatch(/ 220 running$/)
  await look(phone, "undone")
  await look(guest, "pay-undone")

  await owner.goto(`/my-listings/${publicId}/counter`)
  const download = owner.waitForEvent("download")
  await button(owner, ownerWords.csv).click()
  const stream = await (await download).createReadStream()
  const table = parseCsv((await stream.toArray()).join("").replace(/^\uFEFF/, ""))
  expect(
    table.filter((cells) => cells.includes(csv.bySight)).map((cells) => [cells[0] === csv.total, cells[8]]),
  ).toEqual([
    [false, "12.3401"],
    [false, "12.3402"],
    [true, ""],
  ])
  expect(table.find((cells) => cells.includes(receipt))?.at(-1)).toMatch(/^0x[0-9a-f]{64}$/)
  expect(wrong).toEqual([])
})
