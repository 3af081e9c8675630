import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { beforeAll, describe, expect, test } from "vitest"
import { contactMessages, mails, sessions, storySubmissions } from "#app/lib/db/schema.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { detail, sampleOf } from "#test/sample.ts"
import {
  addApplication,
  admin,
  axe,
  hydrated,
  picture,
  signIn,
  until,
  useBrowser,
  useProduct,
} from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)
const day = 24 * 60 * 60 * 1000
const ago = (ms: number) => new Date(Date.now() - ms)

const strip = "[data-announcement]"

async function staffPage(path: string, options: Parameters<typeof visitor.newPage>[0] = {}) {
  const page = await visitor.newPage(options)
  await signIn(page)
  await page.goto(path)
  if (options.javaScript !== false) await hydrated(page)
  return page
}

const tooWide = () => document.documentElement.scrollWidth - window.innerWidth

describe("the announcement", () => {
  const text = "Town hall on Friday at 7 PM Eastern: we talk about the new wallet, and everybody may ask."

  test("is written by staff, shown to visitors, and stays dismissed on a device", async () => {
    const staff = await staffPage("/admin/settings/news")
    expect(await axe(staff)).toEqual([])
    await staff.locator("#text").fill(text)
    await staff.locator("#link").fill("/events")
    await staff.getByRole("button", { name: "Save announcement" }).click()
    await staff.getByText("Visitors see this announcement now.").waitFor()
    await picture(staff, "admin-settings")

    const page = await visitor.newPage({ width: 360 })
    await page.goto("/terms")
    await page.getByRole("complementary", { name: "Announcement" }).getByText(text).waitFor()
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
    expect(await axe(page)).toEqual([])
    await picture(page, "announcement-terms")
    await page.goto("/")
    await picture(page, "announcement-home")
    const headingAt = () =>
      page.locator("h1").evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)
    const below = await headingAt()
    await page.getByRole("button", { name: "Close the announcement" }).click()
    expect(await page.locator(strip).isVisible()).toBe(false)
    expect(await headingAt()).toBeLessThan(below)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main")
    for (const path of ["/terms", "/merchant-register"]) {
      await page.goto(path)
      expect(await page.locator(strip).isVisible()).toBe(false)
    }
    const another = await visitor.newPage()
    await another.goto("/merchant-register")
    await hydrated(another)
    await another.locator(strip).waitFor()
    await another.getByRole("button", { name: "Close the announcement" }).click()
    expect(await another.locator(strip).isVisible()).toBe(false)
  })

  detail(
    "that is another one is shown to those who closed the last, and moves nothing for them when it is closed",
    async () => {
      const page = await visitor.newPage()
      await page.goto("/about")
      await page.getByRole("button", { name: "Close the announcement" }).click()
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
        }).observe({ type: "layout-shift", buffered: true })
      })
      await page.goto("/terms")
      // Layout shifts of the frame in which the page became ready are reported after the next frame.
      const shift = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        return (window as unknown as { shift: number }).shift
      })
      expect(shift).toBe(0)
      const staff = await staffPage("/admin/settings/news")
      await staff.locator("#text").fill("The wallet has a new version.")
      await staff.getByLabel("Important").check()
      await staff.getByRole("button", { name: "Save announcement" }).click()
      await staff.getByText("Settings saved").first().waitFor()
      await page.goto("/terms")
      expect(await page.locator(strip).innerText()).toContain("Important: The wallet has a new version.")
      await picture(page, "announcement-important")
    },
  )

  detail("is there without script, and only the button is missing", async () => {
    const page = await visitor.newPage({ javaScript: false, width: 360 })
    await page.goto("/terms")
    await page.locator(strip).waitFor()
    expect(await page.locator(`${strip} button`).isVisible()).toBe(false)
  })
})

