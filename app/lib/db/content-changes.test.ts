import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest"
import { addArticles, addImage } from "#app/articles/test-support.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { createDatabaseSwitch } from "#test/database-switch.ts"
import { waitUntil } from "#test/wait-until.ts"
import type { CacheTag } from "../cache/cache-hints.ts"
import { connectDatabase, type DatabaseClient } from "./client.server.ts"
import { listenToContentChanges } from "./content-changes.server.ts"
import {
  chainEndpoints,
  events,
  images,
  listingPictures,
  listingRevisions,
  listingSlugs,
  listings,
} from "./schema.ts"

const start = new Date("2026-05-01T12:00:00Z")
let database: DatabaseClient
let listener: ReturnType<typeof listenToContentChanges>
let drop: () => Promise<void>
let heard: (CacheTag | "gap")[] = []

beforeAll(async () => {
  const created = await createTestDatabase()
  drop = created.drop
  database = connectDatabase(created.connection, silentLog)
  listener = listenToContentChanges(created.connection, silentLog, {
    onChange: (topic) => heard.push(topic),
    // test/counter-live.test.ts covers payments.
    onPayment: () => {},
    onGap: () => heard.push("gap"),
  })
  await hears(["gap"])
})
beforeEach(() => {
  heard = []
})
afterAll(async () => {
  await listener.stop()
  await database.close()
  await drop()
})

/** Waits for exactly these tags; a final notification proves that nothing else came before it. */
async function hears(topics: typeof heard) {
  if (!topics.includes("gap")) await database.db.execute(sql`select pg_notify('content_changed', 'the end')`)
  const expected = topics.includes("gap") ? topics : [...topics, "the end"]
  await waitUntil(() => expect(heard).toEqual(expected))
}

test("changes of an article and its picture, and its deletion, are notified", async () => {
  const { db } = database
  await addArticles(db, { slug: "a" }, { slug: "b" })
  const image = await addImage(db, true)
  await db.update(images).set({ published: false }).where(eq(images.id, image))
  await db.execute(sql`delete from articles`)
  await hears(["articles", "articles", "articles"])
})

test("an endpoint that is set, removed, starts or stops answering is notified; one whose chain only grows is not", async () => {
  const { db } = database
  await db.insert(chainEndpoints).values({ network: "l2", url: "https://rpc.example/", addedAt: start })
  const heard = { askedAt: start, heardAt: start, blockAt: start, height: 7 }
  await db.update(chainEndpoints).set(heard)
  await db.update(chainEndpoints).set({ ...heard, height: 8 })
  await db.update(chainEndpoints).set({ problem: "reset" })
  await db.delete(chainEndpoints)
  await hears(["network", "network", "network", "network"])
})

test("an event is notified", async () => {
  await database.db.insert(events).values({
    slug: "party",
    kind: "community",
    title: "Party",
    description: "Dance",
    location: "Accra",
    localDate: "2026-06-01",
    localTime: "20:00",
    timeZone: "Africa/Accra",
    startsAt: start,
    createdAt: start,
    updatedAt: start,
  })
  await hears(["events"])
})

test("a listing is notified when it appears in the directory, and with its own tag when it changes; an application is not", async () => {
  const { db } = database
  await addApplications(db, [{ status: "pending", decidedAt: null }])
  await hears([])
  heard = []
  const isOpen = eq(listings.slug, "open")
  await db.transaction((tx) => addApplications(tx, [{ slug: "open" }]))
  const [added] = await db.select().from(listings).where(isOpen)
  // It is created and then gets the values of the test.
  await hears(["merchants", `listing ${added?.publicId}`])
  heard = []
  await db.update(listings).set({ status: "closed" }).where(isOpen)
  await hears(["merchants", `listing ${added?.publicId}`])
  heard = []
  for (const table of [listingRevisions, listingSlugs]) await db.delete(table)
  await db.delete(listings).where(isOpen)
  await hears(["merchants", `listing ${added?.publicId}`])
})

test("a picture of a listing is notified with the listing's tag while readers see it", async () => {
  const { db } = database
  await db.transaction((tx) => addApplications(tx, [{ slug: "pictured" }]))
  const [listing] = await db.select().from(listings).where(eq(listings.slug, "pictured"))
  const picture = {
    listingId: listing?.id ?? 0,
    imageId: await addImage(db, true),
    alt: "A shop",
    place: 1,
    addedAt: start,
  }
  const shown = ["merchants", `listing ${listing?.publicId}`] satisfies typeof heard
  await hears(shown)
  for (const [change, topics] of [
    [() => db.insert(listingPictures).values({ ...picture, status: "waiting" }), []],
    [() => db.update(listingPictures).set({ status: "public", decidedAt: start }), shown],
    [() => db.update(listingPictures).set({ alt: "The shop" }), shown],
    [() => db.delete(listingPictures), shown],
  ] as const) {
    heard = []
    await change()
    await hears([...topics])
  }
})

test("a setting is notified", async () => {
  await setDirectoryStage(database.db, "live", { id: "ada", name: "Ada" }, start)
  await hears(["settings"])
})

test("a change that is rolled back is not notified", async () => {
  await expect(
    database.db.transaction(async (tx) => {
      await addArticles(tx, { slug: "never" })
      throw new Error("no")
    }),
  ).rejects.toThrow("no")
  await hears([])
})

test("a lost connection is reopened, and reports that changes may have been missed", async () => {
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'guapcoin-site-changes' and datname = current_database()`,
  )
  await hears(["gap"])
  heard = []
  await addArticles(database.db, { slug: "after" })
  await hears(["articles"])
})

test("a connection whose host is gone without closing it is detected and reopened", async () => {
  const { connection, drop } = await createTestDatabase()
  const line = createDatabaseSwitch()
  let gaps = 0
  const heardOver = listenToContentChanges(
    await line.reach(connection),
    silentLog,
    { onChange: () => {}, onPayment: () => {}, onGap: () => gaps++ },
    { askEveryMs: 20, silenceMs: 1000 },
  )
  onTestFinished(async () => {
    await heardOver.stop()
    await line.cut()
    await drop()
  })
  await expect.poll(() => gaps).toBeGreaterThan(0)
  const before = gaps
  line.silence()
  await expect.poll(() => gaps).toBeGreaterThan(before)
})
