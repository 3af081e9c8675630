import { asc, count, eq } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { applications, auditLog, listingPlaces, listings, mails } from "#app/lib/db/schema.ts"
import { cleanLine } from "#app/lib/form/clean-text.ts"
import { checkValues } from "#app/lib/form/parse-form.ts"
import { slugify } from "#app/lib/text/slugify.server.ts"
import { missingFields, misspelledFields } from "#app/listings/application/application-rules.ts"
import { applicationSchema } from "#app/listings/application/application-schema.ts"
import { findListings } from "#app/listings/directory/directory.server.ts"
import {
  applicationFields,
  applicationStatuses,
  businessTypeWords,
  directoryCategoryWords,
  onlinePlace,
} from "#app/listings/options.ts"
import { checkWalletAddress, networkOf } from "#app/payments/wallet-address.ts"
import { specifiedCountryWords } from "#app/places/countries/countries.ts"
import { useDatabase } from "#test/database.ts"
import { demoMarker } from "./demo-listings.ts"
import { listDemoListings, seedDemoListings } from "./seed-demo.ts"

const merchants = listDemoListings()
const approved = merchants.filter((merchant) => merchant.status === "approved")
const listed = <T>(choose: (merchant: (typeof merchants)[number]) => T) => new Set(approved.map(choose))

describe("the demo listings", () => {
  test("at least 200 are approved, some pending, some rejected with and without a reason", () => {
    expect(approved.length).toBeGreaterThanOrEqual(200)
    expect(new Set(merchants.map((merchant) => merchant.status))).toEqual(new Set(applicationStatuses))
    const reasons = merchants
      .filter(({ status }) => status === "rejected")
      .map(({ rejectionReason }) => rejectionReason !== null)
    expect(new Set(reasons)).toEqual(new Set([true, false]))
  })

  test("the approved ones cover every country of the specification, business type and category", () => {
    expect(listed(({ values }) => values.country)).toEqual(new Set(Object.values(specifiedCountryWords)))
    expect(listed(({ values }) => values.businessType)).toEqual(new Set(Object.values(businessTypeWords)))
    expect(listed(({ values }) => values.directoryCategory || undefined)).toEqual(
      new Set([...Object.values(directoryCategoryWords), undefined]),
    )
  })

  test("some are online only, some have no website or wallet; both networks are shown or not", () => {
    expect(listed(({ values }) => values.onlineOnly)).toEqual(new Set([true, false]))
    expect(listed(({ values }) => values.website === "")).toEqual(new Set([true, false]))
    const wallets = listed(
      ({ values }) => values.walletAddress && `${networkOf(values.walletAddress)} ${values.showWallet}`,
    )
    expect(wallets).toEqual(new Set(["", "L1 true", "L1 false", "L2 true", "L2 false"]))
  })

  test("names are long and short, with accents, emoji, apostrophes, ampersands and other scripts", () => {
    const texts = approved.map(
      ({ values }) => `${values.businessName} ${values.address} ${values.description}`,
    )
    for (const sign of ["ẹ̀", "ụ", "ɗ", "ɔ", "é", "ã", "ĩ", "ḓ", "🌶️", "'", "&", "<", "%", "ሰ"])
      expect(
        texts.some((text) => text.toLowerCase().includes(sign.normalize("NFC"))),
        sign,
      ).toBe(true)
    const lengths = approved.map(({ values }) => values.businessName.length)
    expect(Math.max(...lengths)).toBeGreaterThan(applicationFields.businessName.max * 0.85)
    expect(Math.max(...approved.map(({ values }) => values.description.length))).toBeGreaterThan(600)
  })

  test("each could have been sent through the form", () => {
    for (const { values } of merchants) {
      const name = values.businessName
      expect(checkValues(applicationSchema, values).errors, name).toBeUndefined()
      expect([...missingFields(values), ...misspelledFields(values)], name).toEqual([])
      if (values.walletAddress)
        expect(checkWalletAddress(values.walletAddress), name).toMatchObject({ ok: true })
      for (const text of Object.values(values))
        if (typeof text === "string") expect(cleanLine(text)).toBe(text)
    }
  })

  test("each says that it is invented, in its description, phone number and payment address", () => {
    const phones =
      /^\+1 \d{3} 555 01\d\d$|^\+44 20 7946 0\d{3}$|^\+33 1 99 00 \d\d \d\d$|^\+\d+ 000 555 01\d\d$/
    for (const { values } of merchants) {
      const name = values.businessName
      expect(values.description.startsWith(demoMarker), name).toBe(true)
      expect(values.description.includes("send nothing"), name).toBe(values.showWallet)
      expect(values.ownerName, name).toMatch(/ \(demo\)$/)
      expect(values.email, name).toMatch(/^owner@[a-z0-9-]+\.example$/)
      expect(values.website, name).toMatch(/^$|^https:\/\/[a-z0-9-]+\.example$/)
      expect(values.phone, name).toMatch(phones)
    }
  })

  test("no two share a key, a phone number, an email address or the time of their decision", () => {
    const decided = merchants.filter((merchant) => merchant.decidedAt)
    expect(new Set(merchants.map((merchant) => merchant.submissionKey)).size).toBe(merchants.length)
    expect(new Set(merchants.map(({ values }) => values.email)).size).toBe(merchants.length)
    expect(new Set(merchants.map(({ values }) => values.phone)).size).toBe(merchants.length)
    expect(new Set(decided.map(({ decidedAt }) => decidedAt?.getTime())).size).toBe(decided.length)
  })

  test("times are in order: sent, opened, decided", () => {
    for (const { submittedAt, reviewStartedAt, decidedAt } of merchants) {
      const times = [submittedAt, reviewStartedAt, decidedAt].flatMap((time) => time?.getTime() ?? [])
      expect(times.toSorted((a, b) => a - b)).toEqual(times)
    }
  })
})

