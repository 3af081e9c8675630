import { asc, eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, listingRevisions, listings, mails } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { addApplications, emptyApplications } from "#app/listings/application/test-support.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { applicationContent } from "#content/en/application.ts"
import { useApp } from "./app.ts"
import { Browser, formEntries } from "./browser.ts"
import { elements } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const { merge: words, add, flash, detail } = adminListings
let adas: Browser

beforeEach(async () => {
  app.now = new Date("2026-06-01T12:00:00Z")
  await emptyApplications(app.db)
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
    await addApplications(app.db, [
      { businessName: "Kente House" },
      { businessName: "Kente House Ltd" },
      { businessName: "Akwaaba" },
    ])
    await app.db.delete(mails)
    const all = await rows()
    goes = all[0]?.id ?? 0
    stays = all[1]?.id ?? 0
  })

  test("asks which one to keep, shows both, and redirects every address to it; both keep their history", async () => {
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

  test("is refused when one of them changed after the page was opened", async () => {
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

  test("into each other at the same moment keeps one of them", async () => {
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

describe("two listings with different payment addresses", () => {
  const own = "0x52908400098527886E0F7030069857D2E4169EE7"
  const other = "0x8617E340B3D01FA5F11F306F4090FD50E238070D"
  const ids = async () => (await rows()).map(({ id }) => id) as [number, number]
  const shows = async (path: string) => {
    const browser = await new Browser(app).open(path)
    const shown = browser.text.replaceAll(/\s/g, "")
    return [own, other].filter((address) => shown.includes(address))
  }
  const inHours = (hours: number) => {
    app.now = new Date(app.now.getTime() + hours * 3_600_000)
  }

  beforeEach(async () => {
    await addApplications(app.db, [
      { businessName: "Kente House", email: "kente@shop.example", walletAddress: own, showWallet: true },
      { businessName: "Akwaaba", email: "akwaaba@shop.example", walletAddress: other, showWallet: true },
    ])
    await app.db.delete(mails)
    await signIn(app, "bola@example.org")
  })

  async function merge() {
    const [goes, stays] = await ids()
    const staff = await adas.tab().open(`/admin/listings/${goes}/merge?into=${stays}`)
    expect(staff.text).toContain(format(words.payment, { hours: 72 }))
    return staff.press(words.submit)
  }

  test("wait like a changed address: 72 hours and a second approval, and everyone concerned is mailed", async () => {
    expect(await shows("/merchant-directory/kente-house")).toEqual([own])
    await merge()
    for (const path of ["/merchant-directory/kente-house", "/merchant-directory/akwaaba"])
      expect(await shows(path)).toEqual([])
    const told = await app.db.select().from(mails).orderBy(asc(mails.recipient))
    expect(told.map(({ recipient }) => recipient)).toEqual(["akwaaba@shop.example", "kente@shop.example"])
    for (const { text } of told) expect(text).toContain("72 hours")

    inHours(73)
    expect(await shows("/merchant-directory/akwaaba")).toEqual([])
    const [, stays] = await ids()
    const again = await signIn(app, "ada@example.org")
    expect((await again.open(`/admin/listings/${stays}`)).text).toContain(detail.walletOwn)
    const bolas = await (await signIn(app, "bola@example.org")).open(`/admin/listings/${stays}`)
    await bolas.press(detail.agree)
    expect(await shows("/merchant-directory/kente-house")).toEqual([other])
  })

  test("are shown as before after the merger is undone, as long as that is possible", async () => {
    const [goes, stays] = await ids()
    await merge()
    const staff = await adas.tab().open(`/admin/listings/${goes}`)
    const late = await adas.tab().open(`/admin/listings/${goes}`)
    await staff.press(words.undo)
    expect(staff.text).toContain(flash.unmerged.title)
    expect(await shows("/merchant-directory/kente-house")).toEqual([own])
    expect(await shows("/merchant-directory/akwaaba")).toEqual([other])
    expect(await actionsOf(goes)).toEqual(["listing.merged", "listing.unmerged"])
    expect(await app.db.select().from(mails)).toHaveLength(4)
    // A colleague undid it before.
    expect((await late.press(words.undo)).response.status).toBe(404)

    await merge()
    inHours(72)
    const tomorrow = await signIn(app, "ada@example.org")
    expect((await tomorrow.open(`/admin/listings/${goes}`)).text).not.toContain(words.undo)
    await tomorrow.post(`/admin/listings/${goes}`, new URLSearchParams({ intent: "unmerge" }))
    expect(tomorrow.text).toContain(flash["too-late"].title)
    expect((await rows())[0]).toMatchObject({ status: "merged", mergedInto: stays })
  })

  test("are not shown at once after the merger is undone if the remaining listing got another address meanwhile", async () => {
    const [goes, stays] = await ids()
    await merge()
    const staff = await adas.tab().open(`/admin/listings/${stays}`)
    await staff.fill({ walletAddress: "0xde709f2102306220921060314715629080e2fb77" }).press(detail.save)
    await (await adas.tab().open(`/admin/listings/${goes}`)).press(words.undo)
    expect(await shows("/merchant-directory/kente-house")).toEqual([own])
    const page = await new Browser(app).open("/merchant-directory/akwaaba")
    expect(page.text.replaceAll(/\s/g, "")).not.toContain("0xde709f")
  })
})

test("a merger requires recent authentication", async () => {
  await addApplications(app.db, [{ businessName: "Kente House" }, { businessName: "Akwaaba" }])
  const [goes, stays] = (await rows()).map(({ id }) => id)
  app.now = new Date(app.now.getTime() + 20 * 60_000)
  const path = `/admin/listings/${goes}/merge?into=${stays}`
  expect((await adas.tab().open(path)).path).toMatch(/^\/admin\/account\/confirm/)
  const fields = { into: String(stays), revision: "1", stayingRevision: "1" }
  const posted = await adas.tab().post(`/admin/listings/${goes}/merge`, new URLSearchParams(fields))
  expect(posted.path).toMatch(/^\/admin\/account\/confirm/)
  expect((await rows())[0]?.status).toBe("listed")
})

describe("a listing added by staff", () => {
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

  test("has a page, is unconfirmed and not in the lists, mails nobody, and shows no payment address yet", async () => {
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
    expect(staff.textOfId("businessName-error")).toBe(applicationContent.required.businessName)
    expect(staff.value("city")).toBe("Accra")
    expect(await rows()).toEqual([])
  })
})

describe("the remaining listing takes over", () => {
  const ids = async () => (await rows()).map(({ id }) => id) as [number, number]
  const open = async () => {
    const [goes, stays] = await ids()
    return adas.tab().open(`/admin/listings/${goes}/merge?into=${stays}`)
  }

  beforeEach(async () => {
    await addApplications(app.db, [
      { businessName: "Kente House", email: "one@shop.example", phone: "+1 404 555 0134", city: "Macon" },
      { businessName: "Kente House Ltd", email: "two@shop.example", website: "https://ltd.example" },
    ])
    const [goes, stays] = await ids()
    await app.db
      .update(listings)
      .set({ website: "https://one.example", landmark: "By the well" })
      .where(eq(listings.id, goes))
    await app.db.update(listings).set({ phone: null }).where(eq(listings.id, stays))
    await app.db.delete(mails)
  })

  test("what it lacks, unless staff decide otherwise; its owner is mailed, and the merger can be undone", async () => {
    const staff = await open()
    expect([...formEntries(staff, "into")].filter(([name]) => name === "take")).toEqual([
      ["take", "phone"],
      ["take", "landmark"],
    ])
    await staff.press(words.submit)
    const [goes, stays] = await ids()
    expect((await rows())[1]).toMatchObject({
      ...{ phone: "+1 404 555 0134", landmark: "By the well" },
      ...{ website: "https://ltd.example", city: "Atlanta", revision: 2 },
    })
    const told = await app.db.select().from(mails).orderBy(asc(mails.recipient))
    expect(told.map(({ recipient }) => recipient)).toEqual(["one@shop.example", "two@shop.example"])
    expect(told[1]?.text).toContain("By the well")

    // A field that was changed since the merger keeps its value.
    const page = await adas.tab().open(`/admin/listings/${stays}`)
    await page.fill({ phone: "+1 404 555 0199" }).press(detail.save)
    await (await adas.tab().open(`/admin/listings/${goes}`)).press(words.undo)
    const [gone, stayed] = await rows()
    expect(gone).toMatchObject({ status: "listed", phone: "+1 404 555 0134" })
    expect(stayed).toMatchObject({ phone: "+1 404 555 0199", landmark: null })
  })

  test("a location only as a whole, and never a name, a payment address or an owner", async () => {
    const [goes, stays] = await ids()
    const fields = [
      ...(["place", "website", "businessName", "walletAddress", "ownerEmail", "status"] as const).map(
        (part) => ["take", part],
      ),
      ...[
        ["into", String(stays)],
        ["revision", "1"],
        ["stayingRevision", "1"],
      ],
    ] as [string, string][]
    await (await open()).post(`/admin/listings/${goes}/merge`, new URLSearchParams(fields))
    expect((await rows())[1]).toMatchObject({
      ...{ businessName: "Kente House Ltd", ownerEmail: "two@shop.example", status: "listed" },
      ...{ city: "Macon", website: "https://one.example", phone: null },
    })
  })
})

test("likely duplicates are listed with the most similar first, each with a link to merge it", async () => {
  await addApplications(app.db, [
    { businessName: "Kente House", phone: "+1 404 555 0134" },
    { businessName: "Other", phone: "404-555-0155" },
    { businessName: "KENTE house", phone: "(404) 555-0134" },
    { businessName: "Another", phone: "+1 404 555 0155" },
    { businessName: "Alone", phone: "+1 404 555 0166" },
    ...Array.from({ length: 6 }, (_, index) => ({
      businessName: `Branch ${index}`,
      phone: "+1 404 555 0177",
    })),
  ])
  const [first, , third] = await rows()
  const page = await adas.tab().open("/admin/listings/duplicates")
  const { same, whats, mergeOf } = adminListings.duplicates
  const [one, two] = [`${whats.name}, ${whats.phone}`, whats.phone].map((what) =>
    page.text.indexOf(format(same, { what })),
  )
  expect([one !== -1, (two ?? 0) > (one ?? 0)]).toEqual([true, true])
  const merge = elements(page.document, "a").find(
    ({ attributes }) => attributes["aria-label"] === format(mergeOf, { name: "KENTE house" }),
  )
  expect(merge?.attributes.href).toBe(`/admin/listings/${third?.id}/merge?into=${first?.id}`)
  for (const name of ["Alone", "Branch 1"]) expect([name, page.text.includes(name)]).toEqual([name, false])
})
