import { and, eq, like, or } from "drizzle-orm"
import type { Page } from "playwright-core"
import { beforeAll, describe, expect, test } from "vitest"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { applications, auditLog, listings, mails } from "#app/lib/db/schema.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { detail } from "#test/sample.ts"
import {
  addApplication,
  admin,
  hydrated,
  notice,
  picture,
  signIn,
  until,
  useBrowser,
  useProduct,
} from "./harness.ts"

const product = useProduct()
const visitor = useBrowser(product)

const colleague = { email: "bola.admin@example.org", password: "another cloth of gold thread" }

beforeAll(async () => {
  await product.database((db) => createAdmin(db, colleague, new Date()))
})

/** Adds a pending application. */
async function waiting(businessName: string) {
  const email = `${businessName.toLowerCase().replaceAll(/\W+/g, ".")}@example.org`
  const { id } = await product.database((db) => addApplication(db, { businessName, email }))
  return { id, email, businessName }
}

/** Outcome of an application: its row, who decided it, and the mails about it. */
const outcome = (id: number) =>
  product.database(async (db) => {
    const [row] = await db.select().from(applications).where(eq(applications.id, id))
    const [listing] = await db.select().from(listings).where(eq(listings.applicationId, id))
    const audit = await db
      .select({ action: auditLog.action, actor: auditLog.actor })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "merchant"), eq(auditLog.subjectId, String(id))))
      .orderBy(auditLog.id)
    const sent = await db
      .select({ kind: mails.kind })
      .from(mails)
      .where(or(like(mails.dedupeKey, `%:${id}`), like(mails.dedupeKey, `%-decision:${id}:%`)))
    return {
      row,
      listing,
      audit: audit.map((entry) => entry.action),
      mails: sent.map((mail) => mail.kind).sort(),
    }
  })

const approve = (page: Page, name: string) => page.getByRole("button", { name: `Approve ${name}` })
const reject = (page: Page, name: string) => page.getByRole("link", { name: `Reject ${name}` })
const openApplication = (page: Page, name: string) =>
  page.getByRole("link", { name: `Open the application of ${name}` })
const listed = (page: Page) => page.getByRole("link", { name: /^Open the application of/ })
const search = (page: Page) => page.getByRole("searchbox")

describe("signing in", () => {
  test("says 'Processing...' while busy, and returns to the requested page", async () => {
    const page = await visitor.newPage()
    await page.goto("/admin/merchants?status=pending")
    expect(new URL(page.url()).pathname).toBe("/admin/login")
    await hydrated(page)
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route("**/admin/login.data**", async (route) => {
      await mayAnswer
      await route.continue()
    })
    await page.getByLabel("Email").fill(admin.email)
    await page.getByLabel("Password").fill(admin.password)
    await page.getByRole("button", { name: "Log In" }).click()
    await page.getByRole("button", { name: "Processing..." }).waitFor()
    expect(await page.getByRole("button", { name: "Processing..." }).isDisabled()).toBe(true)
    await picture(page, "admin-login-processing")
    answer()
    await page.waitForURL("**/admin/merchants?status=pending")
    await notice(page, "Login successful").waitFor()
    await page.goto("/admin/login")
    expect(new URL(page.url()).pathname).toBe("/admin")
  })

  detail("refuses a wrong password, says so where it has the focus, and keeps the address", async () => {
    visitor.expectProblem(/status of 401/)
    const page = await visitor.newPage()
    await page.goto("/admin/login")
    await hydrated(page)
    await page.getByLabel("Email").fill(admin.email)
    await page.getByLabel("Password").fill("certainly not this one")
    await page.getByRole("button", { name: "Log In" }).click()
    const alert = page.getByRole("alert").filter({ hasText: "Invalid credentials" })
    await alert.waitFor()
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.getByLabel("Email").inputValue()).toBe(admin.email)
    await picture(page, "admin-login-refused")
    await page.goto("/admin")
    expect(new URL(page.url()).pathname).toBe("/admin/login")
  })
})

