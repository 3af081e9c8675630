import { randomUUID } from "node:crypto"
import { eq, isNull } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { counterDevices, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { addTerminal, emptyTerminals } from "#test/tills.ts"
import { actAsCashier } from "./cashier-acts.server.ts"
import { cleanUpRequests } from "./cleanup.server.ts"
import { createRequest } from "./create-request.server.ts"

const database = useDatabase()
const now = new Date("2026-05-01T12:00:00Z")
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const days = (count: number) => later(count * 24 * 60)
let terminal: { id: number; listingId: number }

beforeEach(async () => {
  await emptyTerminals(database.db, now)
  terminal = await addTerminal(database.db, "Mama Ada", now)
})

const ask = (at = now, minor = 308_500n, device = terminal, submissionKey: string = randomUUID()) =>
  createRequest(database.db, device, { minor, currency: "NGN", note: null, submissionKey }, at)
const kinds = (outcomes: { kind: string }[]) => [...new Set(outcomes.map(({ kind }) => kind))]
const rows = () => database.db.select().from(paymentRequests).orderBy(paymentRequests.id)
/** As if the customer had paid: the request no longer counts as open. */
const settleAll = (at: Date) => database.db.update(paymentRequests).set({ byHandAt: at })

describe("amounts", () => {
  test("fifty simultaneous requests of two shops with one address get fifty different amounts", async () => {
    const other = await addTerminal(database.db, "Papa Ola", now)
    const first = await Promise.all(Array.from({ length: 20 }, () => ask()))
    const second = await Promise.all(Array.from({ length: 20 }, () => ask(now, 308_500n, other)))
    await settleAll(now)
    const both = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ask(now, 308_500n, index % 2 ? terminal : other)),
    )
    expect(kinds([...first, ...second, ...both])).toEqual(["made"])
    expect(new Set((await rows()).map(({ asked }) => asked)).size).toBe(50)
  })

  test("a price has 99 amounts; the hundredth customer waits until a request ends", async () => {
    for (let count = 0; count < 99; count++) {
      expect(await ask(later(0))).toMatchObject({ kind: "made" })
      await settleAll(later(0))
    }
    expect(await ask(later(5))).toEqual({ kind: "tails" })
    // Another price has its own 99 amounts.
    expect(await ask(later(5), 308_600n)).toMatchObject({ kind: "made" })
    // A request confirmed by hand frees its amount once it can no longer be undone.
    expect(await ask(later(11))).toMatchObject({ kind: "made" })
  })

  test("amounts are reused in order: the hundredth customer gets the amount of the first", async () => {
    for (let count = 0; count < 100; count++) {
      await ask(later(count))
      await database.db
        .update(paymentRequests)
        .set({ cancelledAt: later(count), closedAt: later(count) })
        .where(isNull(paymentRequests.closedAt))
    }
    const asked = (await rows()).map((row) => row.asked)
    expect(new Set(asked.slice(0, 99)).size).toBe(99)
    expect(asked[99]).toBe(asked[0])
  })

  test("a form submitted several times creates one request", async () => {
    const key = randomUUID()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => ask(now, 308_500n, terminal, key)))
    expect(new Set(outcomes.map((outcome) => ("code" in outcome ? outcome.code : outcome.kind))).size).toBe(1)
    expect(await rows()).toHaveLength(1)
  })

  test("a form key of another shop is refused", async () => {
    const key = randomUUID()
    const other = await addTerminal(database.db, "Papa Ola", now)
    await ask(now, 308_500n, terminal, key)
    await expect(ask(now, 308_500n, other, key)).rejects.toThrow()
  })
})

test("a shop has at most twenty open requests, even with simultaneous ones, and two hundred per hour", async () => {
  const many = await Promise.all(Array.from({ length: 25 }, () => ask()))
  expect(many.filter(({ kind }) => kind === "made")).toHaveLength(20)
  expect(many.filter(({ kind }) => kind === "open")).toHaveLength(5)
  // The first twenty have expired.
  expect(await ask(later(16))).toMatchObject({ kind: "made" })
  await settleAll(later(16))
  for (let count = 21; count < 200; count++) {
    const price = 500_000n + BigInt(count) * 100n
    expect(await ask(later(17), price)).toMatchObject({ kind: "made" })
    await settleAll(later(17))
  }
  expect(await ask(later(18))).toEqual({ kind: "hour" })
  expect(await ask(later(61))).toMatchObject({ kind: "made" })
})

describe("the cleanup job", () => {
  const code = async (at: Date) => {
    const made = await ask(at)
    if (made.kind !== "made") throw new Error(made.kind)
    return made.code
  }

  test("closes requests confirmed for good and those unpaid for a day, and no others", async () => {
    const confirmed = await code(now)
    await actAsCashier(database.db, { listingId: terminal.listingId, code: confirmed, act: "received" }, now)
    const expired = await code(now)
    await cleanUpRequests(database.db, later(9))
    expect((await rows()).map(({ closedAt }) => closedAt)).toEqual([null, null])
    await cleanUpRequests(database.db, later(11))
    expect((await rows()).map(({ code, closedAt }) => [code, closedAt !== null])).toEqual([
      [confirmed, true],
      [expired, false],
    ])
    await cleanUpRequests(database.db, later(24 * 60 + 16))
    expect((await rows()).every(({ closedAt }) => closedAt)).toBe(true)
  })

  test("deletes unpaid requests after 30 days and all others after 13 months", async () => {
    const paid = await code(now)
    await actAsCashier(database.db, { listingId: terminal.listingId, code: paid, act: "received" }, now)
    const unpaid = await code(now)
    const seen = await code(now)
    const [row] = await database.db.select().from(paymentRequests).where(eq(paymentRequests.code, seen))
    if (!row) throw new Error("No request")
    await database.db.insert(transfers).values({
      ...{ network: "l2", asset: "guap", txHash: `0x${"1".repeat(64)}`, logIndex: 0, blockNumber: 1 },
      ...{
        blockHash: `0x${"2".repeat(64)}`,
        toAddress: row.toAddress,
        amount: 1n,
        blockAt: now,
        seenAt: now,
      },
      ...{ requestId: row.id, assignedBy: "auto" },
    })
    await cleanUpRequests(database.db, days(29))
    expect((await rows()).map(({ code }) => code)).toEqual([paid, unpaid, seen])
    await cleanUpRequests(database.db, days(31))
    expect((await rows()).map(({ code }) => code)).toEqual([paid, seen])
    await cleanUpRequests(database.db, new Date("2027-06-01T11:00:00Z"))
    expect(await rows()).toHaveLength(2)
    await cleanUpRequests(database.db, new Date("2027-06-01T13:00:00Z"))
    expect([await rows(), await database.db.select().from(transfers)]).toEqual([[], []])
  })

  test("deletes unused terminal links after a day and removed terminals after 30 days", async () => {
    const { db } = database
    const device = (label: string, facts: object) => ({
      ...{ listingId: terminal.listingId, label, tokenHash: randomUUID(), createdAt: now, ...facts },
    })
    await db
      .insert(counterDevices)
      .values([device("unused", {}), device("removed", { joinedAt: now, revokedAt: now })])
    const labels = async () => (await db.select().from(counterDevices)).map(({ label }) => label).sort()
    await cleanUpRequests(db, later(23 * 60))
    expect(await labels()).toEqual(["Till", "removed", "unused"])
    await cleanUpRequests(db, later(25 * 60))
    expect(await labels()).toEqual(["Till", "removed"])
    await cleanUpRequests(db, days(31))
    expect(await labels()).toEqual(["Till"])
  })
})