describe("settings", () => {
  test("of one section are refused beside their field, while another section is saved", async () => {
    visitor.expectProblem(/status of 422/)
    const page = await staffPage("/admin/settings/links", { width: 360 })
    await page.locator("#instagram").fill("http://instagram.example/guap")
    await page.locator("#discord").fill("https://discord.gg/guap")
    // Turns off the browser's own validation, which is not under test.
    await page
      .locator("#section-links form")
      .evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""))
    await page.getByRole("button", { name: "Save links" }).last().click()
    await page
      .getByRole("alert")
      .getByText(/begins with https/)
      .waitFor()
    expect(await page.locator("#discord").inputValue()).toBe("https://discord.gg/guap")
    // On a scrolled page the bar would cover part of a field.
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await axe(page)).toEqual([])
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
    await picture(page, "admin-settings-refused")
    await page.locator("#instagram").fill("https://instagram.example/guap")
    await page.getByRole("button", { name: "Save links" }).last().click()
    await page.getByRole("link", { name: "Open the saved link of Instagram" }).waitFor()
    await page.goto("/privacy")
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /^Instagram/ })
      .waitFor()

    // Unsaved text in one section stays while another section is saved.
    const news = await staffPage("/admin/settings/news")
    await news.locator("#text").fill("Soon")
    await news.locator("#link").fill("nowhere")
    await news.getByRole("button", { name: "Save announcement" }).click()
    await news.locator("#link[aria-invalid=true]").waitFor()
    await news.locator("#relaunch-state").selectOption("done")
    await news.locator("#relaunch-since").fill("It is done.")
    await news.getByRole("button", { name: "Save roadmap" }).click()
    await news.getByRole("main").getByText("Settings saved").waitFor()
    expect(await news.locator("#link").inputValue()).toBe("nowhere")
  })

  detail(
    "that were saved say so until the next form is sent: a refused one has no 'saved' beside it",
    async () => {
      visitor.expectProblem(/status of 422/)
      const page = await staffPage("/admin/settings/mail")
      await page.locator("#replyTo").fill("hello@example.org")
      await page.getByRole("button", { name: "Save staff email" }).click()
      await page.getByRole("main").getByText("Settings saved").waitFor()
      expect(await page.getByText("Settings saved").count()).toBe(2)
      await page.locator("#addresses").fill("nobody")
      await page.getByRole("button", { name: "Save staff email" }).click()
      await page.getByRole("alert").getByText("There is a problem").waitFor()
      expect(await page.getByText("Settings saved").count()).toBe(0)
      await page.locator("#addresses").fill("")
      await page.getByRole("button", { name: "Save staff email" }).click()
      await page.getByRole("main").getByText("Settings saved").waitFor()
    },
  )

  test.each(sampleOf("links with proof", [{ width: 360 }, { width: 1440 }]))(
    "that concern money require a recent password prompt, and keep typed values (%j)",
    async ({ width }) => {
      visitor.expectProblem(/status of 422/)
      const page = await staffPage("/admin/settings/links", { width })
      await product.database((db) => db.update(sessions).set({ authenticatedAt: ago(11 * 60_000) }))
      await page.reload()
      await hydrated(page)
      const address = `https://wallet.example/${width}`
      await page.locator("#web-wallet").fill(address)
      await page.locator("#proof-links").fill("not the password")
      await page.getByRole("button", { name: "Save links" }).last().click()
      await page.getByRole("alert").getByText("This is not your password.").waitFor()
      expect(await page.locator("#web-wallet").inputValue()).toBe(address)
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
      await picture(page, `admin-settings-proof`)
      await page.locator("#proof-links").fill(admin.password)
      await page.getByRole("button", { name: "Save links" }).last().click()
      await page.getByText("Leads to wallet.example").waitFor()
      expect(await page.locator("#proof-links").count()).toBe(0)

      await page.getByRole("link", { name: adminSettings.history.open }).first().click()
      await page.getByRole("heading", { level: 1, name: adminSettings.history.title }).waitFor()
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
      await picture(page, `admin-settings-history`)
      await page
        .getByRole("button", { name: /^Restore the earlier value \(Web wallet: / })
        .first()
        .click()
      await page.getByRole("main").getByText("Settings saved").waitFor()
      await page.goto("/admin/settings/links")
      expect(await page.locator("#web-wallet").inputValue()).not.toBe(address)
    },
  )

  test("are saved without script", async () => {
    const page = await staffPage("/admin/settings/links", { javaScript: false })
    await page.locator("#guap-swap").fill("https://swap.example")
    await page.getByRole("button", { name: "Save links" }).last().click()
    expect(new URL(page.url()).pathname).toBe("/admin/settings/links")
    expect(await page.locator("#guap-swap").inputValue()).toBe("https://swap.example/")
  })
})

