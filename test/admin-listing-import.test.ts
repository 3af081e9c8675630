import { asc, eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { listingImportLines, listingImports, listings, mails } from "#app/lib/db/schema.ts"
import { format } from "#app/lib/text/format.ts"
import { parseCsv } from "#app/lib/text/formats/csv-test-reader.ts"
import { addApplications, emptyApplications } from "#app/listings/application/test-support.ts"
import { uploadProblem } from "#app/listings/import/reading/upload-problem.ts"
import { csv, shop } from "#app/listings/import/test-support.ts"
import { importLimits } from "#app/listings/import-options.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { listingImport as words } from "#content/en/listing-import.ts"
import { useApp } from "./app.ts"
import type { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const start = "/admin/listings/import"
let staff: Browser

beforeAll(() => {
  app.now = new Date("2026-06-01T12:00:00Z")
})
beforeEach(async () => {
  await emptyApplications(app.db)
  staff = await signIn(app)
  await app.db.delete(mails)
})

function fileForm(bytes: string | Uint8Array<ArrayBuffer>, name = "shops.csv"): FormData {
  const form = new FormData()
  form.set("file", new File([bytes], name, { type: "text/csv" }))
  return form
}
const rows = () => app.db.select().from(listings).orderBy(asc(listings.id))

describe("importing a file without script", () => {
  test("goes from the list of listings to columns and report, and creates listings that wait for their release", async () => {
    await staff.open("/admin/listings")
    await staff.open(staff.href(words.link))
    expect(staff.path).toBe(start)
    const text = csv(
      shop("Kente House", { email: "owner@shop.example" }),
      shop("Baobab"),
      shop("Lost", { country: "Atlantis" }),
    )
    await staff.post(start, fileForm(text.replace("Owner email", "Whom to ask"), "Our <shops>.csv"))
    expect(staff.statuses).toEqual([303, 200])
    expect(staff.text).toContain("Our <shops>.csv")
    expect(staff.text).toContain(format(words.flash.uploaded.title, { count: 3 }))
    expect(staff.value("column-businessName")).toBe("0")
    expect(staff.value("column-email")).toBe("")

    await staff.fill({ "column-email": "8" }).press(words.mapping.submit)
    expect(staff.statuses).toEqual([303, 200])
    expect(staff.text).toContain(words.flash.checked.title)
    expect(staff.text).toContain("line 4")
    expect(await rows()).toEqual([])

    const report = await app.fetch(`${staff.path}/report.csv`, { headers: { cookie: staff.cookie } })
    const records = parseCsv(await report.text())
    expect(records.map(([line, name, verdict, field]) => [line, name, verdict, field])).toEqual([
      Object.values(words.report.columns).slice(0, 4),
      ["2", "Kente House", words.report.verdicts.new, ""],
      ["3", "Baobab", words.report.verdicts.new, ""],
      ["4", "Lost", words.report.verdicts.refused, words.fields.country],
    ])

    const again = staff.tab()
    await again.open(staff.path)
    await staff.press(format(words.import.submit, { count: 2 }))
    expect(staff.text).toContain(format(words.flash.imported.title, { count: 2 }))
    await again.press(format(words.import.submit, { count: 2 }))
    expect(again.text).toContain(format(words.flash.already.title, { count: 2 }))
    expect(await rows()).toHaveLength(2)

    const [kente] = await rows()
    const page = await app.fetch(`/merchant-directory/${kente?.slug}`)
    expect(page.status).toBe(200)
    expect((await (await app.fetch("/merchant-directory")).text()).includes("Kente House")).toBe(false)

    await staff.open(`/admin/listings/${kente?.id}`)
    expect(staff.text).toContain(words.onListing)
    await staff.open(staff.href(words.onListingLink))
    await staff.post(staff.path, new URLSearchParams({ intent: "release", ids: String(kente?.id), how: "" }))
    expect(staff.statuses).toEqual([422])
    expect(staff.text).toContain(words.release.errors.how)
    await staff.fill({ how: "visit" }).press(words.onListingLink)
    expect(staff.text).toContain(format(words.flash.released.title, { count: 1 }))
    expect(await rows()).toMatchObject([
      { confirmedBy: "staff", ownerEmail: "owner@shop.example" },
      { confirmedAt: null, releasedAt: null },
    ])
    await staff.open(`/admin/listings/${kente?.id}`)
    expect(staff.text).not.toContain(words.onListing)
    expect(await app.db.select().from(mails)).toEqual([])
    await staff.open("/admin/audit")
    for (const action of ["imported", "released"] as const)
      expect(staff.text).toContain(words.log.actions[`listing-import.${action}`])
  })

  test("can be undone with one press as long as none of its listings was used", async () => {
    await staff.post(start, fileForm(csv(shop("A"), shop("B"))))
    const page = staff.path
    await staff.press(words.mapping.submit)
    await staff.press(format(words.import.submit, { count: 2 }))
    const late = await staff.tab().open(page)
    await staff.press(format(words.takeBack.submit, { count: 2 }))
    expect(staff.text).toContain(format(words.flash["taken-back"].title, { count: 2 }))
    expect(await rows()).toEqual([])
    await late.post(page, new URLSearchParams({ intent: "import", seen: "" }))
    expect(late.text).toContain(format(words.flash.already.title, { count: 2 }))
    expect(await rows()).toEqual([])
  })

  test("answers 409 when a colleague checked the lines again", async () => {
    await staff.post(start, fileForm(csv(shop("A"))))
    await staff.press(words.mapping.submit)
    const late = await staff.tab().open(staff.path)
    app.now = new Date(app.now.getTime() + 1000)
    await staff.press(words.mapping.again)
    await late.press(format(words.import.submit, { count: 1 }))
    expect(late.statuses).toEqual([409])
    expect(late.text).toContain(words.conflicts["checked-again"])
    expect(await rows()).toEqual([])
  })

  test("asks once what cells mean, corrects others in the report, and lists at the end what needs a check", async () => {
    const file = [
      "Shop Name;Type of shop;Description;Shop address;Town/City;State;Country;Tel;GUAP wallet",
      "Baobab;Chop bar;Soup.;1 Road;Lagos;Lagos;Nigeria;0803 555 0123;to be created",
      "Kente;Chop bar;Cloth.;2 Road;Lagos;Lagos;Nigeria;call only;",
      ";Retail;Beads.;3 Road;Lagos;Lagos;Nigeria;;",
    ].join("\n")
    const bytes = new Uint8Array(
      [...new TextEncoder().encode(file)].concat(
        ...new TextEncoder().encode("\nCaf"),
        0xe9,
        ...new TextEncoder().encode(";Retail;Tea.;4 Road;Lagos;Lagos;Nigeria;;"),
      ),
    )
    await staff.post(start, fileForm(bytes))
    expect(staff.text).toContain(format(words.converted.title, { encoding: "Windows-1252" }))
    expect(staff.text).toContain("Café")
    await staff.press(words.mapping.submit)
    expect(staff.text).toContain(words.values.heading)
    expect(staff.text).toContain(
      format(words.values.label, { field: words.fields.businessType, cell: "Chop bar" }),
    )
    expect(staff.value("value-businessType-0")).toBe("food-service")
    await staff.press(words.values.submit)
    expect(staff.statuses).toEqual([303, 200])
    expect(staff.text).toContain(words.report.counts.incomplete)
    expect(staff.value("cell-3-phone")).toBe("call only")
    await staff.fill({ "cell-4-businessName": "Bead House" }).press(words.report.mend)
    expect(staff.text).toContain(format(words.import.submit, { count: 4 }))
    await staff.press(format(words.import.submit, { count: 4 }))
    expect(staff.text).toContain(
      format(words.flash["imported-incomplete"].title, { count: 4, incomplete: 2 }),
    )
    expect(staff.text).toContain(words.report.openListing)
    expect(
      (await rows()).map(({ businessName, businessType, phone, walletAddress }) => [
        businessName,
        businessType,
        phone,
        walletAddress,
      ]),
    ).toEqual([
      ["Baobab", "food-service", "+234 803 555 0123", null],
      ["Kente", "food-service", null, null],
      ["Bead House", "retail", null, null],
      ["Café", "retail", null, null],
    ])
  })

  test("changes listings by their public id after a report of the changes, and tells their owners", async () => {
    await addApplications(app.db, [
      { businessName: "Kente House", phone: "+234 803 555 0123", country: "NG", email: "owner@shop.example" },
    ])
    const [before] = await rows()
    const file = `publicId,phone\n${before?.publicId},0805 555 0123\n`
    await staff.post(start, fileForm(file))
    await staff.press(words.mapping.submit)
    expect(staff.text).toContain(words.report.counts.change)
    const said = { before: "+234 803 555 0123", after: "+234 805 555 0123" }
    expect(staff.text).toContain(format(words.report.changed, said))
    await staff.press(format(words.import.submitChanges, { changed: 1 }))
    expect(staff.text).toContain(format(words.outcome.changed, { count: 1 }))
    expect(staff.text).not.toContain(format(words.outcome.count, { count: 0 }))
    expect(staff.text).toContain(words.report.changedLines)
    expect((await rows())[0]).toMatchObject({ phone: "+234 805 555 0123", revision: 2 })
    expect((await app.db.select().from(mails)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["listing-changed", "owner@shop.example"],
    ])
  })

  test("undoes a release, and also removes released listings", async () => {
    await staff.post(start, fileForm(csv(shop("A"), shop("B"))))
    await staff.press(words.mapping.submit)
    await staff.press(format(words.import.submit, { count: 2 }))
    await staff.fill({ how: "call" }).press(format(words.release.everything, { count: 2 }))
    await staff.press(format(words.release.undo.submit, { count: 2 }))
    expect(staff.text).toContain(format(words.flash["release-undone"].title, { count: 2 }))
    expect((await rows()).map(({ releasedAt }) => releasedAt)).toEqual([null, null])
    await staff.fill({ how: "call" }).press(format(words.release.everything, { count: 2 }))
    await staff.press(format(words.takeBack.submit, { count: 2 }))
    expect(await rows()).toEqual([])
  })

  test("deletes an uploaded file", async () => {
    await staff.post(start, fileForm(csv(shop("A"))))
    await staff.press(words.import.discard)
    expect(staff.path).toBe(start)
    expect(await app.db.select().from(listingImportLines)).toEqual([])
  })
})

describe("an invalid file", () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>, Parameters<typeof uploadProblem>[0], number]>([
    ["empty", "", { kind: "empty" }, 422],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), { kind: "binary" }, 422],
    ["broken", 'a,b\n"1,2', { kind: "damaged", line: 2 }, 422],
    ["too large", "a,b\n".repeat(importLimits.bytes / 4 + 1), { kind: "too-large" }, 413],
  ])("is refused with its reason beside the field: %s", async (_, bytes, problem, status) => {
    await staff.open(start)
    await staff.post(start, fileForm(bytes))
    expect(staff.statuses).toEqual([status])
    expect(staff.textOfId("file-error")).toBe(uploadProblem(problem))
    expect(await app.db.select().from(listingImports)).toEqual([])
  })

  test("is refused when no file was chosen", async () => {
    await staff.open(start)
    for (const form of [fileForm("", ""), new URLSearchParams({ file: "shops.csv" })]) {
      await staff.post(start, form)
      expect([staff.statuses, staff.textOfId("file-error")]).toEqual([[422], words.problems.missing])
    }
  })
})

