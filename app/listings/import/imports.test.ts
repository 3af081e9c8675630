import { asc, eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import {
  auditLog,
  listingImports as imports,
  listingImportLines as lines,
  listingClaims,
  listingEvidence,
  listingRevisions,
  listingSlugs,
  listings,
  mails,
  ownerLinks,
} from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { csvRecord } from "#app/lib/text/formats/csv.ts"
import { listListingPages, listListingParts } from "#app/site/sitemap/listing-parts.server.ts"
import { applicationContent } from "#content/en/application.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { walletSecret } from "#content/en/wallet-secret.ts"
import { useDatabase } from "#test/database.ts"
import { loadTowns } from "#test/load-towns.ts"
import { exportColumns, readExport } from "../admin/staff-queries.server.ts"
import {
  addApplications,
  addStaff,
  emptyApplications,
  minutes,
  publicUrl,
  start,
} from "../application/test-support.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import { factsAfter, publicFacts } from "../listing/listing-facts.ts"
import { claimSituations } from "../owners/claim-options.ts"
import { ageListings } from "../verification/daily-job.server.ts"
import { cleanUpImports } from "./import-cleanup.server.ts"
import {
  findImport,
  findReport,
  listImported,
  listUnknownValues,
  readReport,
} from "./import-queries.server.ts"
import { checkLines, discardUpload, type ImportContext, importLines, mendLines } from "./imports.server.ts"
import { releaseListings } from "./release.server.ts"
import { takeImportBack } from "./take-back.server.ts"
import { check, csv, runImport, saveAs, shop, upload } from "./test-support.ts"
import { undoRelease } from "./undo-release.server.ts"

const database = useDatabase()
const wallet = "0x52908400098527886E0F7030069857D2E4169EE7"
const dayMs = 24 * 60 * 60 * 1000
let ada: ImportContext

beforeEach(async () => {
  await emptyApplications(database.db)
  ada = { by: await addStaff(database.db, "Ada"), now: start }
})

const rows = () => database.db.select().from(listings).orderBy(asc(listings.id))
const revisions = () =>
  database.db
    .select()
    .from(listingRevisions)
    .orderBy(asc(listingRevisions.listingId), asc(listingRevisions.revision))
const kept = (id: number) =>
  database.db.select().from(lines).where(eq(lines.importId, id)).orderBy(asc(lines.line))
const acts = async (id: number) =>
  (await database.db.select().from(auditLog).orderBy(asc(auditLog.id)))
    .filter(({ subjectType, subjectId }) => subjectType === "listing-import" && subjectId === String(id))
    .map(({ action, actor, details }) => [action, actor, details])
const verdicts = async (id: number) =>
  (await kept(id)).map(({ verdict, alike }) => [verdict, alike?.what ?? null])

/** Location facts of a line, and the fields left out. */
function placeOf({ facts, findings }: Awaited<ReturnType<typeof kept>>[number]) {
  const { town, pin, pinPrecision } = facts ?? {}
  return { town, pin, pinPrecision, ...(findings && { leftOut: findings.map(({ field }) => field) }) }
}
const nowhere = (leftOut: string[]) => ({
  ...{ town: null, pin: null, pinPrecision: null },
  ...(leftOut.length > 0 && { leftOut }),
})

describe("a dry run", () => {
  test("reports the verdict of each line, and writes no listing", async () => {
    const id = await check(
      database.db,
      csv(
        shop("Kente House"),
        shop("", { country: "Atlantis" }),
        shop("Bad Wallet", { wallet: `${wallet}0` }),
        "too,short",
      ),
      ada,
    )
    const report = await findReport(database.db, id)
    expect(report.counts).toMatchObject({ new: 2, alike: 0, refused: 2, incomplete: 1 })
    const fieldsOf = ({ line, findings }: (typeof report.refused)[number]) => [
      line,
      findings.map(({ field }) => field),
    ]
    expect(report.refused.map(fieldsOf)).toEqual([
      [3, ["country", "businessName"]],
      [5, [null]],
    ])
    expect(report.incomplete.map(fieldsOf)).toEqual([[4, ["walletAddress"]]])
    expect(report.incomplete[0]).toMatchObject({ name: "Bad Wallet", verdict: "new" })
    expect(await rows()).toEqual([])
    expect((await kept(id))[0]?.facts).toMatchObject({
      businessName: "Kente House",
      country: "NG",
      phone: null,
    })
  })

  test("reads phones by country, completes web addresses, and leaves out unreadable cells", async () => {
    const text = [
      "business name;business type;description;online;country;phone;website;hours;showWallet;languages",
      "A;e-commerce;Text;yes;nigeria;0803 555 0123;shop.example;Mo 9-18 or so;no;English",
      "D;e-commerce;Text;yes;NG;;;Mo-Fr 9-5;;",
      'B;E-commerce;Text;yes;NG;;;"Mo 9-18; Tu 10-12, 14-16";;',
      "C;e-commerce;Text;perhaps;NG;;;;maybe;",
    ].join("\n")
    const id = await check(database.db, text, ada)
    const [a, d, b, c] = await kept(id)
    expect(a?.findings).toMatchObject([{ field: "openingHours", isLeftOut: true }])
    expect(a?.facts).toMatchObject({ businessName: "A", openingHours: null, phone: "+234 803 555 0123" })
    expect(d?.findings).toMatchObject([
      { field: "openingHours", message: expect.stringContaining("9 AM to 5 PM"), cell: "Mo-Fr 9-5" },
    ])
    expect(b?.facts).toMatchObject({
      openingHours: "Mo 09:00-18:00; Tu 10:00-12:00,14:00-16:00",
      onlineOnly: true,
      country: "NG",
    })
    expect(c?.findings?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["onlineOnly", "showWallet"]),
    )
  })

  test("reads towns and pins like the owner's form, and leaves out what it would ask about", async () => {
    await loadTowns(database.db, ["ng/lagos", "ng/ibadan", "gh/accra"])
    const shops = [
      ["Named", "Èkó", "6.45400, 3.39470", "exact"],
      ["By code", "ng/ibadan", "6FV59VQW+4H", "Everyone, within about a kilometer"],
      ["No place", "", "", ""],
      ["Unknown town", "Atlantis", "", ""],
      ["Not said who may know", "", "6.45400, 3.39470", ""],
      ["Other country", "", "5.6037, -0.187", "exact"],
      ["Far from its town", "ng/lagos", "9.0765, 7.3986", "exact"],
      ["Short link", "", "https://maps.app.goo.gl/AbC", "hidden"],
    ]
    const text = [
      "name;type;description;address;city;state;country;town;coordinates;precision",
      ...shops.map(
        ([name, town, pin, precision]) =>
          `${name};Retail;Text;1 Street;Lagos;Lagos;NG;"${town}";"${pin}";"${precision}"`,
      ),
    ].join("\n")
    const id = await check(database.db, text, ada)
    expect((await kept(id)).map(placeOf)).toEqual([
      { town: "ng/lagos", pin: "6.45400,3.39470", pinPrecision: "exact" },
      { town: "ng/ibadan", pin: expect.stringMatching(/^7[.]/), pinPrecision: "about" },
      nowhere([]),
      nowhere(["town"]),
      nowhere(["pinPrecision"]),
      nowhere(["pin"]),
      { ...nowhere(["pin"]), town: "ng/lagos" },
      nowhere(["pin"]),
    ])
    await runImport(database.db, id, ada)
    expect((await rows()).map(({ town, pin }) => [town, pin]).slice(0, 4)).toEqual([
      ["ng/lagos", "6.45400,3.39470"],
      ["ng/ibadan", expect.stringMatching(/^7[.]/)],
      [null, null],
      [null, null],
    ])
    expect((await revisions())[0]?.changes).toMatchObject({ pin: [null, "6.45400,3.39470"] })
  })

  test("reads latitude and longitude in two columns as one pin", async () => {
    await loadTowns(database.db, ["ng/lagos", "gh/accra"])
    const shops = [
      ["Numbers", "6.45400", "3.39470", "exact"],
      ["Decimal commas", "6,45400", "3,39470", "about"],
      ["None", "", "", ""],
      ["Half", "6.45400", "", "exact"],
      ["Elsewhere", "5.6037", "-0.187", "exact"],
      ["No number", "north", "3.39470", "exact"],
      ["Not said who may know", "6.45400", "3.39470", ""],
    ]
    const text = [
      "name;type;description;address;city;state;country;Lat;Lng;precision",
      ...shops.map(
        ([name, latitude, longitude, precision]) =>
          `${name};Retail;Text;1 Street;Lagos;Lagos;NG;${latitude};${longitude};${precision}`,
      ),
    ].join("\n")
    const id = await check(database.db, text, ada)
    expect((await kept(id)).map(placeOf)).toEqual([
      { town: null, pin: "6.45400,3.39470", pinPrecision: "exact" },
      { town: null, pin: "6.45400,3.39470", pinPrecision: "about" },
      nowhere([]),
      nowhere(["longitude"]),
      nowhere(["latitude"]),
      nowhere(["latitude"]),
      nowhere(["pinPrecision"]),
    ])
  })

  test("leaves out unusable phone numbers, and takes the first of several", async () => {
    const phones = ["2.33244E+11", "call only", "0803 555 0123 / 0805 555 0123", "2348035550123.0", "none"]
    const id = await check(database.db, csv(...phones.map((phone, at) => shop(`Shop ${at}`, { phone }))), ada)
    expect((await kept(id)).map(({ facts, findings }) => [facts?.phone, findings?.length ?? 0])).toEqual([
      [null, 1],
      [null, 1],
      ["+234 803 555 0123", 1],
      ["+234 803 555 0123", 0],
      [null, 0],
    ])
  })

  test("requires no state in countries without states, and takes the state from a known town", async () => {
    await loadTowns(database.db, ["gh/accra"])
    const text = [
      "name;type;description;address;city;country",
      ..."Accra;GH|Nowhere;Ghana|Nowhere;US"
        .split("|")
        .map((place, at) => `Shop ${at};Retail;Text;1 Street;${place}`),
    ].join("\n")
    const id = await check(database.db, text, ada)
    expect(
      (await kept(id)).map(({ facts, findings }) => facts?.state ?? findings?.map(({ field }) => field)),
    ).toEqual(["Greater Accra", "", ["state"]])
  })

  test("asks once for all lines what an unknown cell means", async () => {
    const text = [
      "name;type;category;description;online;country;networks",
      "A;Chop bar;Fashion;Text;yes;Ghana;L1",
      "B;chop-bar;Odds and ends;Text;yes;;both",
      "C;Restaurant;;Text;oui;Côte d’Ivoire;all",
    ].join("\n")
    const id = await check(database.db, text, ada)
    const asked = async () => listUnknownValues(database.db, (await findImport(database.db, id)) as never)
    expect((await asked()).map(({ field, cell, lines: count }) => [field, cell, count])).toEqual([
      ["businessType", "Chop bar", 2],
      ["country", "", 1],
      ["directoryCategory", "Odds and ends", 1],
      ["networks", "all", 1],
    ])
    expect(await verdicts(id)).toEqual([
      ["refused", null],
      ["refused", null],
      ["new", null],
    ])
    const values = {
      businessType: { "Chop bar": "food-service" },
      country: { "": "GH" },
      directoryCategory: { "Odds and ends": "" },
      networks: { all: "both" },
    }
    await checkLines(database.db, id, { values }, ada)
    expect((await kept(id)).map(({ facts, findings }) => [facts, findings])).toMatchObject([
      [{ businessType: "food-service", directoryCategory: "fashion-apparel", networks: "L1" }, null],
      [{ businessType: "food-service", directoryCategory: "food-dining", country: "GH" }, null],
      [{ businessType: "food-service", country: "CI", networks: "both", onlineOnly: true }, null],
    ])
    expect((await asked()).every(({ lines: count, code }) => count === 0 && code !== null)).toBe(true)
  })

  test("accepts corrected cells, also for a field without a column in the file", async () => {
    const id = await check(database.db, csv(shop("", { wallet: "to be created" }), shop("B")), ada)
    const mended = [
      { line: 2, field: "businessName", text: "Kente House" },
      { line: 2, field: "walletAddress", text: wallet },
      { line: 2, field: "openingHours", text: "Mo-Sa 9-18" },
    ] as const
    await mendLines(database.db, id, mended, { now: minutes(1) })
    const [line, other] = await kept(id)
    expect([line?.facts, line?.findings]).toMatchObject([
      {
        businessName: "Kente House",
        walletAddress: wallet,
        openingHours: expect.stringMatching(/^Mo 09:00-18:00; /),
      },
      null,
    ])
    expect(other).toMatchObject({ verdict: "new", findings: null })
    const found = await findImport(database.db, id)
    expect([found?.headings.length, found?.mapping.openingHours]).toEqual([11, 10])
    // Checking all lines again keeps the corrections.
    await checkLines(database.db, id, {}, ada)
    expect(await verdicts(id)).toEqual([
      ["new", null],
      ["new", null],
    ])
    const key = "e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262"
    await mendLines(database.db, id, [{ line: 3, field: "landmark", text: key }], { now: minutes(2) })
    expect((await kept(id))[1]).toMatchObject({ verdict: "refused" })
    expect(JSON.stringify(await kept(id))).not.toContain(key)
  })

  test("flags lines with the name and town, payment address or phone of another one", async () => {
    await addApplications(database.db, [
      {
        businessName: "Kente House",
        city: "Lagos",
        state: "Lagos",
        onlineOnly: false,
        address: "1 A Street",
      },
      { businessName: "Other", phone: "+234 803 555 01 23" },
      { businessName: "Third", walletAddress: wallet },
    ])
    const id = await check(
      database.db,
      csv(
        shop("KENTE house"),
        shop("Kente House", { town: "Ibadan" }),
        shop("Phones", { phone: "0803-5550123" }),
        shop("Wallets", { wallet: wallet.toLowerCase() }),
        shop("Twice"),
        shop("twice"),
      ),
      ada,
    )
    expect(await verdicts(id)).toEqual([
      ["alike", "name"],
      ["new", null],
      ["alike", "phone"],
      ["alike", "wallet"],
      ["new", null],
      ["alike", "name"],
    ])
    expect((await kept(id)).at(-1)?.alike).toMatchObject({ listing: null, line: 6 })
  })

  test("stores no private key, in any column", async () => {
    const key = "e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262"
    const phrase = "legal winner thank year wave sausage worth useful legal winner thank yellow"
    const numbered = phrase.split(" ").map((word, index) => `${index + 1}. ${word}`)
    const id = await check(
      database.db,
      csv(
        shop(key),
        shop("B", { wallet: phrase }),
        shop("C", { wallet: key }),
        shop("D", { description: `We sell cloth. ${numbered.join(" ")}` }),
        shop("E", { wallet: `key 0x${key}` }),
        shop("F", { wallet: `\u200e0x${key}` }),
      ),
      ada,
    )
    const stored = JSON.stringify(await kept(id))
    expect([key, phrase, "wave 6."].filter((secret) => stored.includes(secret))).toEqual([])
    expect(await findReport(database.db, id)).toMatchObject({ counts: { refused: 6 } })
    expect(stored).toContain(walletSecret.found)
    expect(stored).toContain(applicationContent.walletErrors["private-key"])
  })

  test("stores no recovery phrase split into cells, and no key in the headings", async () => {
    const key = "e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262"
    const words = "legal winner thank year wave sausage worth useful legal winner thank yellow".split(" ")
    const file = [`name,${words.map((_, index) => `word ${index + 1}`)},${key}`, `A,${words},`].join("\n")
    const id = await upload(database.db, file, ada)
    const [line] = await kept(id)
    expect(line?.cells).toEqual([...words, "", ""].map(() => "***"))
    const headings = (await findImport(database.db, id))?.headings
    expect([headings?.[0], headings?.at(-1)]).toEqual(["name", "***"])
  })

  test("has a CSV report of every line, in which no cell is a formula", async () => {
    const id = await check(database.db, csv(shop("=1+1"), shop("@SUM(A1)", { country: "=x" })), ada)
    const batches = []
    for await (const batch of readReport(database.db, id, false)) batches.push(...batch)
    const text = batches.map(csvRecord).join("")
    expect(text.split("\r\n")).toEqual([
      `"2","'=1+1","will be added","","","",""`,
      expect.stringMatching(/^"3","'@SUM\(A1\)","rejected","Country",".+","'=x",""$/),
      "",
    ])
  })
})

