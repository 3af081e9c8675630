import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { chainEndpoints, mails, sessions } from "#app/lib/db/schema.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-11-23T12:00:00Z")
const path = "/admin/settings/endpoints"
const words = adminSettings.endpoints
const password = "woven gold on dark cloth"
let adas: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app)
})
beforeEach(async () => {
  await app.db.delete(chainEndpoints)
  app.now = new Date(app.now.getTime() + 60_000)
  await app.db.update(sessions).set({ authenticatedAt: app.now })
})
const open = () => adas.tab().open(path)
const stored = async () =>
  (await app.db.select().from(chainEndpoints).orderBy(chainEndpoints.id)).map(({ network, url }) => [
    network,
    url,
  ])

describe("the RPC endpoints of the networks", () => {
  test("can be changed only with fresh authentication, lose nothing typed, and readers see the name of each", async () => {
    await app.db.update(sessions).set({ authenticatedAt: new Date(app.now.getTime() - 11 * 60_000) })
    await app.db.delete(mails)
    const staff = await open()
    expect(staff.text).toContain(words.saidNone)
    const typed = { l1: "", l2: "https://rpc.example/v1/key\nhttps://rpc-2.example/" }
    await staff.fill({ ...typed, "proof-endpoints": "not the password" }).press(words.save)
    expect(staff.response.status).toBe(422)
    expect(staff.field("proof-endpoints").attributes["aria-invalid"]).toBe("true")
    // Browsers send line breaks as CRLF.
    expect(staff.value("l2")).toBe(typed.l2.replace("\n", "\r\n"))
    expect(await stored()).toEqual([])

    await staff.fill({ "proof-endpoints": password }).press(words.save)
    expect([staff.statuses, staff.path]).toEqual([[303, 200], path])
    expect(await stored()).toEqual([
      ["l2", "https://rpc.example/v1/key"],
      ["l2", "https://rpc-2.example/"],
    ])
    expect(staff.html).not.toContain('name="proof-endpoints"')
    const told = await app.db.select().from(mails)
    expect(told.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["settings-endpoints", "ada@example.org"],
    ])
    const page = await new Browser(app).open("/network")
    expect(page.text).toContain("rpc.example")
    expect(page.html).not.toContain("v1/key")
  })

  test("with a private address are refused beside the field, which keeps what was typed", async () => {
    const staff = await open()
    await staff.fill({ l2: "https://169.254.169.254/" }).press(words.save)
    expect(staff.response.status).toBe(422)
    expect(staff.field("l2").attributes["aria-invalid"]).toBe("true")
    expect(staff.value("l2")).toBe("https://169.254.169.254/")
    expect(await stored()).toEqual([])
  })

  test("are not saved over another person's change before it was seen", async () => {
    const [one, other] = [await open(), await open()]
    await one.fill({ l2: "https://one.example/" }).press(words.save)
    await other.fill({ l2: "https://other.example/" }).press(words.save)
    expect([other.response.status, other.value("l2")]).toEqual([409, "https://other.example/"])
    expect(await stored()).toEqual([["l2", "https://one.example/"]])
    await other.press(words.save)
    expect(await stored()).toEqual([["l2", "https://other.example/"]])
  })
})
