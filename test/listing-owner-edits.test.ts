import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import {
  auditLog,
  listingEdits,
  listingRevisions,
  listings,
  mails,
  ownerLinks,
  rateLimits,
  sessions,
  users,
} from "#app/lib/db/schema.ts"
import { addApplications, applicationTables } from "#app/listings/application/test-support.ts"
import { changeListing } from "#app/listings/listing/change-listing.server.ts"
import { openPathOf } from "#app/listings/owners/owner-links.server.ts"
import { adminListingEdits } from "#content/en/admin-listing-edits.ts"
import { flashMessages } from "#content/en/flash.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const email = "owner@shop.example"
const { edit, link, one } = listingOwners

beforeEach(async () => {
  app.now = start
  for (const table of [...applicationTables, mails, rateLimits, sessions, ownerLinks, users])
    await app.db.delete(table)
  await addApplications(app.db, [
    { businessName: "Kente House", email, phone: "+1 404 555 0134", zipCode: "30301", decidedAt: start },
  ])
})

const listing = async () => {
  const [row] = await app.db.select().from(listings)
  if (!row) throw new Error("There is no listing")
  return row
}
const edits = () => app.db.select().from(listingEdits).orderBy(listingEdits.id)
const sent = async (kind: string) =>
  (await app.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter((mail) => mail.kind === kind)
const acts = async () => {
  const { id } = await listing()
  return (await app.db.select().from(auditLog).orderBy(auditLog.id))
    .filter(({ subjectType, subjectId }) => subjectType === "listing" && subjectId === String(id))
    .map(({ action, actor }) => [actor, action])
}

/** Opens the form as its owner. */
async function openForm(): Promise<Browser> {
  const path = await openPathOf(app.db, email, app.now)
  const browser = await (await new Browser(app).open(path)).press(link.submit)
  await browser.open(`/my-listings/${(await listing()).publicId}`)
  return browser.open(browser.href(one.edit))
}
const save = async (change: Record<string, string>) => (await openForm()).fill(change).press(edit.submit)

async function queue(): Promise<Browser> {
  const staff = await signIn(app)
  return staff.open("/admin/listing-edits")
}

describe("an owner's change", () => {
  test("to phone and description appears at once, as a revision by the owner, and is mailed to the owner", async () => {
    const browser = await save({ phone: "404-555-0199", description: "Cloth and thread." })
    expect(browser.statuses).toEqual([303, 200])
    expect(await listing()).toMatchObject({
      phone: "+1 404 555 0199",
      description: "Cloth and thread.",
      revision: 2,
    })
    const [, revision] = await app.db.select().from(listingRevisions).orderBy(listingRevisions.revision)
    expect(revision).toMatchObject({
      byKind: "owner",
      changes: {
        phone: ["+1 404 555 0134", "+1 404 555 0199"],
        description: ["Cloth by the yard.", "Cloth and thread."],
      },
    })
    expect((await new Browser(app).open("/merchant-directory/kente-house")).text).toContain(
      "Cloth and thread.",
    )
    expect(await edits()).toEqual([])
    expect((await acts()).at(-1)).toEqual(["owner", "listing.changed"])
    expect(await sent("listing-edited")).toMatchObject([{ recipient: email }])
    expect(JSON.stringify(await app.db.select().from(auditLog))).not.toContain("0199")
  })

  test("to name, location and website waits for the staff, who are mailed once", async () => {
    await save({ businessName: "Kente Palace", phone: "404-555-0199" })
    await save({ website: "shop.example.org" })
    expect(await listing()).toMatchObject({
      businessName: "Kente House",
      website: null,
      phone: "+1 404 555 0199",
    })
    expect(await edits()).toMatchObject([
      {
        status: "proposed",
        baseRevision: 2,
        changes: {
          businessName: ["Kente House", "Kente Palace"],
          website: [null, "https://shop.example.org"],
        },
      },
    ])
    expect(await sent("listing-edit-new")).toMatchObject([{ recipient: null }])
    const browser = await openForm()
    await browser.open(`/my-listings/${(await listing()).publicId}`)
    expect(browser.text).toContain("Kente Palace")
  })

  test("can be withdrawn while it is pending", async () => {
    const browser = await save({ businessName: "Kente Palace" })
    await browser.press(edit.takeBack)
    expect(await edits()).toEqual([])
    expect((await acts()).at(-1)).toEqual(["owner", "listing.edit-taken-back"])
    expect(browser.text).not.toContain("Kente Palace")
  })

  test("is stored once, however often the form is sent", async () => {
    const browser = await openForm()
    browser.fill({ phone: "404-555-0199", businessName: "Kente Palace" })
    const again = browser.tab()
    await browser.press(edit.submit)
    await again.open(`/my-listings/${(await listing()).publicId}/edit`)
    const fields = new URLSearchParams()
    for (const name of [
      "description",
      "businessType",
      "directoryCategory",
      "country",
      "address",
      "city",
      "state",
      "zip",
    ])
      fields.set(name, String(again.value(name)))
    for (const [name, value] of Object.entries({
      seen: "1",
      phone: "404-555-0199",
      businessName: "Kente Palace",
    }))
      fields.set(name, value)
    await again.post(`/my-listings/${(await listing()).publicId}/edit`, fields)
    expect(again.statuses).toEqual([303, 200])
    expect(again.text).toContain(flashMessages["listing-unchanged"].title)
    expect((await listing()).revision).toBe(2)
    expect(await edits()).toHaveLength(1)
    expect(await sent("listing-edited")).toHaveLength(1)
  })

  test("shows beside each field what is wrong, and keeps all that was typed", async () => {
    const browser = await save({ website: "no address", businessName: "", description: "New text" })
    expect(browser.statuses).toEqual([422])
    for (const field of ["website", "businessName"]) expect(browser.textOfId(`${field}-error`)).toBeTruthy()
    expect(browser.value("website")).toBe("no address")
    expect(browser.value("description")).toBe("New text")
    expect((await listing()).revision).toBe(1)
  })

  test("made on an outdated page gets 409 with both texts, and is accepted when sent again", async () => {
    const browser = await openForm()
    const { id } = await listing()
    const by = { kind: "owner" } as const
    await app.db.transaction((tx) =>
      changeListing(tx, id, { description: "Of somebody else." }, { by, now: start }),
    )
    await browser.fill({ description: "Of the owner." }).press(edit.submit)
    expect(browser.statuses).toEqual([409])
    expect(browser.text).toContain("Of somebody else.")
    expect(browser.value("description")).toBe("Of the owner.")
    expect((await listing()).description).toBe("Of somebody else.")
    await browser.press(edit.submit)
    expect((await listing()).description).toBe("Of the owner.")
  })

  test("never touches the payment address, whatever is posted", async () => {
    const browser = await openForm()
    const fields = new URLSearchParams()
    for (const name of ["seen", "businessName", "businessType", "directoryCategory", "phone", "country"])
      fields.set(name, String(browser.value(name)))
    for (const name of ["address", "city", "state", "zip"]) fields.set(name, String(browser.value(name)))
    fields.set("description", "New text")
    fields.set("walletAddress", "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ")
    fields.set("showWallet", "on")
    await browser.post(browser.path, fields)
    expect(await listing()).toMatchObject({ description: "New text", walletAddress: null, showWallet: false })
    expect(await edits()).toEqual([])
  })
})

describe("the staff's queue of changes", () => {
  test("shows old and new values side by side, and applies a change", async () => {
    await save({ businessName: "Kente Palace", city: "Decatur" })
    const staff = await queue()
    for (const text of ["Kente House", "Kente Palace", "Decatur"]) expect(staff.text).toContain(text)
    await staff.press("Approve the change: Kente House")
    expect(staff.statuses).toEqual([303, 200])
    expect(await listing()).toMatchObject({
      businessName: "Kente Palace",
      slug: "kente-palace",
      city: "Decatur",
    })
    expect(await edits()).toMatchObject([{ status: "applied", decidedAt: app.now }])
    expect((await acts()).at(-1)?.[1]).toBe("listing.edit-applied")
    expect(await sent("listing-edit-answered")).toMatchObject([{ recipient: email }])
    expect(staff.text).toContain(adminListingEdits.empty)
  })

  test("rejects a change with a reason, which the owner reads", async () => {
    await save({ businessName: "Kente Palace" })
    const staff = await queue()
    const [waiting] = await edits()
    await staff.post(
      "/admin/listing-edits",
      new URLSearchParams({ id: String(waiting?.id), intent: "refuse" }),
    )
    expect(staff.response.status).toBe(422)
    expect(staff.textOfId(`reason-${waiting?.id}-error`)).toContain(adminListingEdits.reasonMissing)
    await staff
      .fill({ [`reason-${waiting?.id}`]: "Another shop has that name." })
      .press("Decline change: Kente House")
    expect(await edits()).toMatchObject([{ status: "refused", reason: "Another shop has that name." }])
    expect((await listing()).businessName).toBe("Kente House")
    expect((await sent("listing-edit-answered"))[0]?.text).toContain("Another shop has that name.")
  })

  test("changes nothing if the listing was changed meanwhile, and asks the owner to check again", async () => {
    await save({ businessName: "Kente Palace" })
    const { id } = await listing()
    await app.db.transaction((tx) =>
      changeListing(tx, id, { businessName: "Kente Hall" }, { by: { kind: "owner" }, now: start }),
    )
    const staff = await queue()
    await staff.press("Approve the change: Kente Hall")
    expect((await listing()).businessName).toBe("Kente Hall")
    expect(await edits()).toMatchObject([{ status: "stale" }])
    expect(await sent("listing-edit-answered")).toHaveLength(1)
  })

  test("applies a change once when two administrators press at the same moment", async () => {
    await save({ businessName: "Kente Palace" })
    const staff = await queue()
    const [waiting] = await edits()
    const body = () => new URLSearchParams({ id: String(waiting?.id), intent: "apply" })
    const headers = { cookie: staff.cookie }
    const post = () => app.fetch("/admin/listing-edits", { method: "POST", body: body(), headers })
    await Promise.all([post(), post(), post()])
    expect((await listing()).revision).toBe(2)
    expect(await sent("listing-edit-answered")).toHaveLength(1)
    expect((await acts()).filter(([, action]) => action === "listing.edit-applied")).toHaveLength(1)
  })
})

test("withdrawing a listing deletes its pending changes", async () => {
  const browser = await save({ businessName: "Kente Palace" })
  const { publicId, id } = await listing()
  await browser.post(`/my-listings/${publicId}/withdraw`, new URLSearchParams())
  expect(await edits()).toEqual([])
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id))
  expect(row?.status).toBe("withdrawn")
})