describe("an import", () => {
  test("creates unconfirmed listings with a revision by staff, and one audit log entry", async () => {
    const id = await check(
      database.db,
      csv(shop("Kente House", { email: "owner@shop.example" }), shop("Kente House", { town: "Ibadan" })),
      ada,
    )
    expect(await runImport(database.db, id, ada)).toMatchObject({ kind: "imported", count: 2 })
    const [first, second] = await rows()
    expect(first).toMatchObject({
      source: "import",
      status: "listed",
      freshness: "unconfirmed",
      confirmedAt: null,
      nextChangeOn: null,
      ownerEmail: null,
      heldEmail: "owner@shop.example",
      slug: "kente-house",
    })
    expect(second?.slug).toBe("kente-house-2")
    expect(await revisions()).toMatchObject([
      { byKind: "staff", by: "Ada", reason: `Imported from shops.csv (import ${id})` },
      { byKind: "staff" },
    ])
    const said = factsAfter((await revisions()).filter(({ listingId }) => listingId === first?.id))
    for (const fact of publicFacts) expect(said[fact] ?? null).toEqual(first?.[fact])
    expect(await acts(id)).toEqual([["listing-import.imported", "Ada", { count: 2 }]])
    expect((await kept(id)).map(({ listingId }) => listingId)).toEqual([first?.id, second?.id])
  })

  test("submitted three times at once runs once", async () => {
    const id = await check(database.db, csv(shop("A"), shop("B")), ada)
    const outcomes = await Promise.all([1, 2, 3].map(() => runImport(database.db, id, ada)))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["already", "already", "imported"])
    expect(await rows()).toHaveLength(2)
    expect(await acts(id)).toHaveLength(1)
  })

  test("of the same file twice at once adds each business once", async () => {
    const text = csv(shop("A"), shop("B"))
    const [one, other] = [await check(database.db, text, ada), await check(database.db, text, ada)]
    const outcomes = await Promise.all([one, other].map((id) => runImport(database.db, id, ada)))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["alike-now", "imported"])
    expect(await rows()).toHaveLength(2)
    const later = outcomes[0]?.kind === "imported" ? other : one
    expect(await verdicts(later)).toEqual([
      ["alike", "name"],
      ["alike", "name"],
    ])
  })

  test("is refused if its lines were checked again, or none is importable", async () => {
    const id = await check(database.db, csv(shop("A", { country: "Atlantis" })), ada)
    expect(
      await importLines(database.db, id, { seen: "", withAlike: false }, { ...ada, save: saveAs(ada) }),
    ).toEqual({
      kind: "checked-again",
    })
    expect(await runImport(database.db, id, ada)).toEqual({ kind: "gone" })
    expect(
      await importLines(database.db, 0, { seen: "", withAlike: false }, { ...ada, save: saveAs(ada) }),
    ).toEqual({
      kind: "not-found",
    })
  })

  test("leaves out lines that look like an existing listing, unless staff include them", async () => {
    const text = csv(shop("Branch"), shop("Branch"))
    const id = await check(database.db, text, ada)
    expect(await runImport(database.db, id, ada)).toMatchObject({ kind: "imported", count: 1 })
    const again = await check(database.db, text, ada)
    expect(await runImport(database.db, again, ada, true)).toMatchObject({ kind: "imported", count: 2 })
    expect((await rows()).map(({ slug }) => slug)).toEqual(["branch", "branch-2", "branch-3"])
  })

  test.each([
    ["Zz Field Chain", "zz-field-chain"],
    ["ሱቅ አዲስ", "suk-adis"],
    ["★ ★", "merchant"],
  ])("of four shops named %s gives each the next free slug", async (name, slug) => {
    for (let count = 0; count < 4; count++) {
      const id = await check(database.db, csv(shop(name, { town: `Town ${count}` })), ada)
      expect(await runImport(database.db, id, ada, true)).toMatchObject({ kind: "imported", count: 1 })
    }
    expect((await rows()).map((row) => row.slug)).toEqual([slug, `${slug}-2`, `${slug}-3`, `${slug}-4`])
  })

  test("that fails in the middle leaves nothing", async () => {
    const id = await check(
      database.db,
      csv(...Array.from({ length: 150 }, (_, index) => shop(`Shop ${index}`))),
      ada,
    )
    // The database refuses this row, though no check does.
    await database.db
      .update(lines)
      .set({ facts: { businessName: "Broken" } })
      .where(eq(lines.line, 140))
    await expect(runImport(database.db, id, ada)).rejects.toThrow()
    expect([await rows(), await revisions(), await database.db.select().from(listingSlugs)]).toEqual([
      [],
      [],
      [],
    ])
    expect(await findImport(database.db, id)).toMatchObject({ importedAt: null, imported: 0 })
  })

  test("notes in the history which cells were left out", async () => {
    const id = await check(
      database.db,
      csv(shop("A", { phone: "call only", wallet: "later" }), shop("B")),
      ada,
    )
    expect(await runImport(database.db, id, ada)).toMatchObject({ kind: "imported", count: 2, incomplete: 1 })
    const reasons = (await revisions()).map(({ reason }) => reason)
    expect(reasons[0]).toContain(`(import ${id})\nLeft out, please check: `)
    expect(reasons[0]).toContain("“call only”")
    expect(reasons[0]).toContain("“later”")
    expect(reasons[1]).toBe(`Imported from shops.csv (import ${id})`)
    expect((await findReport(database.db, id)).incomplete).toMatchObject([
      { listingId: (await rows())[0]?.id },
    ])
  })

  test("makes a payment address wait, like one typed by staff", async () => {
    await addStaff(database.db, "Grace")
    const id = await check(database.db, csv(shop("A", { wallet })), ada)
    await runImport(database.db, id, ada)
    expect((await rows())[0]).toMatchObject({
      walletChangedAt: start,
      walletChangedBy: "Ada",
      walletNeedsYes: true,
    })
  })

  test("is in no public list and not in the sitemap, and sends no mail for two years", async () => {
    const id = await check(database.db, csv(shop("A", { email: "owner@shop.example" })), ada)
    await runImport(database.db, id, ada)
    expect((await rows())[0]?.directoryRank).toBe(4)
    expect(await listListingParts(database.db)).toEqual([])
    expect(await listListingPages(database.db, 0)).toEqual([])
    const secrets = deriveSecrets("a secret of the tests, and of nothing else")
    for (const day of [1, 150, 366, 730])
      await ageListings(database.db, { secrets, publicUrl, now: new Date(start.getTime() + day * dayMs) })
    expect(await database.db.select().from(mails)).toEqual([])
  })
})

