import { asc, eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { auditLog, listingRevisions, listings, mails } from "#app/lib/db/schema.ts"
import { addApplications, emptyApplications } from "#app/listings/application/test-support.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { applicationContent } from "#content/en/application.ts"
import { formMessages } from "#content/en/forms.ts"
import { useApp } from "./app.ts"
import type { Answers, Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const now = new Date("2026-06-01T12:00:00Z")
const address = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const { detail: words, flash } = adminListings
let adas: Browser
let graces: Browser
let id: number

beforeAll(async () => {
  app.now = now
})
beforeEach(async () => {
  app.now = now
  await emptyApplications(app.db)
  adas = await signIn(app, "ada@example.org")
  graces = await signIn(app, "grace@example.org")
  await addApplications(app.db, [{ businessName: "Kente House", walletAddress: address, showWallet: true }])
  await app.db.delete(mails)
  id = (await row()).id
})

const row = async () => {
  const [found] = await app.db.select().from(listings).orderBy(asc(listings.id))
  if (!found) throw new Error("There is no listing")
  return found
}
const page = () => `/admin/listings/${id}`
const revisions = () =>
  app.db
    .select()
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, id))
    .orderBy(asc(listingRevisions.revision))
const acts = async () =>
  (await app.db.select().from(auditLog).where(eq(auditLog.subjectType, "listing")).orderBy(asc(auditLog.id)))
    .filter(({ subjectId }) => subjectId === String(id))
    .map(({ action, actor, details }) => ({ action, actor, details }))
const sent = () => app.db.select().from(mails).orderBy(asc(mails.recipient))
const listed = (browser: Browser) =>
  elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .map(textOf)

describe("the list of listings", () => {
  test("can be filtered by status and verification, searched and sorted", async () => {
    await addApplications(app.db, [
      { businessName: "Baobab", phone: "+233 20 555 0134" },
      { businessName: "Akwaaba" },
      { businessName: "Gone" },
    ])
    const set = (name: string, change: Partial<typeof listings.$inferInsert>) =>
      app.db.update(listings).set(change).where(eq(listings.businessName, name))
    await set("Gone", { status: "closed" })
    await set("Akwaaba", { freshness: "unconfirmed", confirmedAt: null, confirmedBy: null })
    const staff = await adas.tab().open("/admin")
    await staff.open(staff.href(adminListings.title))
    expect(listed(staff)).toEqual(["Gone", "Akwaaba", "Baobab", "Kente House"])
    await staff.open(staff.href("Closed1"))
    expect(listed(staff)).toEqual(["Gone"])
    await staff.open(staff.href("Unconfirmed1"))
    expect(listed(staff)).toEqual(["Akwaaba"])
    expect(staff.text).toContain(adminListings.neverConfirmed)
    await staff.open(staff.href("Confirmed2"))
    expect(listed(staff)).toEqual(["Baobab", "Kente House"])
    await staff.open("/admin/listings?sort=name")
    expect(listed(staff)).toEqual(["Akwaaba", "Baobab", "Gone", "Kente House"])
    await staff.fill({ q: "020 5550134" }).press("Search")
    expect(listed(staff)).toEqual(["Baobab"])
    await staff.fill({ q: "nothing at all" }).press("Search")
    expect(staff.text).toContain(adminListings.emptySearch)
    expect((await staff.open("/admin/listings?status=merged")).text).toContain(adminListings.empty)
  })

  test("can be exported as a file that contains no formulas, and the export is logged", async () => {
    await addApplications(app.db, [{ businessName: "=1+1", phone: "+1 404 555 0199" }])
    const answer = await app.fetch("/admin/listings.csv?q=404", { headers: { cookie: adas.cookie } })
    expect(answer.headers.get("content-disposition")).toContain("guapcoin-listings-all-2026-06-01.csv")
    const [head = "", ...lines] = (await answer.text()).trim().split("\r\n")
    expect(head).toContain('"businessName"')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(`"'=1+1"`)
    expect(lines[0]).toContain(`"'+1 404 555 0199"`)
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, "listings.exported"))
    expect(entry).toMatchObject({
      subjectType: "listings",
      details: { count: 1, status: null, searched: true },
    })
  })
})