describe("the list of merchant requests", () => {
  beforeAll(async () => {
    await product.database(async (db) => {
      await addApplication(db, { businessName: "Ẹ̀bùn Tailors", email: "ebun@example.org" }, "approved")
      await addApplication(db, { businessName: "Yaa Books", email: "yaa@example.org" }, "rejected")
      await addApplication(db, { businessName: "Zuri Salon", email: "zuri@example.org", city: "Nairobi" })
    })
  })

  test("can be filtered by status and searched, with back and forward", async () => {
    const page = await visitor.newPage()
    await signIn(page)
    await page.getByRole("link", { name: "Merchant Requests" }).click()
    await until("all are listed", async () => (await listed(page).count()) === 3)
    await page.getByRole("link", { name: /^Rejected/ }).click()
    await page.waitForURL("**/admin/merchants?status=rejected")
    await until("one is rejected", async () => (await listed(page).count()) === 1)
    await openApplication(page, "Yaa Books").waitFor()
    await page.getByRole("link", { name: "All", exact: true }).click()
    await search(page).pressSequentially("ebun")
    await page.waitForURL("**/admin/merchants?q=ebun")
    // The unfiltered list has it too, so wait for a single row.
    await until("one is found", async () => (await listed(page).count()) === 1)
    await openApplication(page, "Ẹ̀bùn Tailors").waitFor()
    await search(page).fill("nairobi")
    await openApplication(page, "Zuri Salon").waitFor()
    await page.goBack()
    await page.waitForURL("**/admin/merchants?status=rejected")
    await openApplication(page, "Yaa Books").waitFor()
    expect(await search(page).inputValue()).toBe("")
  })

  detail(
    "takes words along that were typed a moment before a filter is pressed, and a filter pressed before words",
    async () => {
      const page = await visitor.newPage()
      await signIn(page)
      await page.goto("/admin/merchants")
      await search(page).fill("yaa")
      await page.getByRole("link", { name: /^Rejected/ }).click()
      await page.waitForURL("**/admin/merchants?status=rejected&q=yaa")
      await openApplication(page, "Yaa Books").waitFor()
      expect(await search(page).inputValue()).toBe("yaa")

      await page.route("**/admin/merchants.data?status=pending", () => {
        // The response to the filter alone never arrives.
      })
      await page.goto("/admin/merchants")
      await page.getByRole("link", { name: /^Pending/ }).click()
      await search(page).fill("zuri")
      await page.waitForURL("**/admin/merchants?status=pending&q=zuri")
      await until("one is found", async () => (await listed(page).count()) === 1)
    },
  )

  detail(
    "says 'Loading merchant requests...' on a slow network and 'No merchant requests found.' when there is none",
    async () => {
      const page = await visitor.newPage()
      await signIn(page)
      await page.goto("/admin/merchants")
      await hydrated(page)
      let answer = () => {}
      const mayAnswer = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route("**/admin/merchants.data**", async (route) => {
        await mayAnswer
        await route.continue()
      })
      await search(page).fill("nobody has this name")
      await page.getByText(adminApplications.loading).waitFor()
      await picture(page, "admin-merchants-loading")
      answer()
      await page.getByText(adminApplications.empty).waitFor()
      await picture(page, "admin-merchants-empty")
    },
  )

  detail("lets a person who typed follow a link at once", async () => {
    const page = await visitor.newPage()
    await page.clock.install()
    await signIn(page)
    await page.goto("/admin/merchants")
    await hydrated(page)
    // The debounce ends when the test advances the clock.
    await page.clock.pauseAt(Date.now() + 60_000)
    await search(page).pressSequentially("zu")
    await openApplication(page, "Zuri Salon").click()
    await page.clock.runFor(1000)
    await page.getByRole("heading", { level: 1, name: "Zuri Salon" }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/merchants\/\d+$/)
  })

  detail("tries again by itself when the network fails", async () => {
    visitor.expectProblem(/ERR_FAILED/)
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/merchants")
    await hydrated(page)
    const failed = new Set<string>()
    await page.route("**/admin/merchants.data**", (route) => {
      const url = route.request().url()
      if (failed.has(url)) return route.continue()
      failed.add(url)
      return route.abort()
    })
    await search(page).fill("zuri")
    await until("it is found", async () => (await listed(page).count()) === 1)
    expect(failed.size).toBeGreaterThan(0)
  })
})