test("an export can be imported without a difference", async () => {
  const facts = {
    businessName: "=Ọjà & Co",
    description: "\"Quoted\", two\nlines; and 'apostrophes'",
    phone: "+234 803 555 0123",
    website: "https://shop.example/?a=1,2",
    walletAddress: wallet,
    showWallet: true,
    onlineOnly: false,
    ...{ address: "-1 Street", city: "Ìbàdàn", state: "Oyo", zipCode: "00123", country: "NG" as const },
  }
  await addApplications(database.db, [
    facts,
    { businessName: "Online", onlineOnly: true, ...{ address: null, city: null, state: null } },
  ])
  const extras = {
    openingHours: "Mo 09:00-13:00,14:00-18:00; Sa 18:00-02:00",
    closures: "2026-12-24/2026-12-26 Christmas, of course\n2027-01-01/2027-01-01",
    whatsapp: "+234 803 555 0123",
    socialLinks: "https://a.example/x\nhttps://b.example/y",
    languages: "English, Yoruba",
    landmark: "behind the post office",
    networks: "both" as const,
  }
  await database.db.update(listings).set(extras).where(eq(listings.businessName, facts.businessName))
  const before = await rows()
  let text = `\uFEFF${csvRecord(exportColumns)}`
  for await (const batch of readExport(database.db, { filter: "", q: "" }, Number.MAX_SAFE_INTEGER))
    text += batch.map(csvRecord).join("")
  await emptyApplications(database.db)
  ada = { by: await addStaff(database.db, "Ada"), now: start }

  const id = await check(database.db, text, ada)
  expect(await runImport(database.db, id, ada)).toMatchObject({ kind: "imported", count: 2 })
  const after = await rows()
  const saidBy = (row: (typeof before)[number] | undefined) =>
    row &&
    Object.fromEntries(
      [...publicFacts, ...(Object.keys(extras) as (keyof typeof extras)[]), "ownerName" as const].map(
        (fact) => [fact, row[fact]],
      ),
    )
  expect(after.map(saidBy)).toEqual(before.map(saidBy))
  expect(after.map(({ heldEmail }) => heldEmail)).toEqual(before.map(({ ownerEmail }) => ownerEmail))
})

