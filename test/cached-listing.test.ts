import { eq } from "drizzle-orm"
import type pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { listenToContentChanges } from "#app/lib/db/content-changes.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { useApp } from "./app.ts"
import { silentLog } from "./database.ts"
import { waitUntil } from "./wait-until.ts"

let connection: pg.PoolConfig
const reach = async (direct: pg.PoolConfig) => {
  connection = direct
  return direct
}
const app = useApp({}, reach, true)
let changes: { stop(): Promise<void> }

beforeAll(async () => {
  const { pages } = app.services
  const heard = new Set<string>()
  await new Promise<void>((hears) => {
    changes = listenToContentChanges(connection, silentLog, {
      onChange(topic) {
        pages?.forget(topic)
        heard.add(topic)
      },
      onPayment: () => {},
      onGap: () => hears(),
    })
  })
  await addApplications(app.db, [{ businessName: "Kente House" }, { businessName: "Other Shop" }])
  await setDirectoryStage(app.db, "live", { id: "ada", name: "Ada" }, app.now)
  // Notifications arrive in the order of the commits. After the last one arrives, no earlier change clears pages any more.
  await waitUntil(() => expect(heard).toContain("settings"))
})
afterAll(() => changes.stop())

const textOf = async (path: string) => (await app.fetch(path)).text()
const misses = () => app.services.pages?.stats().misses

/** The pages that show only this listing. */
async function pagesOf(businessName: string): Promise<string[]> {
  const [row] = await app.db.select().from(listings).where(eq(listings.businessName, businessName))
  return [`/merchant-directory/${row?.slug}`, `/pay/${row?.publicId}`, `/pay/${row?.publicId}/code`]
}

test("a change of one listing appears at once on its cached pages and in the lists, and keeps other listings' pages cached", async () => {
  const [changed, other] = [await pagesOf("Kente House"), await pagesOf("Other Shop")]
  const all = [...changed, ...other, "/merchant-directory"]
  for (const path of all) expect((await app.fetch(path)).status, path).toBe(200)
  const made = misses()
  for (const path of all) await textOf(path)
  expect(misses()).toBe(made)

  await app.db
    .update(listings)
    .set({ businessName: "Kente Palace" })
    .where(eq(listings.businessName, "Kente House"))
  for (const path of [...changed, "/merchant-directory"])
    await waitUntil(async () => expect(await textOf(path), path).toContain("Kente Palace"))
  const before = misses()
  for (const path of other) await textOf(path)
  expect(misses()).toBe(before)
})
