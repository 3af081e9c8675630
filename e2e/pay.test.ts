import { eq } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { listings } from "#app/lib/db/schema.ts"
import { payments } from "#content/en/payments.ts"
import { nightlyTest } from "#test/sample.ts"
import { addApplication, axe, picture, setStage, useBrowser, useProduct } from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)
const l2 = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const l1 = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const { inPage } = payments
const paths: Record<"l1" | "l2" | "none", string> = { l1: "", l2: "", none: "" }

beforeAll(async () => {
  await setStage(product, "live")
  await product.database(async (db) => {
    for (const [key, walletAddress] of [
      ["l1", l1],
      ["l2", l2],
      ["none", ""],
    ] as const) {
      const business = { businessName: `Ọ̀yọ́ Kitchen ${key}`, email: `${key}@example.org` }
      const { id } = await addApplication(db, { ...business, walletAddress, showWallet: true }, "approved")
      const [found] = await db.select().from(listings).where(eq(listings.applicationId, id))
      paths[key] = `/pay/${found?.publicId}`
    }
  })
})

type Setting = { knows: boolean; pretends?: boolean; refuses?: string }
type Asked = { method: string; params?: unknown[] }

/** A wallet in the page, written from EIP-1193, EIP-3085 and EIP-3326. It starts on another network. */
const installWallet = (page: Page, setting: Setting) =>
  page.addInitScript(({ knows, pretends, refuses }: Setting) => {
    let chain = "0x1"
    const asked: Asked[] = []
    const error = (code: number) => Object.assign(new Error("no"), { code })
    const request = async ({ method, params }: Asked) => {
      asked.push({ method, params })
      if (method === refuses) throw error(4001)
      if (method === "eth_chainId") return chain
      if (method === "wallet_switchEthereumChain" && !knows) throw error(4902)
      if (/^wallet_(switch|add)EthereumChain$/.test(method)) {
        if (!pretends) chain = "0x115c7"
        return null
      }
      if (method === "eth_requestAccounts") return ["0xb9dEf0000000000000000000000000000000000d"]
      if (method === "eth_sendTransaction") return `0x${"ab".repeat(32)}`
      throw error(4200)
    }
    Object.assign(window, { ethereum: { request }, asked })
  }, setting)

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: Asked[] }).asked)

test("the page asks a wallet to pay only on the right network, and reports the outcome", async () => {
  const pay = async (setting?: Setting) => {
    const page = await visitor.newPage({ width: 360 })
    if (setting) await installWallet(page, setting)
    await page.goto(`${paths.l2}?amount=12.5`)
    await page.getByRole("button", { name: inPage.pay }).click()
    return page
  }
  const says = (page: Page, state: keyof typeof inPage.states) =>
    page.getByText(inPage.states[state]).waitFor()

  await says(await pay(), "noWallet")

  const stubborn = await pay({ knows: true, pretends: true })
  await says(stubborn, "wrongChain")
  expect((await asked(stubborn)).some(({ method }) => /Accounts|send/.test(method))).toBe(false)

  const refusing = await pay({ knows: true, refuses: "eth_sendTransaction" })
  await says(refusing, "refused")
  expect(await axe(refusing)).toEqual([])
  await picture(refusing, "pay-refused")

  const adding = await pay({ knows: false })
  await says(adding, "sent")
  await adding.getByText(`0x${"ab".repeat(32)}`).waitFor()
  expect(await adding.getByRole("button", { name: inPage.pay }).count()).toBe(0)
  const calls = await asked(adding)
  const added = calls.find(({ method }) => method === "wallet_addEthereumChain")
  expect(added?.params).toMatchObject([{ chainId: "0x115c7", nativeCurrency: { symbol: "GUAPX" } }])
  expect(calls.at(-1)).toMatchObject({
    method: "eth_sendTransaction",
    params: [
      {
        to: "0x013A109A02FaEf81c4b8D3339D615861621CB65d",
        value: "0x0",
        data: `0xa9059cbb${l2.slice(2).toLowerCase().padStart(64, "0")}${(125n * 10n ** 17n).toString(16).padStart(64, "0")}`,
      },
    ],
  })
  expect(await axe(adding)).toEqual([])
  await picture(adding, "pay-sent")
})

test("the page has one small script, and without script everything except that button works", async () => {
  const page = await visitor.newPage({ width: 360 })
  const scripts: number[] = []
  page.on("response", async (answer) => {
    if (answer.request().resourceType() === "script") scripts.push((await answer.body()).length)
  })
  await page.goto(`${paths.l2}?amount=1`, { waitUntil: "networkidle" })
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toBeLessThanOrEqual(2048)

  const plain = await visitor.newPage({ width: 360, javaScript: false })
  await plain.goto(paths.l2)
  await plain.getByLabel(payments.amount.label).fill("12,5")
  await plain.getByRole("button", { name: payments.amount.submit }).click()
  await plain.getByText("12.5 GUAP").waitFor()
  expect(await plain.getByRole("button", { name: inPage.pay }).isVisible()).toBe(false)
  await plain.getByRole("link", { name: payments.page.codes.wallet }).click()
  const code = await plain.getByRole("img").boundingBox()
  expect(code?.width).toBeGreaterThan(360 * 0.8)
})

nightlyTest.each([360, 1440])(
  "every state of paying fits a window of %i px, and axe finds nothing",
  async (width) => {
    visitor.expectProblem(/422/)
    const page = await visitor.newPage({ width })
    const wrong: string[] = []
    for (const [name, path] of Object.entries({
      l1: paths.l1,
      amount: `${paths.l1}?amount=12.5`,
      refused: `${paths.l2}?amount=1.000,50`,
      native: `${paths.l2}?amount=12.5&asset=guapx`,
      none: paths.none,
      code: `${paths.l2}/code?amount=12.5&code=wallet`,
      "code-none": `${paths.none}/code`,
    })) {
      await page.goto(path)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      wrong.push(...(over > 0 ? [`${name}: ${over} px too wide`] : []), ...(await axe(page)))
      if (width === 360) await picture(page, `pay-${name}`)
    }
    await page.goto(paths.l2)
    await page.getByRole("link", { name: payments.page.of }).click()
    await picture(page, `pay-section-${width}`)
    expect(wrong).toEqual([])
  },
)