describe("deciding", () => {
  test("approves from the list, with the row, the audit entry, the mail and the public page", async () => {
    const { id, email, businessName } = await waiting("Approved Bakery")
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/merchants?status=pending")
    await hydrated(page)
    await approve(page, businessName).click()
    await notice(page, "Merchant approved successfully").waitFor()
    await page.getByRole("button", { name: `Undo the decision on ${businessName}` }).waitFor()
    expect(await approve(page, businessName).count()).toBe(0)
    await picture(page, "admin-merchants-approved")
    expect(await outcome(id)).toMatchObject({
      row: { status: "approved" },
      listing: { slug: "approved-bakery", status: "listed" },
      audit: ["merchant.submitted", "merchant.approved"],
      mails: ["merchant-approved", "merchant-new", "merchant-received"],
    })
    const sent = (await product.mails()).filter((mail) => mail.to?.some((to) => to.address === email))
    expect(sent.some((mail) => mail.text?.includes("/merchant-directory/approved-bakery"))).toBe(true)
    expect((await page.goto("/merchant-directory/approved-bakery"))?.status()).toBe(200)
  })

  test("rejects after a confirmation, with a reason in the mail and on the status page", async () => {
    const { id, email, businessName } = await waiting("Rejected Bakery")
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/merchants")
    await reject(page, businessName).click()
    await page.getByText("Are you sure you want to reject this merchant application?").waitFor()
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(businessName)
    await picture(page, "admin-merchant-reject")
    expect((await outcome(id)).row?.status).toBe("pending")
    const reason = "Ẹ jọ̀wọ́, add a street we can find <b>on a map</b>."
    await page.getByLabel("Reason").fill(reason)
    await page.getByRole("button", { name: "Reject application" }).click()
    await notice(page, "Merchant application rejected").waitFor()
    await page.goto(`/admin/merchants/${id}`)
    expect(await page.getByRole("region", { name: "Decision", exact: true }).innerText()).toContain(reason)
    await picture(page, "admin-merchant-rejected")
    expect(await outcome(id)).toMatchObject({
      row: { status: "rejected", rejectionReason: reason },
      audit: ["merchant.submitted", "merchant.rejected"],
      mails: ["merchant-new", "merchant-received", "merchant-rejected"],
    })

    const sent = (await product.mails()).filter((mail) => mail.to?.some((to) => to.address === email))
    expect(sent.find((mail) => mail.text?.includes(reason))?.html).toContain("&lt;b&gt;")
    const link = sent
      .map((mail) => mail.text?.match(/\/merchant-register\/status\/[\w-]+/)?.[0])
      .find(Boolean)
    await page.goto(link ?? "")
    await page.getByRole("heading", { name: "Not accepted" }).waitFor()
    expect(await page.getByRole("main").innerText()).toContain(reason)
    await picture(page, "state-rejected")
  })

  detail("shows the applicant received, in review and approved, in this order", async () => {
    const { id, email, businessName } = await waiting("Watched Bakery")
    const mail = (await product.mails()).find((sent) => sent.to?.some((to) => to.address === email))
    const applicant = await visitor.newPage({ javaScript: false })
    const state = () => applicant.getByRole("heading", { level: 2 }).first().innerText()
    await applicant.goto(mail?.text?.match(/\/merchant-register\/status\/[\w-]+/)?.[0] ?? "")
    expect(await state()).toBe("Received")
    await picture(applicant, "state-received")
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/merchants")
    await openApplication(page, businessName).click()
    await page.getByRole("heading", { level: 1, name: businessName }).waitFor()
    await picture(page, "admin-merchant")
    await applicant.reload()
    expect(await state()).toBe("Received")
    await page.getByRole("button", { name: "Start review" }).click()
    await notice(page, "Review started").waitFor()
    await applicant.reload()
    expect(await state()).toBe("In review")
    await page.getByRole("button", { name: "Approve" }).click()
    await notice(page, "Merchant approved successfully").waitFor()
    await applicant.reload()
    expect(await state()).toBe("Approved")
    await applicant.getByRole("main").getByRole("link").click()
    expect(new URL(applicant.url()).pathname).toBe(`/merchant-directory/${(await outcome(id)).listing?.slug}`)
  })

  test("accepts the first of two decisions, and tells the second administrator who decided", async () => {
    const { id, businessName } = await waiting("Contested Bakery")
    const [first, second] = [await visitor.newPage(), await visitor.newPage()]
    await signIn(first)
    await signIn(second, colleague)
    for (const page of [first, second]) await page.goto(`/admin/merchants/${id}`)
    await hydrated(second)
    await second.locator("summary", { hasText: "Reject" }).click()
    await second.getByRole("button", { name: "Reject application" }).waitFor()
    await first.getByRole("button", { name: "Approve" }).click()
    await notice(first, "Merchant approved successfully").waitFor()

    await second.getByRole("button", { name: "Reject application" }).click()
    await notice(second, "Already decided").waitFor()
    expect(await second.getByRole("main").innerText()).toContain(
      `${admin.email} made a decision about ${businessName}`,
    )
    await picture(second, "admin-merchant-already-decided")
    expect(await outcome(id)).toMatchObject({
      row: { status: "approved" },
      audit: ["merchant.submitted", "merchant.approved"],
      mails: ["merchant-approved", "merchant-new", "merchant-received"],
    })
  })

  detail("takes back the message of a decision on the next page", async () => {
    const { id } = await waiting("Forgotten Bakery")
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto(`/admin/merchants/${id}`)
    await page.getByRole("button", { name: "Approve" }).click()
    await notice(page, "Merchant approved successfully").waitFor()
    await page.getByRole("link", { name: "Settings" }).click()
    await page.waitForURL("**/admin/settings")
    await page.getByRole("heading", { name: "Settings" }).waitFor()
    expect(await notice(page, "Merchant approved successfully").count()).toBe(0)
  })

  detail("is undone from the toast, while the focus is in it and it stays", async () => {
    const { id, businessName } = await waiting("Undone Bakery")
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/merchants?status=pending")
    await hydrated(page)
    await approve(page, businessName).click()
    const toast = page.getByRole("region", { name: "Messages" }).getByRole("listitem")
    await toast.getByRole("button", { name: "Undo" }).focus()
    await picture(page, "admin-undo")
    await page.keyboard.press("Enter")
    await notice(page, "Decision undone").waitFor()
    await approve(page, businessName).waitFor()
    expect(await outcome(id)).toMatchObject({
      row: { status: "pending", decidedAt: null },
      listing: undefined,
      audit: ["merchant.submitted", "merchant.approved", "merchant.taken-back"],
      mails: ["merchant-new", "merchant-received"],
    })
  })

  detail("shows its toast for four seconds, whatever else happens on the page", async () => {
    const { businessName } = await waiting("Toasted Bakery")
    const page = await visitor.newPage()
    await page.clock.install()
    await signIn(page)
    await page.goto("/admin/merchants")
    await hydrated(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await approve(page, businessName).click()
    const toast = page.getByRole("region", { name: "Messages" }).getByRole("listitem")
    await toast.filter({ hasText: "Merchant approved successfully" }).waitFor()
    await page.clock.runFor(2000)
    await search(page).pressSequentially("toasted")
    await page.clock.runFor(1000)
    await page.waitForURL("**/admin/merchants?q=toasted")
    expect(await toast.count()).toBe(1)
    await page.clock.runFor(1100)
    await until("the toast has left", async () => (await toast.count()) === 0)
  })

  detail("lets its toast go where the pointer rested before it came", async () => {
    const { businessName } = await waiting("Resting Bakery")
    const page = await visitor.newPage()
    await page.clock.install()
    await signIn(page)
    await page.goto("/admin/merchants")
    await hydrated(page)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.mouse.move(width - 200, height - 40)
    await page.clock.pauseAt(Date.now() + 60_000)
    await approve(page, businessName).press("Enter")
    const toast = page.getByRole("region", { name: "Messages" }).getByRole("listitem")
    await until("the toast lies below the pointer", () =>
      toast.evaluate((element) => element.matches(":hover")),
    )
    await page.clock.runFor(4100)
    await until("the toast has left", async () => (await toast.count()) === 0)
  })

  detail("files an application under another category", async () => {
    const { id } = await waiting("Misfiled Bakery")
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto(`/admin/merchants/${id}`)
    await page.getByLabel("Directory category").selectOption("Art & Culture")
    await page.getByRole("button", { name: "Save category" }).click()
    await notice(page, "Directory category saved").waitFor()
    expect(await outcome(id)).toMatchObject({
      row: { directoryCategory: "art-culture" },
      audit: ["merchant.submitted", "merchant.category-changed"],
    })
  })

  test("works by keyboard only", async () => {
    const approved = await waiting("Keyboard Bakery")
    const rejected = await waiting("Keyboard Smithy")
    const page = await visitor.newPage()
    const tabTo = async (label: RegExp) => {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press("Tab")
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          return element?.getAttribute("aria-label") ?? element?.textContent ?? ""
        })
        if (label.test(focused)) return
      }
      throw new Error(`Tab never reaches ${label}`)
    }
    await page.goto("/admin/login")
    await hydrated(page)
    await page.keyboard.press("Tab")
    await page.keyboard.type(admin.email)
    await page.keyboard.press("Tab")
    await page.keyboard.type(admin.password)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/admin")
    await tabTo(/^Skip to content$/)
    await page.keyboard.press("Enter")
    await tabTo(/Applications waiting/)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/admin/merchants?status=pending")
    await approve(page, approved.businessName).waitFor()
    await tabTo(/^Approve Keyboard Bakery$/)
    await page.keyboard.press("Enter")
    await notice(page, "Merchant approved successfully").waitFor()
    await tabTo(/^Reject Keyboard Smithy$/)
    await page.keyboard.press("Enter")
    await page.waitForURL("**reject=1")
    await page.getByRole("button", { name: "Reject application" }).waitFor()
    await tabTo(/^Reject application$/)
    await page.keyboard.press("Enter")
    await notice(page, "Merchant application rejected").waitFor()
    expect((await outcome(approved.id)).row?.status).toBe("approved")
    expect((await outcome(rejected.id)).row?.status).toBe("rejected")
  })

  test("works without script, from signing in to signing out", async () => {
    const approved = await waiting("Plain Bakery")
    const rejected = await waiting("Plain Smithy")
    const page = await visitor.newPage({ javaScript: false, width: 360 })
    await signIn(page)
    await page.getByRole("button", { name: "Menu" }).click()
    await picture(page, "admin-menu")
    await page.getByRole("link", { name: "Merchant Requests" }).click()
    await search(page).fill("plain")
    await page.getByRole("button", { name: "Search" }).click()
    await approve(page, approved.businessName).click()
    await notice(page, "Merchant approved successfully").waitFor()
    await picture(page, "admin-merchants")
    await reject(page, rejected.businessName).click()
    await page.getByRole("button", { name: "Reject application" }).click()
    await notice(page, "Merchant application rejected").waitFor()
    expect((await outcome(approved.id)).row?.status).toBe("approved")
    expect((await outcome(rejected.id)).row?.status).toBe("rejected")
    await page.getByRole("button", { name: "Menu" }).click()
    await page.getByRole("button", { name: "Logout" }).click()
    expect(new URL(page.url()).pathname).toBe("/admin/login")
    await notice(page, "Logged out successfully").waitFor()
    await page.goto("/admin/merchants")
    expect(new URL(page.url()).pathname).toBe("/admin/login")
  })
})

