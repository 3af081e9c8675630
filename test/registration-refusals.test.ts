import { sha256 } from "@noble/hashes/sha2.js"
import { createBase58check } from "@scure/base"
import { beforeEach, describe, expect, test } from "vitest"
import { applications, mails, rateLimits } from "#app/lib/db/schema.ts"
import { applicationContent } from "#content/en/application.ts"
import { formMessages } from "#content/en/forms.ts"
import { useApp } from "./app.ts"
import { completePost, goToReview, openForm } from "./application.ts"
import { Browser } from "./browser.ts"

const app = useApp()
const { required, walletErrors } = applicationContent

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  app.logLines.length = 0
  for (const table of [applications, mails, rateLimits]) await app.db.delete(table)
})

const rows = () => app.db.select().from(applications)

/** Sends the complete application with these changes, as a program does that skips the steps. */
async function send(change: Record<string, string>, without: string[] = []): Promise<Browser> {
  const post = await completePost(app, change)
  for (const field of without) post.delete(field)
  return new Browser(app).post("/merchant-register", post)
}

/** The message beside a field, found by its id as screen readers do. */
function errorAt(browser: Browser, field: string): string | undefined {
  if (browser.field(field).attributes["aria-invalid"] !== "true") return undefined
  return browser.textOfId(`${field}-error`)
}

async function expectRefused(browser: Browser, field: string, message: string): Promise<void> {
  expect(browser.response.status).toBe(422)
  expect(errorAt(browser, field)).toBe(message)
  expect(await rows()).toEqual([])
  expect(await app.db.select().from(mails)).toEqual([])
}

const needed = Object.entries(required).filter(([field]) => field !== "acceptTerms")

describe("missing fields", () => {
  test.each(["businessName", "email", "ownerName"])(
    "without %s the form names the three required fields",
    async (field) => {
      for (const browser of [await send({}, [field]), await send({ [field]: " \u200B\t " })]) {
        expect(browser.text).toContain("Missing required fields: Business Name, Email, or Owner Name")
        await expectRefused(browser, field, required[field as "email"])
      }
    },
  )

  test("without the terms it says that they must be accepted", async () => {
    for (const browser of [await send({}, ["acceptTerms"]), await send({ acceptTerms: "false" })]) {
      expect(browser.response.status).toBe(422)
      expect(browser.text).toContain("Step 3 of 3")
      expect(errorAt(browser, "acceptTerms")).toBe("You must accept the terms and conditions")
      expect(await rows()).toEqual([])
    }
  })

  test("without other fields it names them", async () => {
    const browser = await send({}, ["phone", "city", "description"])
    expect(browser.response.status).toBe(422)
    expect(browser.text).toContain("Missing required fields: Phone, Description, City")
    expect(browser.text).toContain("Step 1 of 3")
    expect(await rows()).toEqual([])
  })

  test("a POST that skipped the first steps returns to the first one, with its values", async () => {
    const browser = await send({}, ["businessName", "businessType", "phone"])
    expect(browser.text).toContain("Step 1 of 3")
    expect(browser.value("ownerName")).toBe("Adé Ọlá")
    await browser
      .fill({ businessName: "Shop", businessType: "Other", phone: "404 555 0134" })
      .press("Next Step")
    expect(browser.value("city")).toBe("Atlanta")
  })

  test("an empty POST gets all messages", async () => {
    const browser = await new Browser(app).post("/merchant-register", new URLSearchParams())
    expect(browser.response.status).toBe(422)
    expect(browser.text).toContain("Missing required fields: Business Name, Email, or Owner Name")
  })

  test.each(needed)("%s is required on its own step before the next", async (field, message) => {
    const change = { [field]: "" }
    const browser = new Browser(app)
    const first = ["businessName", "businessType", "email", "phone", "ownerName", "description"].includes(
      field,
    )
    await browser.post(
      "/merchant-register",
      await completePost(app, { ...change, intent: "next", step: first ? "1" : "2" }),
    )
    expect(browser.text).toContain(`Step ${first ? 1 : 2} of 3`)
    await expectRefused(browser, field, message)
  })
})