describe("the page of a listing", () => {
  test("shows its data and links to its application and its public page", async () => {
    const staff = await adas.tab().open(page())
    const { applicationId, publicId } = await row()
    expect(staff.text).toContain(publicId)
    expect(staff.href(words.application)).toBe(`/admin/merchants/${applicationId}`)
    expect(staff.href(words.publicPage)).toBe("/merchant-directory/kente-house")
    expect(staff.value("email")).toBe("secret@mail.example")
  })

  test("saves changes by staff: the row, a revision, the audit log, and a mail with old and new values", async () => {
    const staff = await adas.tab().open(page())
    const changed = {
      businessName: "Kente and Thread",
      phone: "",
      website: "kente.example",
      why: "They called us.",
    }
    await staff.fill(changed).press(words.save)
    expect(staff.statuses).toEqual([303, 200])
    expect(staff.text).toContain(flash.saved.title)
    expect(await row()).toMatchObject({
      businessName: "Kente and Thread",
      slug: "kente-and-thread",
      phone: null,
      website: "https://kente.example",
      ownerName: "Secret Owner",
      revision: 2,
    })
    expect((await revisions()).at(-1)).toMatchObject({
      byKind: "staff",
      reason: "They called us.",
      changes: {
        businessName: ["Kente House", "Kente and Thread"],
        website: [null, "https://kente.example"],
      },
    })
    expect(await acts()).toEqual([
      {
        action: "listing.changed",
        actor: expect.any(String),
        details: { changed: "businessName, website, slug", revision: 2, why: null },
      },
    ])
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: "listing-changed",
      recipient: "secret@mail.example",
      urgency: "asked",
    })
    expect(mail?.subject).not.toContain("Kente")
    expect(mail?.text).toContain("Before: Kente House\nNow: Kente and Thread")
    expect(mail?.text).toContain("They called us.")
    expect((await app.fetch("/merchant-directory/kente-and-thread")).status).toBe(200)
  })

  test("mails both mailboxes when the owner's address changes, without showing either one the other's address", async () => {
    const staff = await adas.tab().open(page())
    await staff.fill({ email: "new@mail.example", ownerName: "New Owner" }).press(words.save)
    const told = await sent()
    expect(told.map(({ recipient }) => recipient)).toEqual(["new@mail.example", "secret@mail.example"])
    expect(told.map(({ text }) => text).join()).not.toMatch(/mail\.example|New Owner|Secret Owner/)
  })

  test("keeps everything that was typed when something is wrong, with the form's message beside the field", async () => {
    const staff = await adas.tab().open(page())
    await staff
      .fill({ businessName: "", website: "not an address", city: "Accra", why: "Typed" })
      .press(words.save)
    expect(staff.statuses).toEqual([422])
    expect(staff.textOfId("businessName-error")).toBe(applicationContent.required.businessName)
    expect(staff.textOfId("website-error")).toBe(formMessages.url)
    expect(["website", "city", "why"].map((name) => staff.value(name))).toEqual([
      "not an address",
      "Accra",
      "Typed",
    ])
    expect((await row()).revision).toBe(1)
  })

  test("does not store a private key that was entered as an address", async () => {
    const key = "a".repeat(64)
    const staff = await adas.tab().open(page())
    await staff.fill({ walletAddress: key }).press(words.save)
    expect(staff.statuses).toEqual([422])
    expect(staff.html).not.toContain(key)
    expect(staff.textOfId("walletAddress-error")).toBe(applicationContent.walletErrors["private-key"])
  })

  test("shows both texts to the slower administrator, and saves the slower one's text on the next press", async () => {
    const slow = await adas.tab().open(page())
    const fast = await graces.tab().open(page())
    await fast.fill({ description: "Grace's words." }).press(words.save)
    await slow.fill({ description: "Ada's words.", why: "Because" }).press(words.save)
    expect(slow.statuses).toEqual([409])
    expect(slow.text).toContain("Grace's words.")
    expect(slow.value("description")).toBe("Ada's words.")
    expect(slow.value("why")).toBe("Because")
    expect((await row()).description).toBe("Grace's words.")
    await slow.press(words.save)
    expect(slow.statuses).toEqual([303, 200])
    expect(await row()).toMatchObject({ description: "Ada's words.", revision: 3 })
  })

  test("keeps both changes when two people changed different fields", async () => {
    const slow = await adas.tab().open(page())
    const fast = await graces.tab().open(page())
    await fast.fill({ description: "Grace's words.", city: "Macon" }).press(words.save)
    await slow.fill({ website: "https://ada.example", ownerName: "Ama" }).press(words.save)
    expect(slow.statuses).toEqual([303, 200])
    expect(slow.text).toContain(flash.savedBeside.text)
    const both = { description: "Grace's words.", city: "Macon", website: "https://ada.example" }
    expect(await row()).toMatchObject({ ...both, ownerName: "Ama", revision: 3 })
    expect((await revisions()).at(-1)?.changes).toEqual({
      website: [null, "https://ada.example"],
      ownerName: ["Secret Owner", "Ama"],
    })
  })

  test("asks only about fields that both people changed, and merges all others", async () => {
    const slow = await adas.tab().open(page())
    const fast = await graces.tab().open(page())
    const [mine, theirs] = ["Cloth and thread from Ada.", "Cloth and thread from Grace."]
    await fast.fill({ description: theirs, website: "https://grace.example" }).press(words.save)
    await slow.fill({ description: mine, city: "Macon" }).press(words.save)
    expect(slow.statuses).toEqual([409])
    expect(["description", "city", "website"].map((name) => slow.value(name))).toEqual([
      mine,
      "Macon",
      "https://grace.example",
    ])
    expect(elements(slow.document, "mark").map(textOf).slice(0, 2)).toEqual(["Ada", "Grace"])
    await slow.press(words.save)
    const saved = { description: mine, city: "Macon", website: "https://grace.example", revision: 3 }
    expect(await row()).toMatchObject(saved)
  })

  test("does not restore a payment address that was removed while a form was open", async () => {
    const slow = await adas.tab().open(page())
    await (await graces.tab().open(page())).press(words.removeWallet)
    await slow.fill({ city: "Macon" }).press(words.save)
    expect(await row()).toMatchObject({ city: "Macon", walletAddress: null, showWallet: false, revision: 3 })
  })

  test("keeps every change when several forms are saved at once", async () => {
    const changes: Answers[] = [
      { city: "Macon" },
      { website: "https://a.example" },
      { description: "D" },
      { zip: "31201" },
    ]
    const tabs = await Promise.all(changes.map(() => adas.tab().open(page())))
    await Promise.all(tabs.map((tab, at) => tab.fill(changes[at] ?? {}).press(words.save)))
    expect(await row()).toMatchObject({
      ...{ city: "Macon", website: "https://a.example", description: "D", zipCode: "31201" },
      revision: 5,
    })
  })

  test.each(["", "x", "-1", "2", "99999999999"])(
    "treats %j as a form that has seen no revision",
    async (revision) => {
      const staff = await adas.tab().open(page())
      const sent = staff.fill({ description: "New." }).sends(words.save)
      sent.set("revision", revision)
      await staff.post(page(), sent)
      expect(staff.statuses).toEqual([409])
      expect((await row()).revision).toBe(1)
    },
  )

  test("saves nothing and mails nobody when nothing changed", async () => {
    const staff = await adas.tab().open(page())
    await staff.press(words.save)
    expect(staff.text).toContain(flash.unchanged.title)
    expect([(await row()).revision, await sent(), await acts()]).toEqual([1, [], []])
  })

  test("restores the listing to an earlier revision, but not its former owner", async () => {
    const staff = await adas.tab().open(page())
    await staff.fill({ businessName: "Sold", email: "buyer@mail.example" }).press(words.save)
    await staff.press("Restore revision 1")
    expect(staff.text).toContain(flash.restored.title)
    expect(await row()).toMatchObject({
      businessName: "Kente House",
      slug: "kente-house",
      ownerEmail: "buyer@mail.example",
      revision: 3,
    })
    expect((await acts()).at(-1)).toMatchObject({ action: "listing.restored" })
  })

  test.each(["99999999999", "0", "x"])("answers 404 for the unknown revision %j", async (restored) => {
    const staff = await adas.tab().open(page())
    await staff.post(page(), new URLSearchParams({ intent: "restore", revision: "1", restored }))
    expect(staff.statuses[0]).toBeLessThan(500)
    expect((await row()).revision).toBe(1)
  })

  test("loses its payment address at one press, whatever changed meanwhile", async () => {
    const staff = await adas.tab().open(page())
    await (await graces.tab().open(page())).fill({ description: "New." }).press(words.save)
    await staff.press(words.removeWallet)
    expect(staff.statuses).toEqual([303, 200])
    expect(await row()).toMatchObject({ walletAddress: null, showWallet: false })
    expect(await (await app.fetch("/merchant-directory/kente-house")).text()).not.toContain("GKQA")
    // Both changes were mailed at the same moment, so the mails have no order.
    const told = (await sent()).map(({ text }) => text)
    expect(told).toEqual(expect.arrayContaining([expect.stringContaining(address)]))
  })
})