describe("mail", () => {
  const refused = randomUUID()

  beforeAll(() =>
    product.database((db) =>
      db.insert(mails).values({
        id: refused,
        kind: "merchant-received",
        dedupeKey: refused,
        recipient: "ade@example.org",
        subject: "We received your application: Ọ̀yọ́ Kitchen",
        html: "<p>Hello</p>",
        text: "Thank you, Adé.\n\nhttps://guap.example/merchant-register/status/Zk3v9aaQXyLm20PpQrStUvWxYz0123456789abcdefg",
        status: "dead",
        attempts: 12,
        lastError: "550 5.1.1 The mailbox does not exist",
        nextAttemptAt: ago(day),
        createdAt: ago(4 * day),
      }),
    ),
  )

  test("that was given up can be read without its token, and sent again", async () => {
    const page = await staffPage("/admin/mail")
    await page.getByRole("link", { name: /^Failed/ }).click()
    await page.waitForURL("**/admin/mail?status=dead")
    expect(await axe(page)).toEqual([])
    await picture(page, "admin-mail-dead")
    await page.getByRole("link", { name: /^Open the email We received/ }).click()
    await page.getByText("/merchant-register/status/[hidden]").waitFor()
    expect(await page.content()).not.toContain("Zk3v9aaQ")
    expect(await axe(page)).toEqual([])
    await picture(page, "admin-mail-one")
    await page.getByRole("button", { name: "Send again" }).click()
    await page.getByRole("main").getByText("The email is back in the queue").waitFor()
    await until("it is sent", () =>
      product.database(async (db) => {
        const [mail] = await db.select().from(mails).where(eq(mails.id, refused))
        return mail?.status === "sent"
      }),
    )
  })
})

describe("the dashboard and the audit log", () => {
  beforeAll(async () => {
    await product.database(async (db) => {
      await addApplication(db, { businessName: "Zuri Salon", email: "zuri@example.org" }, "approved")
      await addApplication(db, { businessName: "Waiting Bakery", email: "w@example.org" })
      await db.insert(storySubmissions).values({
        submissionKey: randomUUID(),
        title: "How my sister opened a bakery in Accra with her first savings",
        story: "s",
        category: "business",
        name: "Ama",
        email: "ama@example.org",
        createdAt: ago(3 * day),
      })
      await db.insert(contactMessages).values({
        submissionKey: randomUUID(),
        name: "Ngozi Okafor",
        email: "ngozi@example.org",
        category: "support",
        message: "Hello",
        createdAt: ago(day),
      })
    })
  })

  detail("show what waits, oldest first, what is late, and what happened in words", async () => {
    const page = await staffPage("/admin")
    const waiting = page.getByRole("region", { name: "Waiting longest" }).getByRole("listitem")
    expect(await waiting.count()).toBe(3)
    expect(await waiting.first().innerText()).toMatch(/How my sister[\s\S]*Late: promised by/)
    await page
      .getByRole("region", { name: "Recent activity" })
      .getByText(/approved a merchant application/)
      .waitFor()
    expect(await axe(page)).toEqual([])
    await picture(page, "admin-dashboard")
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
    expect(await axe(page)).toEqual([])
  })

  detail("lead from the dashboard to the log, which is filtered with the keyboard", async () => {
    const page = await staffPage("/admin")
    await page.getByRole("link", { name: "Open the audit log" }).press("Enter")
    await page.waitForURL("**/admin/audit")
    await page.getByLabel("About").selectOption("merchant")
    await page.getByLabel("Action").selectOption("merchant.approved")
    await page.getByRole("button", { name: "Show" }).press("Enter")
    await page.waitForURL("**/admin/audit?kind=merchant&action=merchant.approved**")
    await until("one entry is left", async () => (await page.getByRole("row").count()) === 2)
    expect(await axe(page)).toEqual([])
    await picture(page, "admin-audit-filtered")
    await page.getByRole("link", { name: "Clear filters" }).click()
    await until("all are back", async () => (await page.getByRole("row").count()) > 5)
    expect(await page.getByLabel("About").inputValue()).toBe("")
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
    expect(await axe(page)).toEqual([])
    await picture(page, "admin-audit")
  })
})