describe("invalid fields", () => {
  test.each([
    ["website", "javascript:alert(1)", formMessages.url],
    ["website", "data:text/html,<script>alert(1)</script>", formMessages.url],
    ["website", "https://", formMessages.url],
    ["website", "https:///nowhere", formMessages.url],
    ["website", "https://user:secret@shop.example", formMessages.url],
    ["website", "ftp://shop.example", formMessages.url],
    ["walletAddress", "my wallet", walletErrors.format],
    ["walletAddress", "0x123", walletErrors.format],
  ])("%s = %j gets a message beside the field", async (field, value, message) => {
    const browser = await send({ [field]: value })
    await expectRefused(browser, field, message)
    if (field !== "walletAddress") expect(browser.text).toContain(applicationContent.failures.check)
  })

  test("everything else that was typed is kept", async () => {
    const browser = await send({
      email: "owner",
      city: "Ìbàdàn <b>",
      walletAddress: "my wallet",
      showWallet: "on",
    })
    expect(browser.value("email")).toBe("owner")
    expect(browser.value("description")).toBe("Jollof rice and suya.\nOpen daily.")
    await browser.fill({ email: "owner@oyo.example" }).press("Next Step")
    expect(browser.value("city")).toBe("Ìbàdàn <b>")
    expect(browser.value("walletAddress")).toBe("my wallet")
    expect(browser.value("showWallet")).toBe(true)
  })
})

describe("a wallet address", () => {
  test.each([
    "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
    "3Sarqj5MB6UiVhNzYp64sm7qgjATV7X288",
    "GLe24iLoHJyW87Sn1tdbSUdEk2Z42n9EtD",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  ])("%s is stored, however it was copied", async (walletAddress) => {
    const copies = [walletAddress, `  ${walletAddress}\n`]
    if (walletAddress.startsWith("0x")) copies.push(walletAddress.toLowerCase())
    for (const copy of copies) await send({ walletAddress: copy })
    expect((await rows()).map((row) => row.walletAddress)).toEqual(copies.map(() => walletAddress))
  })

  test.each([
    ["PA9R63gTxwBeZwDEkNQgduTPXSngK2qfKA", "staking"],
    ["33FFrcn4Tv1qgGEuXPkkPdr44DuWp3RzPo", "other-coin"],
    ["12ZEw5Hcv1hTb6YUQJ69y1V7uhcoDz92PH", "other-coin"],
    ["D6hLULEGDRbk86j58t5iWmeinqM6acA16V", "other-coin"],
    ["GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeG0", "format"],
    ["gKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ", "checksum"],
    ["4UH86wHfif8eXwZoJ3fMFgA4p6XoB5jH3", "format"],
    ["2AcDEGAFzBw3MjDxEfufxwWrveHVMBJ1snmc", "format"],
    ["0x013a109A02FaEf81c4b8D3339D615861621CB65d", "checksum"],
    ["0x013A109A02FaEf81c4b8D3339D615861621CB65d", "contract"],
    ["GHqvR8KwyrcJ5UJHvwf7RmLtvAnr5uTHdV", "nobody"],
  ] as const)("%s is refused and kept in the form: %s", async (walletAddress, reason) => {
    const browser = await send({ walletAddress })
    await expectRefused(browser, "walletAddress", walletErrors[reason])
    expect(browser.value("walletAddress")).toBe(walletAddress)
  })

  const base58check = createBase58check(sha256)
  const hash = new Uint8Array(32).fill(0x11)
  test.each([
    ["a compressed wallet import key", base58check.encode(Uint8Array.of(46, ...hash, 1))],
    ["an uncompressed wallet import key", base58check.encode(Uint8Array.of(46, ...hash))],
    ["a raw key", `0x${"a1".repeat(32)}`],
    ["an extended private key", `xprv${"9".repeat(107)}`],
    ["a recovery phrase", "legal winner thank year wave sausage worth useful legal winner thank yellow"],
  ])("that is %s is refused with a warning, and is stored, shown and logged nowhere", async (_, key) => {
    const walk = await goToReview(await openForm(app), { walletAddress: key })
    for (const browser of [
      walk,
      await send({ walletAddress: key }),
      await send({ walletAddress: ` ${key} `, email: "x" }),
    ]) {
      expect(browser.response.status).toBe(422)
      expect(browser.text).toContain("Step")
      expect(browser.html).not.toContain(key)
    }
    await expectRefused(walk, "walletAddress", walletErrors["private-key"])
    expect(walk.value("walletAddress")).toBe("")
    expect(walk.value("city")).toBe("Atlanta")
    expect(app.logLines.join()).not.toContain(key)
    const { rows: tables } = await app.pool.query("select row_to_json(t)::text as text from rate_limits t")
    expect(JSON.stringify(tables)).not.toContain(key)
    expect(JSON.stringify(await app.db.query.auditLog.findMany())).not.toContain(key)
  })
})
