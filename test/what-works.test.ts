import { afterAll, describe, expect, test } from "vitest"
import { settings } from "#app/lib/db/schema.ts"
import { changeLinks } from "#app/settings/settings.server.ts"
import { workTexts } from "#app/ui/what-works.ts"
import { applicationForm } from "#content/en/application-form.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"

const app = useApp()
app.now = new Date("2026-05-01T12:00:00Z")
afterAll(() => app.db.delete(settings).then(() => undefined))

const pages = ["/", "/get-guapcoin", "/faq"]
const read = async (path: string) => (await new Browser(app).open(path)).text

describe("the feature status", () => {
  test.each(pages)("on %s offers no wallet for phones while none is open, and no card", async (path) => {
    const text = await read(path)
    expect(text).toContain(workTexts({}).wallets)
    expect(text).not.toMatch(/On a phone, use the web wallet/i)
    expect(text).not.toMatch(/buy with a card/i)
  })

  test("changes on each page as soon as staff have set an address", async () => {
    const set = { "web-wallet": "https://wallet.example/" }
    const by = { id: "ada", name: "ada@example.org" }
    await changeLinks(app.db, set, { version: "", by, publicUrl: origin, now: app.now })
    app.now = new Date(app.now.getTime() + 60_000)
    for (const path of pages) expect(await read(path), path).toContain(workTexts(set).wallets)
  })
})

describe("never contradicts another statement on a page", () => {
  test.each(["/merchant-register", "/merchants"])(
    "%s promises no saved draft without script",
    async (path) => {
      const text = await read(path)
      expect(text).not.toContain(applicationForm.register.draftNote)
      expect(text).not.toMatch(/(stay|kept) on (your|this) device/)
    },
  )

  test("the footer links whitepapers to their page while there is no file", async () => {
    const { document } = await new Browser(app).open("/about")
    const [footer] = elements(document, "footer")
    const paper = footer && elements(footer, "a").find((link) => textOf(link) === "Whitepaper")
    expect(paper?.attributes.href).toBe("/whitepapers")
    expect(footer && textOf(footer)).not.toContain("Coming soon")
  })

  test.each(["/", "/wallet?tab=exchange", "/wallet"])("%s says that its rate is invented", async (path) => {
    const text = await read(path)
    expect(text).toMatch(/24,565|\$0\.465/)
    expect(text).toMatch(/invented/i)
  })
})