test("an unknown import and an unknown command answer 404", async () => {
  await staff.open(`${start}/999`)
  expect(staff.statuses).toEqual([404])
  await staff.open(`${start}/999/report.csv`)
  expect(staff.statuses).toEqual([404])
  for (const intent of ["check", "import", "release-all", "take-back", "nonsense"]) {
    await staff.post(`${start}/999`, new URLSearchParams({ intent, how: "call" }))
    expect([intent, staff.statuses]).toEqual([intent, [404]])
  }
})

test("an export includes the fields that only owners add, under column names that an import accepts", async () => {
  await staff.post(start, fileForm(csv(shop("A"))))
  await staff.press(words.mapping.submit)
  await staff.press(format(words.import.submit, { count: 1 }))
  await app.db.update(listings).set({ landmark: "behind the mill" }).where(eq(listings.businessName, "A"))
  await staff.open("/admin/listings")
  const file = await app.fetch(staff.href(adminListings.csv), { headers: { cookie: staff.cookie } })
  const text = await file.text()
  await emptyApplications(app.db)
  staff = await signIn(app)
  await staff.post(start, fileForm(text))
  await staff.press(words.mapping.submit)
  await staff.press(format(words.import.submit, { count: 1 }))
  expect(await rows()).toMatchObject([{ businessName: "A", landmark: "behind the mill" }])
})