describe("opening hours and links from the owner", () => {
  async function openMore(): Promise<Browser> {
    const browser = await openForm()
    return browser.open(`/my-listings/${(await listing()).publicId}/more`)
  }
  const all = {
    hoursMo: "9-13, 14:30-18",
    hoursSa: "6pm to 2am",
    closure1From: "2026-12-24",
    closure1Until: "2026-12-26",
    closure1Note: "Christmas",
    whatsapp: "(404) 555-0177",
    social1: "instagram.com/kente",
    languages: "English, Twi",
    landmark: "Behind the post office",
    networks: "both",
  }
  const stored = {
    openingHours: "Mo 09:00-13:00,14:30-18:00; Sa 18:00-02:00",
    closures: "2026-12-24/2026-12-26 Christmas",
    whatsapp: "+1 404 555 0177",
    socialLinks: "https://instagram.com/kente",
    languages: "English, Twi",
    landmark: "Behind the post office",
    networks: "both",
  }

  test("are stored with a revision, shown on the page, and part of the structured data", async () => {
    const browser = await (await openMore()).fill(all).press(edit.submit)
    expect(browser.statuses).toEqual([303, 200])
    expect(await listing()).toMatchObject({ ...stored, revision: 2 })
    const [, revision] = await app.db.select().from(listingRevisions).orderBy(listingRevisions.revision)
    expect(revision?.changes).toMatchObject({ openingHours: [null, stored.openingHours] })

    const page = await new Browser(app).open("/merchant-directory/kente-house")
    for (const text of [
      "9:00 AM–1:00 PM, 2:30 PM–6:00 PM",
      "6:00 PM–2:00 AM",
      "Christmas",
      "English, Twi",
      "post office",
    ])
      expect(page.text).toContain(text)
    expect(page.html).toContain('href="https://wa.me/14045550177"')
    const json = JSON.parse(
      page.html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "{}",
    )
    expect(json).toMatchObject({
      openingHours: ["Mo 09:00-13:00,14:30-18:00", "Sa 18:00-02:00"],
      sameAs: ["https://instagram.com/kente"],
    })
    expect((await sent("listing-edited"))[0]?.text).toContain("post office")
  })

  test("appear in the form as stored, and saving them again changes nothing", async () => {
    await (await openMore()).fill(all).press(edit.submit)
    const again = await (await openMore()).press(edit.submit)
    expect(again.text).toContain(flashMessages["listing-unchanged"].title)
    expect((await listing()).revision).toBe(2)
    expect(await sent("listing-edited")).toHaveLength(1)
  })

  test("with ambiguous hours are shown as understood, and saved when sent again", async () => {
    const typed = { hoursMo: "4-10 pm", hoursTu: "9-5", hoursWe: "8:00 A.M. - 4:30 P.M.", hoursSu: "Closed" }
    const browser = await (await openMore()).fill(typed).press(edit.submit)
    expect(browser.statuses).toEqual([422])
    expect((await listing()).openingHours).toBeNull()
    expect(browser.textOfId("hoursMo-error")).toContain("“4-10 pm” as: Mon 4 PM to 10 PM")
    expect(browser.textOfId("hoursTu-error")).toContain("“9-5” as: Tue 9 AM to 5 PM")
    expect(browser.textOfId("hoursWe-error")).toBeFalsy()
    expect(browser.value("hoursMo")).toBe("16:00-22:00")
    await browser.press(edit.submit)
    expect((await listing()).openingHours).toBe("Mo 16:00-22:00; Tu 09:00-17:00; We 08:00-16:30")
  })

  test("with '24/7' on one day apply to every empty day", async () => {
    const browser = await (await openMore()).fill({ hoursMo: "24/7", hoursSu: "12-18" }).press(edit.submit)
    expect(browser.textOfId("hoursMo-error")).toContain("every day, day and night")
    await browser.press(edit.submit)
    expect((await listing()).openingHours).toMatch(/^Mo 00:00-24:00; Tu 00:00-24:00; .*; Su 12:00-18:00$/)
  })

  test("are refused beside their field if they cannot be parsed, with all that was typed", async () => {
    const wrong = {
      hoursMo: "mornings",
      closure1From: "2026-12-26",
      closure1Until: "2026-12-24",
      whatsapp: "call me",
      social1: "no address",
    }
    const browser = await (await openMore()).fill({ ...all, ...wrong }).press(edit.submit)
    expect(browser.statuses).toEqual([422])
    for (const field of ["hoursMo", "closure1Until", "whatsapp", "social1"])
      expect(browser.textOfId(`${field}-error`)).toBeTruthy()
    for (const [field, typed] of Object.entries({ ...all, ...wrong }))
      expect(browser.value(field)).toBe(typed)
    expect((await listing()).revision).toBe(1)
  })

  test("sent from an outdated page get 409 with both texts", async () => {
    const browser = await openMore()
    const { id } = await listing()
    const by = { kind: "owner" } as const
    await app.db.transaction((tx) => changeListing(tx, id, { landmark: "At the market" }, { by, now: start }))
    await browser.fill({ landmark: "Behind the post office" }).press(edit.submit)
    expect(browser.statuses).toEqual([409])
    expect(browser.text).toContain("At the market")
    expect(browser.value("landmark")).toBe("Behind the post office")
    await browser.press(edit.submit)
    expect((await listing()).landmark).toBe("Behind the post office")
  })

  test("are deleted when the listing is withdrawn", async () => {
    const browser = await (await openMore()).fill(all).press(edit.submit)
    const { publicId } = await listing()
    await browser.post(`/my-listings/${publicId}/withdraw`, new URLSearchParams())
    expect(await listing()).toMatchObject(Object.fromEntries(Object.keys(stored).map((fact) => [fact, null])))
    expect(JSON.stringify(await app.db.select().from(listingRevisions))).not.toContain("post office")
  })
})