describe("a line that names a listing", () => {
  const headings = "publicId,slug,name,description,phone,hours,wallet,owner email,city,town,pin,closures"
  const lagos = {
    onlineOnly: false,
    address: "1 Road",
    city: "Lagos",
    state: "Lagos",
    country: "NG",
  } as const
  const addShop = async () => {
    await addApplications(database.db, [
      { businessName: "Kente House", phone: "+234 803 555 0123", walletAddress: wallet, ...lagos },
    ])
    const [row] = await rows()
    if (!row) throw new Error("No listing")
    return row
  }

  test("changes the facts of its cells, after a report with old and new values", async () => {
    const before = await addShop()
    const text = [headings, `${before.publicId},,Kente Palace,,0805 555 0123,Mo-Fr 9am-5pm,,,,,,`].join("\n")
    const id = await check(database.db, text, ada)
    const { counts, change } = await findReport(database.db, id)
    expect(counts).toMatchObject({ new: 0, change: 1, refused: 0, incomplete: 0 })
    const week = "Mo 09:00-17:00; Tu 09:00-17:00; We 09:00-17:00; Th 09:00-17:00; Fr 09:00-17:00"
    expect(change).toMatchObject([
      {
        name: "Kente House",
        changes: {
          businessName: ["Kente House", "Kente Palace"],
          phone: ["+234 803 555 0123", "+234 805 555 0123"],
          openingHours: [null, week],
        },
      },
    ])
    expect(Object.keys(change[0]?.changes ?? {})).toHaveLength(3)
    expect(await rows()).toEqual([before])
    expect(await runImport(database.db, id, ada)).toMatchObject({ count: 0, changed: 1, stale: 0 })
    const [after] = await rows()
    expect(after).toMatchObject({
      ...{ businessName: "Kente Palace", phone: "+234 805 555 0123", openingHours: week, revision: 2 },
      ...{ description: before.description, walletAddress: wallet, slug: "kente-palace", importId: null },
    })
    expect((await revisions()).at(-1)).toMatchObject({ reason: `Imported from shops.csv (import ${id})` })
    expect(await runImport(database.db, id, ada)).toEqual({ kind: "already", count: 1 })
  })

  test("keeps facts of empty cells, despite codes for empty cells of new listings", async () => {
    const before = await addShop()
    const id = await check(database.db, [headings, `${before.publicId},,,Beads.,,,,,,,,`].join("\n"), ada)
    const values = { country: { "": "GH", "-": "GH" }, businessType: { "": "education" } }
    await checkLines(database.db, id, { values }, ada)
    await runImport(database.db, id, ada)
    expect(await rows()).toMatchObject([
      { description: "Beads.", country: before.country, businessType: before.businessType },
    ])
  })

  test("finds its listing by a current or former slug", async () => {
    const { id: listing, slug } = await addShop()
    const by = { kind: "staff", id: "Ada" } as const
    await changeListing(database.db, listing, { businessName: "New Name" }, { by, now: start })
    const id = await check(database.db, [headings, `,${slug},,Beads.,,,,,,,,`].join("\n"), ada)
    await runImport(database.db, id, ada)
    expect((await rows())[0]).toMatchObject({ description: "Beads.", businessName: "New Name" })
  })

  test("keeps facts of unreadable cells, and never changes owner or payment address", async () => {
    const before = await addShop()
    const other = wallet.replace("0x5", "0x6").toLowerCase()
    const line = `${before.publicId},,,Beads.,call only,9-5,${other},thief@shop.example,,Atlantis,nowhere,soon`
    const id = await check(database.db, [headings, line].join("\n"), ada)
    const { change } = await findReport(database.db, id)
    expect(change).toMatchObject([{ changes: { description: [before.description, "Beads."] } }])
    expect(Object.keys(change[0]?.changes ?? {})).toEqual(["description"])
    for (const field of ["closures", "email", "openingHours", "phone", "town", "walletAddress"])
      expect(change[0]?.findings.map((finding) => finding.field)).toContain(field)
    await runImport(database.db, id, ada)
    const [after] = await rows()
    expect(after).toMatchObject({ description: "Beads.", phone: before.phone, walletAddress: wallet })
    expect(after?.ownerEmail).toBe(before.ownerEmail)
  })

  test("is unchanged if nothing differs, and refused if its listing is withdrawn or unknown", async () => {
    const { publicId, description } = await addShop()
    const lines = [`${publicId},,Kente House,${description},,,,,,,,`, "nobody,,A,B,,,,,,,,"]
    const id = await check(database.db, [headings, ...lines].join("\n"), ada)
    expect((await verdicts(id)).map(([verdict]) => verdict)).toEqual(["unchanged", "refused"])
    await database.db.update(listings).set({ status: "withdrawn" })
    await checkLines(database.db, id, {}, ada)
    expect((await verdicts(id)).map(([verdict]) => verdict)).toEqual(["refused", "refused"])
  })

  test("does not change a listing that someone else has changed since the check", async () => {
    const { id: listing, publicId } = await addShop()
    const id = await check(database.db, [headings, `${publicId},,,Beads.,,,,,,,,`].join("\n"), ada)
    const by = { kind: "owner" } as const
    await changeListing(database.db, listing, { description: "Mine." }, { by, now: start })
    expect(await runImport(database.db, id, ada)).toMatchObject({ changed: 0, stale: 1 })
    expect((await rows())[0]?.description).toBe("Mine.")
    const { refused, change } = await findReport(database.db, id)
    expect(change).toEqual([])
    expect(refused).toMatchObject([{ findings: [{ message: listingImport.findings.stale }] }])
  })
})

