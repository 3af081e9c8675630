import { sql } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { listingRevisions, listingSlugs, listings } from "#app/lib/db/schema.ts"
import { addApplications, start } from "#app/listings/application/test-support.ts"
import { useDatabase } from "#test/database.ts"
import { listListingPages, listListingParts, partSize } from "./listing-parts.server.ts"

const database = useDatabase()
const nextId = (id: number) =>
  database.db.execute(sql.raw(`alter table listings alter column id restart with ${id}`))

beforeEach(async () => {
  for (const table of [listingSlugs, listingRevisions, listings]) await database.db.delete(table)
})

test("without approved applications there is no part", async () => {
  expect(await listListingParts(database.db)).toEqual([])
  await addApplications(database.db, [{ status: "pending", decidedAt: null }])
  expect(await listListingParts(database.db)).toEqual([])
})

test("listings are in the part of their id, which never changes, and nothing else is", async () => {
  await nextId(partSize - 1)
  await addApplications(database.db, [
    { slug: "last-of-0" },
    { slug: "first-of-1" },
    { status: "pending", decidedAt: null },
    { status: "rejected" },
  ])
  await nextId(3 * partSize)
  await addApplications(database.db, [{ slug: "first-of-3" }])
  expect(await listListingParts(database.db)).toEqual([0, 1, 3])
  const pages = async (part: number) =>
    (await listListingPages(database.db, part)).map(({ path, changed }) => [path, changed])
  expect(await pages(0)).toEqual([["/merchant-directory/last-of-0", start]])
  expect(await pages(1)).toEqual([["/merchant-directory/first-of-1", start]])
  expect(await pages(2)).toEqual([])
  expect(await pages(3)).toEqual([["/merchant-directory/first-of-3", start]])
})
