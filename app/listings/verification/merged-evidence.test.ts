import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { listingEvidence, listings } from "#app/lib/db/schema.ts"
import { admitted } from "#test/admitted.ts"
import { useDatabase } from "#test/database.ts"
import { mergeListings } from "../admin/merging.server.ts"
import { addApplications, addStaff, publicUrl, secrets, start } from "../application/test-support.ts"
import { confirmPath } from "../owners/confirm-link.server.ts"
import { findHealth } from "./admin/staff-queries.server.ts"
import { confirmByLink } from "./confirmation.server.ts"
import { submitReport } from "./reports.server.ts"

const database = useDatabase()
const day = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)

test("reports on a merged listing stay with it, and do not count for the remaining listing", async () => {
  const { db } = database
  await addApplications(db, [{ slug: "goes" }, { slug: "stays" }])
  const bySlug = async (slug: string) => {
    const [row] = await db.select().from(listings).where(eq(listings.slug, slug))
    if (!row) throw new Error("No such listing")
    return row
  }
  const [goes, stays] = [await bySlug("goes"), await bySlug("stays")]
  const report = (slug: string, who: string, days: number) =>
    submitReport(
      db,
      slug,
      { answer: "asked-no", network: who, device: who },
      admitted({ now: day(days), publicUrl, secrets }),
    )
  await report("goes", "Ada", 1)
  const link = confirmPath(secrets, goes, "mail", day(1)).split("/").at(-1) ?? ""
  const by = await addStaff(db, "Grace")
  const seen = { seen: goes.revision, seenStaying: stays.revision }
  expect(await mergeListings(db, goes.id, stays.id, { by, now: day(2), publicUrl, ...seen })).toEqual({
    kind: "merged",
  })

  await report("stays", "Bola", 3)
  expect(await bySlug("stays")).toMatchObject({ freshness: "confirmed", doubtedAt: null })
  expect(await report("goes", "Chidi", 4)).toEqual({ kind: "not-listed" })
  expect(await confirmByLink(db, link, { secrets, now: day(4) })).toEqual({ kind: "gone" })
  expect((await db.select().from(listingEvidence)).map(({ listingId }) => listingId)).toEqual([
    goes.id,
    stays.id,
  ])
  expect((await findHealth(db, day(5))).reports.map(({ listingId }) => listingId)).toEqual([stays.id])
})
