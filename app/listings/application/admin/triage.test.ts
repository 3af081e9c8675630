import { sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { applications } from "#app/lib/db/schema.ts"
import { readListSearch } from "#app/lib/list/list-search.ts"
import { countFlood, findBeside, findNextWaiting, listAlike } from "#app/review/triage.server.ts"
import { useDatabase } from "#test/database.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import {
  addApplication,
  addApplications,
  addStaff,
  emptyApplications,
  minutes,
  publicUrl,
  secrets,
} from "../test-support.ts"
import { approve } from "./review.server.ts"
import { applicationList } from "./staff-list.ts"
import { listForStaff } from "./staff-queries.server.ts"

const database = useDatabase()
beforeEach(() => emptyApplications(database.db))

const search = (query: string) => readListSearch(applicationList, new URLSearchParams(query))
const waiting = search("status=pending")
const add = (...names: string[]) =>
  names.reduce<Promise<number[]>>(
    async (ids, businessName) => [
      ...(await ids),
      await addApplication(database.db, {
        businessName,
        email: `${businessName.replace(" ", "")}@mail.example`,
      }),
    ],
    Promise.resolve([]),
  )

describe("the next application", () => {
  test("has the next longest wait, or at the end is the first that remains", async () => {
    const [a = 0, b = 0, c = 0] = await add("A", "B", "C")
    const by = await addStaff(database.db, "Grace")
    expect(await findNextWaiting(database.db, applicationSubmission, waiting, a)).toBe(b)
    await approve(database.db, b, { by, publicUrl, secrets, now: minutes(1) })
    expect(await findNextWaiting(database.db, applicationSubmission, waiting, a)).toBe(c)
    expect(await findNextWaiting(database.db, applicationSubmission, waiting, b)).toBe(c)
    await approve(database.db, c, { by, publicUrl, secrets, now: minutes(1) })
    expect(await findNextWaiting(database.db, applicationSubmission, waiting, c)).toBe(a)
    await approve(database.db, a, { by, publicUrl, secrets, now: minutes(1) })
    expect(await findNextWaiting(database.db, applicationSubmission, waiting, a)).toBeUndefined()
  })

  test("follows the order and the search of the list", async () => {
    const [b = 0, a = 0, other = 0] = await add("Shop B", "Shop A", "Other")
    const beside = (query: string, id: number) =>
      findBeside(database.db, applicationSubmission, search(query), id)
    expect(await beside("status=pending", a)).toEqual({ before: b, after: other })
    expect(await beside("", a)).toEqual({ before: other, after: b })
    expect(await beside("status=pending&q=shop&sort=name", a)).toEqual({ before: undefined, after: b })
  })
})

test("rows just decided stay in the pending list", async () => {
  const [a = 0, b = 0] = await add("A", "B", "C")
  const by = await addStaff(database.db, "Grace")
  await approve(database.db, b, { by, publicUrl, secrets, now: minutes(1) })
  const names = async (kept: number[]) =>
    (await listForStaff(database.db, waiting, kept)).rows.map(({ businessName }) => businessName)
  expect(await names([])).toEqual(["A", "C"])
  expect(await names([b, a])).toEqual(["A", "B", "C"])
})

describe("warnings", () => {
  const wallet = "0x52908400098527886E0F7030069857D2E4169EE7"

  test("name applications with the same mail address, phone, street or payment address, in any spelling", async () => {
    const first = await addApplication(database.db, {
      ...{ businessName: "First", email: "one@shop.example", phone: "+234 803 555 01 23" },
      ...{ address: "12 Ọjà Street", city: "Ìbàdàn", walletAddress: wallet },
    })
    await addApplication(database.db, {
      ...{ businessName: "Second", email: "two@shop.example", phone: "0803-5550123" },
      ...{ address: "12 oja street", city: "Ibadan", walletAddress: wallet.toLowerCase() },
    })
    await addApplication(database.db, {
      ...{ businessName: "Third", email: "one@shop.example", phone: "+1 404 555 0100" },
      ...{ address: "Elsewhere 1", city: "Atlanta", walletAddress: "" },
    })
    const alike = await listAlike(database.db, applicationSubmission, first)
    expect(alike.map(({ what, name }) => [what, name])).toEqual([
      ["email", "Third"],
      ["phone", "Second"],
      ["address", "Second"],
      ["wallet", "Second"],
    ])
  })

  test("say when many applications came within an hour", async () => {
    const [id = 0] = await add("One", "Two")
    const [row] = await database.db.select().from(applications).where(sql`id = ${id}`)
    const at = { id, createdAt: row?.createdAt ?? minutes(0) }
    expect(await countFlood(database.db, applicationSubmission, at)).toBe(0)
    await addApplications(
      database.db,
      Array.from({ length: 10 }, (_, index) => ({ createdAt: minutes(index === 0 ? 60 : 20) })),
    )
    expect(await countFlood(database.db, applicationSubmission, at)).toBe(11)
  })

  test("each use an index", async () => {
    for (const value of Object.values(applicationSubmission.sameAs)) {
      const plan = await database.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        return tx.execute(sql`explain select id from merchant_requests where ${value} = 'x'`)
      })
      expect(JSON.stringify(plan.rows)).toMatch(/Index Scan (using|on) merchant_requests_(email|same_\w+)/)
    }
  })
})
