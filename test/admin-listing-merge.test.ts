import { asc, eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, listingRevisions, listings, mails } from "#app/db/schema.ts"
import { addMerchants, emptyMerchants } from "#app/features/merchants/test-support.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { merchantContent } from "#content/en/merchants.ts"
import { useApp } from "./app.ts"
import { type Browser, formEntries } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const { merge: words, add, flash, detail } = adminListings
let adas: Browser

beforeEach(async () => {
  app.now = new Date("2026-06-01T12:00:00Z")
  await emptyMerchants(app.db)
  adas = await signIn(app, "ada@example.org")
})

const rows = () => app.db.select().from(listings).orderBy(asc(listings.id))
const statusOf = async (path: string) => (await app.fetch(path)).status
const actionsOf = async (id: number) =>
  (await app.db.select().from(auditLog).where(eq(auditLog.subjectType, "listing")).orderBy(asc(auditLog.id)))
    .filter(({ subjectId }) => subjectId === String(id))
    .map(({ action }) => action)

describe("merging two listings of one business", () => {
  let goes: number
  let stays: number

  beforeEach(async () => {
    await addMerchants(app.db, [
      { businessName: "Kente House" },
      { businessName: "Kente House Ltd" },
      { businessName: "Akwaaba" },
    ])
    await app.db.delete(mails)
    const all = await rows()
    goes = all[0]?.id ?? 0
    stays = all[1]?.id ?? 0
  })

  test("asks which one stays, shows both, and leads every address to it; both keep their history", async () => {
    const staff = await adas.tab().open(`/admin/listings/${goes}`)
    await staff.open(staff.href(words.link))
    await staff.fill({ q: "kente" }).press(words.search)
    expect(staff.text).not.toContain("Akwaaba")
    await staff.open(staff.href("Kente House Ltd"))
    expect(staff.text).toContain(words.question)
    expect((await rows())[0]?.status).toBe("listed")
    await staff.press(words.submit)
    expect(staff.path).toBe(`/admin/listings/${stays}`)
    expect(staff.text).toContain(flash.merged.title)

    const [gone, stayed] = await rows()
    expect(gone).toMatchObject({ status: "merged", mergedInto: stays, revision: 2 })
    expect(stayed).toMatchObject({ status: "listed", revision: 1 })
    const moved = await app.fetch("/merchant-directory/kente-house")
    expect([moved.status, moved.headers.get("location")]).toEqual([
      301,
      "/merchant-directory/kente-house-ltd",
    ])
    expect(await app.db.$count(listingRevisions, eq(listingRevisions.listingId, goes))).toBe(2)
    expect([await actionsOf(goes), await actionsOf(stays)]).toEqual([
      ["listing.merged"],
      ["listing.absorbed"],
    ])
    const told = await app.db.select().from(mails)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain("Kente House Ltd")

    const old = await staff.open(`/admin/listings/${goes}`)
    expect(old.text).toContain(detail.final)
    expect(old.href("Kente House Ltd")).toBe(`/admin/listings/${stays}`)
  })

  test("is refused when one of them changed since both were looked at", async () => {
    const staff = await adas.tab().open(`/admin/listings/${goes}/merge?into=${stays}`)
    await (await adas.tab().open(`/admin/listings/${stays}`)).fill({ description: "New." }).press(detail.save)
    await staff.press(words.submit)
    expect(staff.statuses).toEqual([409])
    expect(staff.text).toContain(words.stale)
    expect((await rows())[0]?.status).toBe("listed")
    await staff.press(words.submit)
    expect((await rows())[0]?.status).toBe("merged")
  })

  test.each(["itself", "one that is merged already", "a listing there is not"])(
    "does nothing with %s",
    async (what) => {
      const third = (await rows())[2]?.id ?? 0
      const post = (id: number, into: number) => {
        const fields = { into: String(into), revision: "1", stayingRevision: into === third ? "2" : "1" }
        return adas.tab().post(`/admin/listings/${id}/merge`, new URLSearchParams(fields))
      }
      const into =
        { itself: goes, "one that is merged already": third, "a listing there is not": 999_999 }[what] ?? 0
      if (into === third) await post(third, stays)
      const staff = await post(goes, into)
      expect((await rows())[0]?.status).toBe("listed")
      if (into === 999_999) expect(staff.statuses).toEqual([404])
      else expect(staff.text).toContain(flash.impossible.text)
    },
  )

  test("of two into each other at the same moment leaves one that stays", async () => {
    const post = (id: number, into: number) =>
      adas
        .tab()
        .post(
          `/admin/listings/${id}/merge`,
          new URLSearchParams({ into: String(into), revision: "1", stayingRevision: "1" }),
        )
    await Promise.all([post(goes, stays), post(stays, goes)])
    expect((await rows()).map(({ status }) => status).sort()).toEqual(["listed", "listed", "merged"])
  })
})

describe("a listing that staff add", () => {
  const typed = {
    businessName: "By Hand",
    businessType: "Retail",
    description: "Cloth.",
    address: "1 Main Street",
    city: "Accra",
    state: "Greater Accra",
    country: "Ghana",
    walletAddress: "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
    showWallet: true,
  }

  test("has a page, is unconfirmed and off the lists, tells nobody, and shows no payment address yet", async () => {
    const staff = await adas.tab().open("/admin/listings")
    await staff.open(staff.href(add.link))
    await staff.fill(typed).press(add.submit)
    expect(staff.text).toContain(flash.added.title)
    const [added] = await rows()
    expect(added).toMatchObject({
      source: "staff",
      freshness: "unconfirmed",
      confirmedAt: null,
      ownerEmail: null,
    })
    expect(staff.path).toBe(`/admin/listings/${added?.id}`)
    expect(await actionsOf(added?.id ?? 0)).toEqual(["listing.added"])
    expect(await app.db.select().from(mails)).toEqual([])
    expect(await statusOf("/merchant-directory/by-hand")).toBe(200)
    expect(await (await app.fetch("/merchant-directory/by-hand")).text()).not.toContain("GKQA")
    expect(await (await app.fetch("/merchant-directory")).text()).not.toContain("By Hand")
  })

  test("is added once by a double click", async () => {
    const staff = await adas.tab().open("/admin/listings/new")
    app.now = new Date(app.now.getTime() + 1000)
    const form = formEntries(staff.fill(typed), "city")
    const twice = [adas.tab(), adas.tab()].map((tab) => tab.post("/admin/listings/new", form))
    expect((await Promise.all(twice)).map(({ statuses }) => statuses[0])).toEqual([303, 303])
    expect(await rows()).toHaveLength(1)
  })

  test("keeps what was typed when something is missing", async () => {
    const staff = await adas.tab().open("/admin/listings/new")
    await staff.fill({ ...typed, businessName: "" }).press(add.submit)
    expect(staff.statuses).toEqual([422])
    expect(staff.textOfId("businessName-error")).toBe(merchantContent.required.businessName)
    expect(staff.value("city")).toBe("Accra")
    expect(await rows()).toEqual([])
  })
})