test("changing the directory's stage applies to visitors at once, with an audit entry", async () => {
  const page = await visitor.newPage()
  await signIn(page)
  await page.getByRole("link", { name: "Settings" }).click()
  expect(await page.getByRole("radio", { name: /^Preview/ }).isChecked()).toBe(true)
  const visitorPage = await visitor.newPage()
  for (const [stage, sign] of [
    ["Coming soon", /is coming soon/],
    ["Live", /^Search the Merchant Directory$/],
    ["Preview", /^Search the Merchant Directory$/],
  ] as const) {
    await page.getByRole("radio", { name: new RegExp(`^${stage}`) }).check()
    await page.getByRole("button", { name: "Save settings" }).click()
    await notice(page, "Settings saved").waitFor()
    await visitorPage.goto("/merchant-directory")
    expect(await visitorPage.getByRole("heading", { level: 1 }).innerText()).toMatch(sign)
    const overlays = await visitorPage.getByText("COMING SOON", { exact: true }).count()
    expect(overlays > 0, stage).toBe(stage === "Preview")
    await page.reload()
    expect(await page.getByRole("radio", { name: new RegExp(`^${stage}`) }).isChecked()).toBe(true)
  }
  await picture(page, "admin-settings")
  const changes = await product.database((db) =>
    db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "settings.directory-stage-changed"))
      .orderBy(auditLog.id),
  )
  expect(changes.map((change) => change.details.stage)).toEqual(["coming-soon", "live", "preview"])
})