describe("a release", () => {
  const imported = async (...texts: string[]) => {
    const id = await check(database.db, csv(...texts), ada)
    await runImport(database.db, id, ada)
    return id
  }

  test("on the word of staff confirms, with a report and audit log, and makes the contact the owner", async () => {
    const id = await imported(shop("A", { email: "owner@shop.example" }), shop("B"))
    const [a, b] = await rows()
    const now = minutes(5)
    expect(
      await releaseListings(database.db, id, { ids: [a?.id ?? 0], how: "call" }, { ...ada, now }),
    ).toEqual({ kind: "released", count: 1 })
    const [released, other] = await rows()
    expect(released).toMatchObject({
      ...{ freshness: "confirmed", confirmedBy: "staff", confirmedAt: now, releasedAt: now, revision: 2 },
      ...{ ownerEmail: "owner@shop.example", heldEmail: null, ownerConfirmedAt: null, directoryRank: 1 },
    })
    expect(released?.nextChangeOn).not.toBeNull()
    expect(other).toEqual(b)
    const evidence = await database.db.select().from(listingEvidence)
    expect(evidence).toMatchObject([
      {
        listingId: a?.id,
        fact: "accepts",
        answer: "yes",
        source: "staff",
        way: "call",
        by: "Ada",
        counted: true,
      },
    ])
    const changes = (await revisions()).filter(({ revision }) => revision === 2)
    expect(changes).toMatchObject([
      { changes: { ownerEmail: [null, "owner@shop.example"] }, reason: `Released from import ${id}` },
    ])
    expect((await acts(id)).at(-1)).toEqual(["listing-import.released", "Ada", { count: 1, how: "call" }])
    const log = await database.db.select().from(auditLog).where(eq(auditLog.action, "listing.confirmed"))
    expect(log.filter(({ subjectId }) => subjectId === String(a?.id))).toHaveLength(1)
    expect(await database.db.select().from(mails)).toEqual([])
  })

  test("with unknown acceptance leaves listings unconfirmed, and happens once", async () => {
    const id = await imported(shop("A", { email: "owner@shop.example" }), shop("B"))
    expect(await releaseListings(database.db, id, { how: "unknown" }, ada)).toEqual({
      kind: "released",
      count: 2,
    })
    expect(await releaseListings(database.db, id, { how: "call" }, ada)).toEqual({
      kind: "released",
      count: 0,
    })
    expect(await rows()).toMatchObject([
      { freshness: "unconfirmed", confirmedAt: null, ownerEmail: "owner@shop.example", heldEmail: null },
      { freshness: "unconfirmed", ownerEmail: null, revision: 1, releasedAt: start },
    ])
    expect(await database.db.select().from(listingEvidence)).toEqual([])
  })

  test("does not affect hidden listings and those of another import", async () => {
    const id = await imported(shop("A"), shop("B"))
    const [a, b] = await rows()
    await changeListing(
      database.db,
      a?.id ?? 0,
      { status: "hidden" },
      { by: { kind: "staff", id: "Ada" }, now: start },
    )
    const other = await imported(shop("C"))
    const ids = [a?.id ?? 0, b?.id ?? 0]
    expect(await releaseListings(database.db, other, { ids, how: "call" }, ada)).toEqual({
      kind: "released",
      count: 0,
    })
    expect(await releaseListings(database.db, id, { ids, how: "call" }, ada)).toEqual({
      kind: "released",
      count: 1,
    })
    expect((await rows()).map(({ releasedAt }) => releasedAt !== null)).toEqual([false, true, false])
  })

  test("does not replace an owner who was set since the import", async () => {
    const id = await imported(shop("A", { email: "owner@shop.example" }))
    const [a] = await rows()
    const by = { kind: "staff", id: "Ada" } as const
    await changeListing(database.db, a?.id ?? 0, { ownerEmail: "new@shop.example" }, { by, now: start })
    await releaseListings(database.db, id, { how: "unknown" }, ada)
    expect((await rows())[0]).toMatchObject({ ownerEmail: "new@shop.example", heldEmail: null, revision: 2 })
  })
})