describe("seeding", () => {
  const database = useDatabase()
  const rows = () => database.db.select().from(applications).orderBy(asc(applications.id))

  test("adds every demo application with audit rows and no mail, and nothing the second time", async () => {
    expect(await seedDemoListings(database.db)).toHaveLength(merchants.length)
    const first = await rows()
    const audit = await database.db.select().from(auditLog)
    expect(first).toHaveLength(merchants.length)
    expect(audit).toHaveLength(merchants.length + merchants.filter((merchant) => merchant.decidedAt).length)
    expect(new Set(audit.map((entry) => entry.actor))).toEqual(new Set(["demo"]))

    expect(await seedDemoListings(database.db)).toEqual([])
    expect(await rows()).toEqual(first)
    expect(await database.db.select({ count: count() }).from(auditLog)).toEqual([{ count: audit.length }])
    expect(await database.db.select().from(mails)).toEqual([])
  })

  test("an approved one is found in the directory by name without accents, at its own address", async () => {
    const found = await findListings(
      database.db,
      {
        q: "ile aso aduke",
        category: "",
        place: "Lagos, Lagos",
        page: 1,
      },
      new Date(),
    )
    expect(found).toMatchObject({ count: 1, merchants: [{ slug: "ile-aso-aduke", businessType: "retail" }] })
  })

  test("two with the same name have two slugs, and a name in another script has one too", async () => {
    const slugs = (await database.db.select().from(listings)).map(({ slug }) => slug)
    expect(slugs).toHaveLength(approved.length)
    expect(slugs).toEqual(expect.arrayContaining(["mamas-kitchen", "mamas-kitchen-2", "selam-buna-bet"]))
    expect(slugs.filter((slug) => slug !== slugify(slug))).toEqual([])
  })

  test("the directory shows the demo marker, and the town list counts them", async () => {
    const { merchants: cards, count: total } = await findListings(
      database.db,
      {
        q: "",
        category: "",
        place: "",
        page: 1,
      },
      new Date(),
    )
    expect(total).toBe(approved.length)
    expect(cards.every((card) => card.description?.startsWith(demoMarker))).toBe(true)
    const [online] = await database.db
      .select()
      .from(listingPlaces)
      .where(eq(listingPlaces.place, onlinePlace))
    expect(online?.merchants).toBe(approved.filter(({ values }) => values.onlineOnly).length)
  })

  test("adds only missing ones", async () => {
    await database.db.delete(applications).where(eq(applications.businessName, "Ilé Aṣọ Àdùkẹ́"))
    expect((await seedDemoListings(database.db)).map(({ values }) => values.businessName)).toEqual([
      "Ilé Aṣọ Àdùkẹ́",
    ])
  })
})
