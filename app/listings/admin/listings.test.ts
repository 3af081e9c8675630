import { asc, eq, sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { applications, listingRevisions, listingSlugs, listings } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { waitUntil } from "#test/wait-until.ts"
import { listingOf } from "../application/listing-of.ts"
import { addApplications, addStaff, start } from "../application/test-support.ts"
import { changeListing } from "../listing/change-listing.server.ts"
import { factsAfter, recordedFacts } from "../listing/listing-facts.ts"
import { withdrawListing } from "../listing/withdrawal.server.ts"
import { addListing } from "./adding.server.ts"

const database = useDatabase()
const owner = { kind: "owner" as const }
let id: number

beforeEach(async () => {
  const { db } = database
  for (const table of [listingSlugs, listingRevisions, listings, applications]) await db.delete(table)
  await addApplications(db, [{ businessName: "Kente House", phone: "+1 404 555 0134" }])
  id = (await listing()).id
})

async function listing() {
  const [row] = await database.db.select().from(listings)
  if (!row) throw new Error("There is no listing")
  return row
}
async function application() {
  const [row] = await database.db.select().from(applications)
  if (!row) throw new Error("There is no application")
  return row
}
const revisions = () =>
  database.db
    .select()
    .from(listingRevisions)
    .where(eq(listingRevisions.listingId, id))
    .orderBy(asc(listingRevisions.revision))
/** The row in the form of its revisions, which have no entry for a fact that was never given. */
async function recorded() {
  const row = await listing()
  return Object.fromEntries(recordedFacts.flatMap((fact) => (row[fact] === null ? [] : [[fact, row[fact]]])))
}
const replayed = async () =>
  Object.fromEntries(Object.entries(factsAfter(await revisions())).filter(([, value]) => value !== null))
const change = (facts: Parameters<typeof changeListing>[2], seen?: number) =>
  database.db.transaction((tx) => changeListing(tx, id, facts, { by: owner, seen, now: start }))

test("a form sent twice by staff adds one listing, also while the first is uncommitted", async () => {
  const { db } = database
  const { applicationId: _, ...facts } = listingOf(await application())
  const ada = await addStaff(db, "Ada")
  const add = (within: typeof db) =>
    addListing(
      within,
      { ...facts, businessName: "By Hand" },
      { by: ada, now: start, openedAt: new Date(start.getTime() - 1000) },
    )
  const waiting = async () => {
    const locks = sql`select 1 from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`
    expect((await db.execute(locks)).rows).toHaveLength(1)
  }
  const { first, second } = await db.transaction(async (tx) => {
    const first = await add(tx)
    // Blocks the insert of a slug: by then the first call has looked for duplicates.
    await tx.execute(sql`lock table listing_slugs in access exclusive mode`)
    const second = add(db)
    await waitUntil(waiting)
    return { first, second }
  })
  expect(await second).toEqual(first)
  expect(await db.select().from(listings).where(eq(listings.businessName, "By Hand"))).toHaveLength(1)
})

describe("a listing", () => {
  test("starts with the facts of its application, a slug and a public id", async () => {
    expect(await listing()).toMatchObject({
      businessName: "Kente House",
      slug: "kente-house",
      publicId: expect.stringMatching(/^[0-9a-f]{12}$/),
      ownerEmail: "secret@mail.example",
      revision: 1,
      status: "listed",
      freshness: "confirmed",
      confirmedAt: start,
      confirmedBy: "approval",
    })
    expect(await replayed()).toEqual(await recorded())
  })

  test("equals the sum of its revisions", async () => {
    await change({ phone: null, description: "Cloth and thread." })
    await change({ businessName: "Kente and Thread" })
    await change({ status: "closed" })
    await change({ phone: "+233 20 000 0000", status: "listed" })
    expect(await replayed()).toEqual(await recorded())
    expect((await listing()).revision).toBe(5)
  })

  test("keeps every earlier slug, and reuses an old slug with its old name", async () => {
    await change({ businessName: "Other House" })
    expect(await listing()).toMatchObject({ slug: "other-house" })
    await change({ businessName: "Kente House" })
    expect(await listing()).toMatchObject({ slug: "kente-house" })
    const slugs = await database.db.select().from(listingSlugs)
    expect(slugs.map(({ slug }) => slug).sort()).toEqual(["kente-house", "other-house"])
  })

  test("is not changed from an outdated revision", async () => {
    await change({ phone: null })
    expect(await change({ phone: "+1 404 555 0199" }, 1)).toMatchObject({ kind: "stale" })
    expect(await change({ description: "Seen." }, 2)).toMatchObject({ kind: "changed" })
    expect(await listing()).toMatchObject({ phone: null, description: "Seen.", revision: 3 })
  })

  test("gets no revision when nothing changes", async () => {
    expect(await change({ businessName: "Kente House" })).toMatchObject({ kind: "unchanged" })
    expect(await revisions()).toHaveLength(1)
  })

  test("gets one revision for each of eight simultaneous changes", async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => change({ description: `Text ${index}` })))
    expect((await listing()).revision).toBe(9)
    expect(await replayed()).toEqual(await recorded())
  })
})

describe("a withdrawn listing", () => {
  test("loses its facts, also in earlier revisions, and keeps its slug and its public id", async () => {
    const before = await listing()
    await change({ description: "Ask for Secret Owner." })
    await database.db.transaction((tx) => withdrawListing(tx, id, { by: owner, now: start }))
    const after = await listing()
    expect(after).toMatchObject({ status: "withdrawn", slug: before.slug, publicId: before.publicId })
    expect(JSON.stringify([after, await revisions()])).not.toMatch(/Secret|555|mail\.example|Kente House/)
    expect(await replayed()).toEqual(await recorded())
  })

  test("cannot be changed", async () => {
    await database.db.transaction((tx) => withdrawListing(tx, id, { by: owner, now: start }))
    expect(await change({ status: "listed" })).toMatchObject({ kind: "final" })
  })
})
