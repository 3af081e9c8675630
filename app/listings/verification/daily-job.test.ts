import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listings, mails } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { useDatabase } from "#test/database.ts"
import { addApplications, emptyApplications, publicUrl, start } from "../application/test-support.ts"
import { confirmByLink } from "./confirmation.server.ts"
import { ageListings } from "./daily-job.server.ts"
import { listingLog } from "./test-support.ts"

const database = useDatabase()
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const dayMs = 24 * 60 * 60 * 1000
const site = (days: number) => ({ secrets, publicUrl, now: new Date(start.getTime() + days * dayMs) })
const age = (days: number) => ageListings(database.db, site(days))
const rows = () => database.db.select().from(listings).orderBy(listings.id)
const sent = () => database.db.select().from(mails).orderBy(mails.createdAt)
const add = (...names: string[]) =>
  addApplications(
    database.db,
    names.map((businessName) => ({ businessName })),
  )
const lastToken = async () => (await sent()).at(-1)?.text.match(/still-accepting\/([\w-]+)/)?.[1] ?? ""

beforeEach(() => emptyApplications(database.db))

describe("the daily job", () => {
  test("changes nothing on a day without due listings", async () => {
    await add("Kente House")
    expect(await age(149)).toBe(0)
    expect(await age(150)).toBe(1)
    expect(await age(151)).toBe(0)
  })

  test("asks a silent owner five times in a year, and logs each change", async () => {
    await add("Kente House")
    const found: [number, string][] = []
    let before = "confirmed"
    for (let day = 0; day <= 400; day++) {
      await age(day)
      const [listing] = await rows()
      if (listing && listing.freshness !== before) found.push([day, listing.freshness])
      before = listing?.freshness ?? ""
    }
    expect(found).toEqual([
      [181, "ageing"],
      [366, "unconfirmed"],
    ])
    expect((await sent()).map((mail) => (mail.createdAt.getTime() - start.getTime()) / dayMs)).toEqual([
      ...[150, 180, 240, 330, 365],
    ])
    const [listing] = await rows()
    expect(await listingLog(database.db, listing?.id ?? 0)).toEqual([
      ["system", "listing.aged", { before: "confirmed", after: "ageing" }],
      ["system", "listing.aged", { before: "ageing", after: "unconfirmed" }],
    ])
  })

  test("handles each listing once, on several instances at once", async () => {
    await add(...Array.from({ length: 120 }, (_, index) => `Shop ${index}`))
    const counts = await Promise.all([age(150), age(150), age(150)])
    expect(counts.reduce((sum, count) => sum + count)).toBe(120)
    expect(await sent()).toHaveLength(120)
    expect(await age(150)).toBe(0)
  })

  test("asks no questions about a listing that is closed, imported or without an owner", async () => {
    await add("Closed", "Nobody's", "Imported")
    await database.db.update(listings).set({ status: "closed" }).where(eq(listings.businessName, "Closed"))
    await database.db.update(listings).set({ ownerEmail: null }).where(eq(listings.businessName, "Nobody's"))
    await database.db
      .update(listings)
      .set({
        source: "import",
        confirmedAt: null,
        confirmedBy: null,
        nextChangeOn: null,
        freshness: "unconfirmed",
      })
      .where(eq(listings.businessName, "Imported"))
    for (const day of [150, 180, 181, 366]) await age(day)
    expect(await sent()).toEqual([])
    expect((await rows()).map((row) => row.freshness)).toEqual(["confirmed", "unconfirmed", "unconfirmed"])
  })
})

describe("the link in a question", () => {
  test("confirms once, and restarts the schedule", async () => {
    await add("Kente House")
    await age(181)
    const token = await lastToken()
    expect((await confirmByLink(database.db, token, site(185))).kind).toBe("confirmed")
    const [listing] = await rows()
    expect(listing).toMatchObject({
      freshness: "confirmed",
      confirmedAt: site(185).now,
      confirmedBy: "owner",
      askedAt: null,
      revision: 1,
    })
    expect(await confirmByLink(database.db, token, site(186))).toEqual({ kind: "gone" })
    expect(await age(334)).toBe(0)
    expect(await age(335)).toBe(1)
  })

  test("counts once for simultaneous requests", async () => {
    await add("Kente House")
    await age(150)
    const token = await lastToken()
    const kinds = await Promise.all([1, 2, 3, 4].map(() => confirmByLink(database.db, token, site(151))))
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(["confirmed", "gone", "gone", "gone"])
  })

  test("is valid for thirty days, for this listing and its present owner", async () => {
    await add("Kente House", "Other")
    await age(150)
    const [first = "", second = ""] = (await sent()).map(
      (mail) => mail.text.match(/still-accepting\/([\w-]+)/)?.[1] ?? "",
    )
    const grafted = first.replace(/^[0-9a-f]{12}/, second.slice(0, 12))
    for (const wrong of ["", "x", grafted, first.slice(0, -1), `${first}0`])
      expect(await confirmByLink(database.db, wrong, site(151))).toEqual({ kind: "gone" })
    expect(await confirmByLink(database.db, first, site(181))).toEqual({ kind: "gone" })
    await database.db.update(listings).set({ ownerEmail: "buyer@example.org" })
    expect(await confirmByLink(database.db, first, site(151))).toEqual({ kind: "gone" })
  })
})