describe("the status of a listing", () => {
  test.each([
    ["close", "closed"],
    ["archive", "archived"],
  ] as const)("can be changed with a reason: %s", async (standing, status) => {
    const staff = await adas.tab().open(page())
    // The browser requires the reason; the server does too.
    await staff.post(page(), new URLSearchParams({ intent: standing, revision: "1" }))
    expect(staff.statuses).toEqual([422])
    expect(staff.textOfId("reason-error")).toBe(formMessages.required)
    await staff.fill({ reason: "The door is shut." }).press(words[standing])
    expect(await row()).toMatchObject({ status, directoryRank: null })
    expect((await revisions()).at(-1)).toMatchObject({ reason: "The door is shut.", reasonCode: null })
    expect((await sent())[0]?.text).toContain("The door is shut.")
    await staff.fill({ reason: "Open again." }).press(words.list)
    expect((await row()).status).toBe("listed")
    expect((await acts()).map(({ action }) => action)).toEqual([`listing.${status}`, "listing.listed"])
  })

  test("can be hidden with a reason from the list; other input stays until one is chosen", async () => {
    const staff = await adas.tab().open(page())
    await staff.fill({ reason: "A customer wrote." }).press(words.hide)
    expect(staff.statuses).toEqual([422])
    expect(staff.textOfId("reasonCode-error")).toBe(adminListings.errors.hidingReason)
    expect(staff.value("reason")).toBe("A customer wrote.")
    await staff.fill({ reasonCode: "wrong-facts" }).press(words.hide)
    expect((await row()).status).toBe("hidden")
    expect((await revisions()).at(-1)).toMatchObject({ reasonCode: "wrong-facts" })
    expect(await sent()).toHaveLength(1)
  })

  test("is not mailed to the owner when the listing is hidden because of fraud", async () => {
    const staff = await adas.tab().open(page())
    await staff.fill({ reason: "Not their shop.", reasonCode: "fraud" }).press(words.hide)
    expect((await row()).status).toBe("hidden")
    expect(await sent()).toEqual([])
  })

  test("is not changed by an administrator who has not seen the last change; the typed reason stays", async () => {
    const slow = await adas.tab().open(page())
    await (await graces.tab().open(page())).fill({ description: "New." }).press(words.save)
    await slow.fill({ reason: "Shut." }).press(words.close)
    expect(slow.statuses).toEqual([409])
    expect(slow.value("reason")).toBe("Shut.")
    expect((await row()).status).toBe("listed")
    await slow.press(words.close)
    expect((await row()).status).toBe("closed")
  })
})
