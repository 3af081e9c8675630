import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { listingQueues, staffQueues } from "#app/staff-queues.ts"
import { useDatabase } from "#test/database.ts"
import {
  images,
  listingClaims,
  listingEdits,
  listingEvidence,
  listingPictures,
  listings,
} from "./lib/db/schema.ts"
import { createLog } from "./lib/log/log.ts"
import {
  addApplications,
  addStaff,
  emptyApplications,
  minutes,
  start,
} from "./listings/application/test-support.ts"
import { changeListing } from "./listings/listing/change-listing.server.ts"
import { countWaiting, countWaitingByPath, listWaiting } from "./review/waiting.server.ts"

const database = useDatabase()
const log = createLog(() => {})
let id: number

/** Adds one waiting item to each listing queue, one minute apart. */
beforeEach(async () => {
  const { db } = database
  for (const table of [listingClaims, listingEdits, listingPictures, listingEvidence, images])
    await db.delete(table)
  await emptyApplications(db)
  await addStaff(db, "Ada")
  await addStaff(db, "Grace")
  await addApplications(db, [{ businessName: "Kente House" }])
  const [listing] = await db.select().from(listings)
  id = listing?.id ?? 0
  await db.insert(listingEdits).values({
    ...{ listingId: id, baseRevision: 1, changes: { city: ["Accra", "Kumasi"] }, proposedAt: minutes(1) },
  })
  const [image] = await db
    .insert(images)
    .values({ id: randomUUID(), width: 100, height: 100, widths: [100], createdAt: start })
    .returning()
  await db.insert(listingPictures).values({
    ...{ listingId: id, imageId: image?.id ?? "", alt: "Cloth", place: 1, status: "waiting" },
    addedAt: minutes(2),
  })
  await db.insert(listingClaims).values({
    ...{ listingId: id, submissionKey: randomUUID(), email: "buyer@new.example", situation: "bought" },
    ...{ status: "open", createdAt: minutes(3), confirmedAt: minutes(3), expiresAt: minutes(60) },
  })
  const wallet = { walletAddress: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" }
  await db.transaction((tx) => changeListing(tx, id, wallet, { by: { kind: "owner" }, now: minutes(4) }))
  await db.insert(listingEvidence).values({
    ...{ listingId: id, fact: "accepts", answer: "no", source: "visitor", at: minutes(5), counted: true },
  })
})

test("each queue counts and names its waiting items; the merged list is oldest first", async () => {
  const { db } = database
  const now = minutes(6)
  const types = ["listing-edit", "listing-picture", "listing-claim", "payment-address", "listing-check"]
  expect(listingQueues.map(({ type }) => type)).toEqual(types)
  const counts = await countWaiting(db, staffQueues, 99, now)
  expect(types.map((type) => counts[type])).toEqual([1, 1, 1, 1, 1])
  const waiting = await listWaiting(db, staffQueues, 9, now)
  expect(waiting.map(({ queue, name, sentAt }) => [queue.type, name, sentAt])).toEqual(
    types.map((type, index) => [type, "Kente House", minutes(index + 1)]),
  )
  expect(await listWaiting(db, staffQueues, 2, now)).toHaveLength(2)
  expect(new Set(waiting.map(({ queue, id }) => queue.hrefOf({ id }))).size).toBe(5)
})

test("a listing with two reasons for a check waits once, since the earlier reason", async () => {
  const { db } = database
  await db.insert(listingEvidence).values({
    ...{ listingId: id, fact: "accepts", answer: "no", source: "visitor", at: minutes(1), counted: true },
  })
  await db.update(listings).set({ doubtedAt: minutes(6) })
  const checks = staffQueues.filter(({ type }) => type === "listing-check")
  const fortnightLater = minutes(15 * 24 * 60)
  expect(await countWaiting(db, checks, 99, fortnightLater)).toEqual({ "listing-check": 1 })
  const waiting = await listWaiting(db, checks, 9, fortnightLater)
  expect(waiting.map(({ sentAt }) => sentAt)).toEqual([minutes(1)])
})

test("the badge of a page counts all of its queues; an expired claim no longer counts", async () => {
  const counts = await countWaitingByPath(database.db, log, staffQueues, 99, minutes(61))
  expect(counts).toMatchObject({
    ...{ "/admin/listing-edits": 2, "/admin/listing-claims": 0, "/admin/payment-addresses": 1 },
    ...{ "/admin/listing-health": 1, "/admin/merchants": 0 },
  })
})