describe("undoing an import", () => {
  test("deletes its listings except for the audit log, and happens once", async () => {
    const id = await check(database.db, csv(shop("A"), shop("B")), ada)
    await runImport(database.db, id, ada)
    expect(await takeImportBack(database.db, id, ada)).toEqual({ kind: "taken-back", count: 2, stay: 0 })
    expect(await takeImportBack(database.db, id, ada)).toEqual({ kind: "taken-back", count: 2, stay: 0 })
    expect([await rows(), await revisions(), await database.db.select().from(listingSlugs)]).toEqual([
      [],
      [],
      [],
    ])
    expect((await acts(id)).map(([action]) => action)).toEqual([
      "listing-import.imported",
      "listing-import.taken-back",
    ])
  })

  test("keeps listings that were reported, claimed or changed", async () => {
    const id = await check(database.db, csv(shop("A"), shop("B"), shop("C"), shop("D")), ada)
    await runImport(database.db, id, ada)
    const [a, b, c] = await rows()
    const evidence = {
      listingId: a?.id ?? 0,
      fact: "accepts",
      answer: "asked-no",
      source: "visitor",
    } as const
    await database.db.insert(listingEvidence).values({ ...evidence, at: start, counted: true })
    const claim = { listingId: b?.id ?? 0, submissionKey: "one", email: "buyer@shop.example" }
    const [situation] = claimSituations
    await database.db
      .insert(listingClaims)
      .values({ ...claim, situation, createdAt: start, expiresAt: minutes(5) })
    const by = { kind: "staff", id: "Ada" } as const
    await changeListing(database.db, c?.id ?? 0, { ownerEmail: "typed@shop.example" }, { by, now: start })
    expect((await listImported(database.db, id, { after: 0, now: start })).untouched).toBe(1)
    expect(await takeImportBack(database.db, id, ada)).toEqual({ kind: "taken-back", count: 1, stay: 3 })
    expect((await rows()).map(({ businessName }) => businessName)).toEqual(["A", "B", "C"])
    expect((await acts(id)).at(-1)).toEqual(["listing-import.taken-back", "Ada", { count: 1, stay: 3 }])
    await database.db.delete(listingClaims)
  })

  test("is refused if all listings were changed, and after 30 days", async () => {
    const id = await check(database.db, csv(shop("A")), ada)
    await runImport(database.db, id, ada)
    const now = new Date(start.getTime() + 30 * dayMs)
    expect(await takeImportBack(database.db, id, { ...ada, now })).toEqual({ kind: "too-late" })
    const [a] = await rows()
    const by = { kind: "owner" } as const
    await changeListing(database.db, a?.id ?? 0, { description: "Mine" }, { by, now: start })
    expect(await takeImportBack(database.db, id, ada)).toEqual({ kind: "changed" })
    expect(await rows()).toHaveLength(1)
  })

  test("also deletes released listings, with their confirmations", async () => {
    const id = await check(database.db, csv(shop("A", { email: "owner@shop.example" }), shop("B")), ada)
    await runImport(database.db, id, ada)
    await releaseListings(database.db, id, { how: "call" }, { ...ada, now: minutes(5) })
    expect(await takeImportBack(database.db, id, { ...ada, now: minutes(9) })).toMatchObject({
      count: 2,
      stay: 0,
    })
    expect([await rows(), await database.db.select().from(listingEvidence)]).toEqual([[], []])
  })
})