test("signing out in one tab signs out the others, and going back shows nothing", async () => {
  const page = await visitor.newPage()
  await signIn(page)
  const other = await visitor.newPage({ besides: page })
  await other.goto("/admin/merchants")
  await hydrated(other)
  await page.getByRole("button", { name: "Logout" }).click()
  await page.waitForURL("**/admin/login")
  await other.waitForURL("**/admin/login**")
  await other.getByRole("button", { name: "Log In" }).waitFor()
  await other.goBack()
  await other.waitForURL("**/admin/login**")
  expect(await listed(other).count()).toBe(0)
})

describe("keyboard shortcuts", () => {
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

  test("move between rows, open, approve, ask before rejecting, select and search", async () => {
    const [first, second, third] = [
      await waiting("Zebra A"),
      await waiting("Zebra B"),
      await waiting("Zebra C"),
    ]
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/merchants?q=Zebra")
    await hydrated(page)
    // The shortcuts start working a moment after the page is ready.
    await until("the first row has the focus", async () => {
      await page.keyboard.press("j")
      return (await focused(page)) === "Zebra C"
    })
    await page.keyboard.press("j")
    await page.keyboard.press("j")
    await page.keyboard.press("j")
    expect(await focused(page)).toBe("Zebra A")
    await page.keyboard.press("k")
    expect(await focused(page)).toBe("Zebra B")
    await page.keyboard.press("a")
    await notice(page, "Merchant approved successfully").waitFor()
    expect((await outcome(second.id)).row?.status).toBe("approved")

    await page.keyboard.press("k")
    await page.keyboard.press("x")
    await page.getByText("1 selected").waitFor()
    await page.keyboard.press("r")
    await page.waitForURL(`**/admin/merchants/${third.id}?**reject=1`)
    expect((await outcome(third.id)).row?.status).toBe("pending")

    await page.goto(`/admin/merchants/${first.id}`)
    await hydrated(page)
    // In a text field, letters are text.
    await page.getByLabel("New note").focus()
    await page.keyboard.type("a draft, not a decision")
    expect((await outcome(first.id)).row?.status).toBe("pending")
    await page.getByRole("heading", { level: 1 }).click()
    await until("the list is open", async () => {
      await page.keyboard.press("u")
      return new URL(page.url()).pathname === "/admin/merchants"
    })
    await until("the search has the focus", async () => {
      await page.keyboard.press("/")
      return page.evaluate(() => document.activeElement?.getAttribute("name") === "q")
    })
  })

  detail("can be told to be silent, and stays so", async () => {
    await waiting("Silent")
    const page = await visitor.newPage()
    await signIn(page)
    await page.goto("/admin/merchants?q=Silent")
    await hydrated(page)
    await page.getByLabel("Single-key shortcuts").uncheck()
    await page.reload()
    await hydrated(page)
    await page.keyboard.press("j")
    expect(await focused(page)).not.toBe("Silent")
  })
})
