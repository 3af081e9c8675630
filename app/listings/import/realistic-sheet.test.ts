import { asc, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { listingImportLines as lines, listingRevisions, listings } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { loadTowns } from "#test/load-towns.ts"
import { addStaff, emptyApplications, start } from "../application/test-support.ts"
import type { ImportValues } from "../import-options.ts"
import { findImport, findReport, listUnknownValues } from "./import-queries.server.ts"
import { checkLines, importLines, saveUpload } from "./imports.server.ts"
import { proposedCode } from "./reading/choices.ts"
import { saveAs } from "./test-support.ts"

const database = useDatabase()

/** Headings as people choose them. Six of these eighteen are names of our fields. */
const headings = [
  ...["No.", "Shop Name", "Type of shop", "What they sell", "Shop address", "Town/City", "Region", "Country"],
  ...[
    "Tel / WhatsApp",
    "Email",
    "Website",
    "Links",
    "Opening hours",
    "GPS",
    "GUAP wallet",
    "Owner / Manager",
  ],
  ...["Remarks", "Date added"],
]

const towns = [
  {
    city: "Accra",
    code: "gh/accra",
    country: "Ghana",
    phone: (n: number) => `024 4${digits(n, 6)}`,
    gps: "5.5560, -0.1969",
  },
  {
    city: "Kumasi",
    code: "gh/kumasi",
    country: "GH",
    phone: (n: number) => `+233 24 5${digits(n, 6)}`,
    gps: "6.6885, -1.6244",
  },
  {
    city: "Lagos",
    code: "ng/lagos",
    country: "Nigeria",
    phone: (n: number) => `0803 4${digits(n, 6)}`,
    gps: "6.4550, 3.3941",
  },
  {
    city: "Ìbàdàn",
    code: "ng/ibadan",
    country: "nigeria ",
    phone: (n: number) => `234803 5${digits(n, 6)}`,
    gps: "7.3776, 3.9470",
  },
  {
    city: "Abidjan",
    code: "ci/abidjan",
    country: "Côte d’Ivoire",
    phone: (n: number) => `07 07 0${digits(n, 5)}`,
    gps: "5.3600, -4.0083",
  },
  {
    city: "Dakar",
    code: "sn/dakar",
    country: "Sénégal",
    phone: (n: number) => `77 5${digits(n, 6)}`,
    gps: "14.6937, -17.4441",
  },
]
const digits = (number: number, length: number) =>
  String(number * 37 + 1009)
    .padStart(length, "0")
    .slice(-length)

const types = [
  "Restaurant",
  "Chop bar",
  "Hair Salon",
  "Barbing",
  "Clothing",
  "Provision Store",
  "Phones & accessories",
  "Tailor",
].concat("Pharmacy", "Guest house", "Boutique de tissus", "car wash")
const takeTurns = (values: readonly string[], index: number) => values[index % values.length] ?? ""

/** An invented shop, with typical entries for missing data. */
function shop(number: number): string[] {
  const town = towns[number % towns.length] ?? towns[0]
  if (!town) throw new Error("No town")
  const phone = takeTurns(
    [
      "",
      "2.33244E+11",
      "call only",
      `${town.phone(number)} / ${town.phone(number + 500)}`,
      town.phone(number),
      town.phone(number),
    ],
    number + (number % 7),
  )
  return [
    String(number),
    `Sample Shop ${number}`,
    takeTurns(types, number),
    "Sells what a sample sells.",
    `${number} Sample Road`,
    number % 9 === 0 ? `${town.city.toUpperCase()} ` : town.city,
    number % 4 === 0 ? "Some Region" : "",
    number % 12 === 0 ? "" : town.country,
    phone,
    takeTurns(["none", "none", `sample${number}@shop.example`], number),
    takeTurns(["-", `www.sample${number}.example`, "", "see facebook"], number),
    takeTurns(["IG: @sample", "facebook.com/sample, instagram.com/sample", "ask us"], number),
    takeTurns(
      [
        "Mon-Sat 8am-6pm",
        "8-5",
        "Mo-Fr 08:00-17:00; Sa 09:00-14:00",
        "call first",
        "24/7",
        "Closed on Sundays",
      ],
      number,
    ),
    number % 3 === 0 ? town.gps : "",
    takeTurns(["to be created", "", "N/A"], number),
    "Ama Sample",
    "checked by phone",
    "3/5/2026",
  ]
}

const cell = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const row = (cells: readonly string[]) => `${cells.map(cell).join(";")}\r\n`

function sheet(): string {
  const shops = Array.from({ length: 200 }, (_, index) => shop(index + 1))
  // Lines that no rule can repair: no name, no street, an extra cell, a private key.
  const hopeless: [number, (cells: string[]) => void][] = [
    [17, (cells) => cells.splice(1, 1, "")],
    [58, (cells) => cells.splice(4, 1, "")],
    [101, (cells) => cells.push("one more")],
    [150, (cells) => cells.splice(14, 1, "5".repeat(64))],
  ]
  for (const [at, damage] of hopeless) damage(shops[at] ?? [])
  const title = ["Sample shops of the pilot, May 2026", ...headings.slice(1).map(() => "")]
  return `\uFEFF${row(title)}${row(headings)}${shops.map(row).join("")}`
}

test("at least 190 of 200 shops of a realistic file are imported with at most 15 decisions", async () => {
  await emptyApplications(database.db)
  await loadTowns(
    database.db,
    towns.map(({ code }) => code),
  )
  const ada = { by: await addStaff(database.db, "Ada"), now: start }
  const file = { name: "shops.csv", bytes: new TextEncoder().encode(sheet()) }
  const saved = await saveUpload(database.db, file, ada)
  if (saved.kind !== "saved") throw new Error(saved.problem.kind)
  expect(saved.count).toBe(200)
  const found = await findImport(database.db, saved.id)
  if (!found) throw new Error("No import")
  const known = Object.fromEntries(
    Object.entries(found.mapping).map(([field, column]) => [field, headings[column]]),
  )
  expect(known).toEqual({
    businessName: "Shop Name",
    businessType: "Type of shop",
    description: "What they sell",
    address: "Shop address",
    city: "Town/City",
    state: "Region",
    country: "Country",
    phone: "Tel / WhatsApp",
    email: "Email",
    website: "Website",
    socialLinks: "Links",
    openingHours: "Opening hours",
    pin: "GPS",
    walletAddress: "GUAP wallet",
    ownerName: "Owner / Manager",
  })

  await checkLines(database.db, saved.id, {}, ada)
  const unknown = await listUnknownValues(database.db, found)
  // Staff decide on each unknown cell: most codes are proposed, the others are chosen.
  const chosen: Record<string, string> = { "": "GH", "car wash": "services" }
  const values: ImportValues = {}
  for (const { field, cell: text } of unknown) {
    const code = field === "pinPrecision" ? "about" : proposedCode(field, text) || chosen[text] || ""
    expect(`${field} ${text} ${code}`).not.toMatch(/ $/)
    values[field] = { ...values[field], [text]: code }
  }
  const decisions = Object.values(values).flatMap((said) => Object.keys(said)).length
  expect(decisions).toBeLessThanOrEqual(15)
  await checkLines(database.db, saved.id, { values }, ada)
  const { counts, refused } = await findReport(database.db, saved.id)
  expect(refused.map(({ name }) => name)).toEqual([
    "18",
    "Sample Shop 59",
    "Sample Shop 102",
    "Sample Shop 151",
  ])

  const seen = (await findImport(database.db, saved.id))?.checkedAt?.toISOString() ?? ""
  const outcome = await importLines(
    database.db,
    saved.id,
    { seen, withAlike: false },
    { ...ada, save: saveAs(ada) },
  )
  expect(outcome).toMatchObject({ kind: "imported", incomplete: counts.incomplete })
  const rows = await database.db.select().from(listings).orderBy(asc(listings.id))
  expect(rows.length).toBeGreaterThanOrEqual(190)
  for (const { phone, website, walletAddress, state, pin, pinPrecision } of rows) {
    expect(phone ?? "+2 ").toMatch(/^\+2[\d ]/)
    expect(website ?? "https://").toMatch(/^https:\/\//)
    expect(walletAddress).toBeNull()
    expect(state).toBeTruthy()
    expect(pinPrecision).toBe(pin && "about")
  }
  expect(rows.filter(({ openingHours }) => openingHours === null).length).toBeGreaterThan(50)
  const revisions = await database.db
    .select()
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, rows[0]?.id ?? 0))
  expect(revisions[0]?.reason).toMatch(/Left out, please check: Opening hours “8-5”, .*“call only”/s)
  expect(await database.db.$count(lines, eq(lines.verdict, "refused"))).toBe(4)
})