describe("undoing a release", () => {
  const imported = async (...texts: string[]) => {
    const id = await check(database.db, csv(...texts), ada)
    await runImport(database.db, id, ada)
    return id
  }

  test("restores the unreleased state, and revokes the mailed links", async () => {
    const id = await imported(shop("A", { email: "owner@shop.example" }), shop("B"))
    const before = await rows()
    await releaseListings(database.db, id, { how: "visit" }, { ...ada, now: minutes(5) })
    const [a] = await rows()
    await database.db.insert(ownerLinks).values({
      ...{ tokenHash: "link", purpose: "open", email: "owner@shop.example" },
      createdAt: start,
      expiresAt: minutes(60),
    })
    expect((await listImported(database.db, id, { after: 0, now: minutes(6) })).undoable).toBe(2)
    expect(await undoRelease(database.db, id, undefined, { ...ada, now: minutes(6) })).toEqual({
      kind: "release-undone",
      count: 2,
    })
    const after = await rows()
    expect(after[0]).toEqual({ ...before[0], revision: 3, searchText: a?.searchText })
    expect(after[1]).toEqual(before[1])
    expect(await database.db.select().from(listingEvidence)).toEqual([])
    expect(await database.db.select().from(ownerLinks)).toEqual([])
    expect((await revisions()).at(-2)).toMatchObject({
      reason: `Release from import ${id} undone`,
      changes: { ownerEmail: ["owner@shop.example", null] },
    })
    expect((await acts(id)).at(-1)).toEqual(["listing-import.release-undone", "Ada", { count: 2 }])
    // A second release has the same result as the first.
    await releaseListings(database.db, id, { how: "visit" }, { ...ada, now: minutes(7) })
    expect(await rows()).toMatchObject([
      { ownerEmail: "owner@shop.example", heldEmail: null, confirmedAt: minutes(7), revision: 4 },
      { confirmedAt: minutes(7), revision: 1 },
    ])
  })

  test("keeps listings confirmed by the owner or reported, and those released 30 days ago", async () => {
    const id = await imported(shop("A", { email: "owner@shop.example" }), shop("B"), shop("C"))
    await releaseListings(database.db, id, { how: "call" }, ada)
    const [a, b] = await rows()
    await database.db
      .update(listings)
      .set({ ownerConfirmedAt: minutes(1) })
      .where(eq(listings.id, a?.id ?? 0))
    const evidence = {
      listingId: b?.id ?? 0,
      fact: "accepts",
      answer: "asked-no",
      source: "visitor",
    } as const
    await database.db.insert(listingEvidence).values({ ...evidence, at: minutes(1), counted: true })
    const late = new Date(start.getTime() + 30 * dayMs)
    expect(await undoRelease(database.db, id, undefined, { ...ada, now: late })).toMatchObject({ count: 0 })
    expect(await undoRelease(database.db, id, undefined, { ...ada, now: minutes(2) })).toMatchObject({
      count: 1,
    })
    expect((await rows()).map(({ releasedAt }) => releasedAt !== null)).toEqual([true, true, false])
    const other = await imported(shop("D"))
    await releaseListings(database.db, other, { how: "call" }, ada)
    expect(await undoRelease(database.db, id, undefined, ada)).toMatchObject({ count: 0 })
  })
})

describe("an uploaded file", () => {
  test("loses its lines after a week, and is deleted if it was not imported", async () => {
    const [waiting, done] = [
      await upload(database.db, csv(shop("A")), ada),
      await check(database.db, csv(shop("B")), ada),
    ]
    await runImport(database.db, done, ada)
    await cleanUpImports(database.db, new Date(start.getTime() + 7 * dayMs))
    expect(await kept(waiting)).toHaveLength(1)
    await cleanUpImports(database.db, new Date(start.getTime() + 7 * dayMs + 1))
    expect([await kept(waiting), await kept(done)]).toEqual([[], []])
    expect((await database.db.select().from(imports)).map(({ id }) => id)).toEqual([done])
    expect(await rows()).toHaveLength(1)
  })

  test("can be deleted before it is imported, not after", async () => {
    const id = await check(database.db, csv(shop("A")), ada)
    expect(await discardUpload(database.db, id)).toEqual({ kind: "discarded" })
    expect(await kept(id)).toEqual([])
    const other = await check(database.db, csv(shop("A")), ada)
    await runImport(database.db, other, ada)
    expect(await discardUpload(database.db, other)).toEqual({ kind: "imported" })
  })
})
