import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { chainCursor, listings, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { closeSettled } from "#app/payments/watcher/close-requests.server.ts"
import { findCursor } from "#app/payments/watcher/cursor.server.ts"
import { storeBlocks } from "#app/payments/watcher/store-blocks.server.ts"
import { useDatabase } from "#test/database.ts"
import { addTerminal, emptyTerminals, terminalAddress } from "#test/tills.ts"
import { actAsCashier } from "../cashier-acts.server.ts"
import { cleanUpRequests } from "../cleanup.server.ts"
import { findCounterShop } from "../counter-shop.server.ts"
import { createRequest } from "../create-request.server.ts"
import { findRequest } from "../find-requests.server.ts"
import { type Decision, decideTransfer } from "./decide-transfer.server.ts"
import { listCandidates } from "./find-candidates.server.ts"
import { findTransfer, listUnassigned } from "./find-unmatched.server.ts"

const database = useDatabase()
const now = new Date("2026-05-01T12:00:00Z")
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const coin = 10n ** 18n
const made = 100
let terminal: { id: number; listingId: number }

beforeEach(async () => {
  const { db } = database
  await emptyTerminals(db, now)
  await db.delete(chainCursor)
  const heard = { secondHeardAt: later(2), secondHeadAt: later(2) }
  await db.insert(chainCursor).values({ network: "l2", nextBlock: 1000, recent: {}, ...heard })
  terminal = await addTerminal(db, "Mama Ada", now)
})

/** A request registered by the watcher. @param minor price, at a rate of 25,000 minor units per coin */
async function ask(minor = 100_000n, device = terminal): Promise<string> {
  const charge = { minor, currency: "NGN", note: null, submissionKey: randomUUID() }
  const outcome = await createRequest(database.db, device, charge, now)
  if (outcome.kind !== "made") throw new Error(outcome.kind)
  const { code } = outcome
  await database.db.update(paymentRequests).set({ createdBlock: made }).where(eq(paymentRequests.code, code))
  return code
}

let count = 0
/** An unmatched payment. @returns its id */
async function come(amount: bigint, facts: Partial<typeof transfers.$inferInsert> = {}): Promise<number> {
  count++
  const [row] = await database.db
    .insert(transfers)
    .values({
      ...{ network: "l2", asset: "guap", txHash: `0x${String(count).padStart(64, "0")}`, logIndex: 0 },
      ...{
        blockNumber: made + 1,
        blockHash: `0x${"2".repeat(64)}`,
        toAddress: terminalAddress.toLowerCase(),
      },
      ...{ amount, blockAt: later(1), seenAt: later(1), secondSourceAt: later(1), ...facts },
    })
    .returning({ id: transfers.id })
  return row?.id ?? 0
}
const decide = (id: number, decision: Decision, { listingId } = terminal, at = later(2)) =>
  decideTransfer(database.db, { listingId, id, decision }, at)
const assign = (id: number, code: string) => decide(id, { kind: "assign", code })
const stateOf = async (code: string) => (await findRequest(database.db, code, { now: later(2) }))?.view.state
const row = async (id: number) =>
  (await database.db.select().from(transfers).where(eq(transfers.id, id))).at(0)
async function shop({ listingId } = terminal) {
  const found = await findCounterShop(database.db, listingId, now)
  if (!found) throw new Error("No shop")
  return found
}
const asked = async (device = terminal, at = later(2)) =>
  (await listUnassigned(database.db, await shop(device), at)).map(({ id }) => id)
async function candidates(id: number) {
  const found = await findTransfer(database.db, await shop(), id)
  return found ? await listCandidates(database.db, await shop(), found, later(2)) : []
}

describe("an unmatched payment that fits two requests", () => {
  test("is shown on the terminal, counts for the chosen request, and can be reassigned", async () => {
    const [first, second] = [await ask(), await ask()]
    const id = await come(4n * coin)
    expect(await asked()).toEqual([id])
    expect((await candidates(id)).map(({ view }) => view.code).sort()).toEqual([first, second].sort())
    expect(await assign(id, second)).toEqual({ kind: "done" })
    expect([await stateOf(first), await stateOf(second)]).toEqual(["open", "paid"])
    expect(await asked()).toEqual([])

    expect(await decide(id, { kind: "take-back" })).toEqual({ kind: "done" })
    expect([await stateOf(second), await asked()]).toEqual(["open", [id]])
    expect(await assign(id, first)).toEqual({ kind: "done" })
    expect(await stateOf(first)).toBe("paid")
    expect(await row(id)).toMatchObject({ assignedBy: "cashier", amount: 4n * coin })
  })

  test("lists requests in its coin first, the most similar amount before others", async () => {
    const codes = [await ask(500_000n), await ask(150_000n), await ask(100_000n)]
    expect((await candidates(await come(5n * coin))).map(({ view }) => view.code)).toEqual([
      ...[codes[2], codes[1], codes[0]],
    ])
    await database.db
      .update(paymentRequests)
      .set({ asset: "guapx" })
      .where(eq(paymentRequests.code, codes[2] ?? ""))
    expect((await candidates(await come(5n * coin))).map(({ isOtherCoin }) => isOtherCoin)).toEqual([
      ...[false, false, true],
    ])
  })

  test("changes the version of the open requests", async () => {
    const code = await ask()
    const version = async () => (await findRequest(database.db, code, { now: later(2) }))?.version
    const before = await version()
    const id = await come(coin, { secondSourceAt: null })
    const asking = await version()
    await database.db.update(transfers).set({ secondSourceAt: later(1) })
    expect(new Set([before, asking, await version()]).size).toBe(3)
    await decide(id, { kind: "dismiss" })
    expect(await version()).toBe(before)
  })

  test("is reverted with its block, and cannot be assigned once reverted", async () => {
    const code = await ask()
    const id = await come(4n * coin)
    await assign(id, code)
    await database.db.update(transfers).set({ undoneAt: later(2) })
    expect(await stateOf(code)).toBe("undone")
    const gone = await come(4n * coin, { undoneAt: later(1) })
    expect([await assign(gone, await ask()), await asked()]).toEqual([{ kind: "not-now" }, []])
  })

  test("of one source is shown too, and does not become paid by assignment", async () => {
    const code = await ask()
    const id = await come(4n * coin, { secondSourceAt: null, seenAt: later(2) })
    expect(await listUnassigned(database.db, await shop(), later(2))).toMatchObject([
      { id, amount: "4", coin: "GUAP", isConfirmed: false },
    ])
    await assign(id, code)
    expect(await stateOf(code)).toBe("checking")
  })
})

describe("a cashier", () => {
  test("wins with the first of two decisions, and a repeated press changes nothing", async () => {
    const codes = [await ask(), await ask()]
    for (let round = 0; round < 5; round++) {
      const id = await come(4n * coin)
      const outcomes = await Promise.all(codes.map((code) => assign(id, code)))
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["done", "not-now"])
      const winner = codes[outcomes.findIndex(({ kind }) => kind === "done")] ?? ""
      expect(await assign(id, winner)).toEqual({ kind: "done" })
      expect(await decide(id, { kind: "dismiss" })).toEqual({ kind: "not-now" })
      await decide(id, { kind: "take-back" })
      expect(await decide(id, { kind: "take-back" })).toEqual({ kind: "done" })
    }
  })

  test("does not deadlock with the watcher reverting the same payment", async () => {
    const { db } = database
    const code = await ask()
    for (let round = 0; round < 10; round++) {
      const id = await come(4n * coin, { blockNumber: made + 1 + round })
      const cursor = await findCursor(db)
      if (!cursor) throw new Error("No cursor")
      const hash = `0x${"3".repeat(64)}`
      const next = { number: cursor.nextBlock, hash, parentHash: hash }
      const block = { ...next, blockAt: later(2), transfers: [] }
      const other = { ...block, number: made + 1 + round }
      const [, outcome] = await Promise.all([
        storeBlocks(db, { cursor, blocks: [other, block], now: later(2) }),
        assign(id, code),
      ])
      const { requestId, undoneAt } = (await row(id)) ?? {}
      expect(undoneAt).toEqual(later(2))
      expect(outcome.kind).toBe(requestId === null ? "not-now" : "done")
      await db.update(transfers).set({ requestId: null, assignedBy: null })
    }
  })

  test("dismisses a payment, finds it again, and can still assign it", async () => {
    const code = await ask()
    const id = await come(coin)
    expect(await decide(id, { kind: "dismiss" })).toEqual({ kind: "done" })
    expect([await asked(), (await row(id))?.dismissedAt]).toEqual([[], later(2)])
    await decide(id, { kind: "dismiss" }, terminal, later(9))
    expect((await row(id))?.dismissedAt).toEqual(later(2))
    expect(await assign(id, code)).toEqual({ kind: "done" })
    expect(await row(id)).toMatchObject({ dismissedAt: null })
    expect(await stateOf(code)).toBe("short")
  })

  test("cannot assign it to a cancelled, closed, settled or later request", async () => {
    const [cancelled, closed, paid, younger] = [await ask(), await ask(), await ask(), await ask()]
    await actAsCashier(database.db, { listingId: terminal.listingId, code: cancelled, act: "cancel" }, now)
    const set = (code: string, facts: Partial<typeof paymentRequests.$inferInsert>) =>
      database.db.update(paymentRequests).set(facts).where(eq(paymentRequests.code, code))
    await set(closed, { closedAt: now })
    await set(younger, { createdBlock: made + 2 })
    await assign(await come(4n * coin), paid)
    const id = await come(4n * coin)
    expect(await candidates(id)).toEqual([])
    for (const code of [cancelled, closed, paid, younger])
      expect(await assign(id, code)).toEqual({ kind: "not-now" })
    expect(await assign(id, "11111111111")).toEqual({ kind: "not-found" })
    expect(await row(id)).toMatchObject({ requestId: null })
  })

  test("of another shop cannot see or change it; with the same address only until it is assigned", async () => {
    const code = await ask()
    const id = await come(4n * coin)
    const other = await addTerminal(database.db, "Papa Ola", now)
    expect(await asked(other)).toEqual([])
    expect(await decide(id, { kind: "dismiss" }, other)).toEqual({ kind: "not-found" })
    expect(await decide(id, { kind: "assign", code }, other)).toEqual({ kind: "not-found" })

    const theirs = await ask(100_000n, other)
    expect(await asked(other)).toEqual([id])
    expect(await decide(id, { kind: "assign", code }, other)).toEqual({ kind: "not-found" })
    await assign(id, code)
    for (const decision of [
      { kind: "take-back" },
      { kind: "dismiss" },
      { kind: "assign", code: theirs },
    ] as const)
      expect(await decide(id, decision, other)).toEqual({ kind: "not-now" })
    expect(await stateOf(code)).toBe("paid")
  })

  test("sees it for a day, and never payments under another owner", async () => {
    await ask()
    const id = await come(4n * coin)
    expect(await asked(terminal, later(24 * 60))).toEqual([id])
    expect(await asked(terminal, later(24 * 60 + 2))).toEqual([])
    await database.db.update(listings).set({ ownerConfirmedAt: later(2) })
    expect(await asked()).toEqual([])
    expect(await decide(id, { kind: "dismiss" })).toEqual({ kind: "not-found" })
  })
})

describe("a payment in another coin", () => {
  test("counts as confirmed by the shop, with nothing received in the requested coin", async () => {
    const code = await ask()
    const id = await come(4n * coin, { asset: "guapx", logIndex: -1 })
    expect(await assign(id, code)).toEqual({ kind: "done" })
    const found = await findRequest(database.db, code, { now: later(2) })
    expect(found?.view).toMatchObject({
      ...{ state: "by-hand", came: null, other: "4 GUAPX", byHandAt: later(2), mayUndo: true },
      taken: { units: 4n * coin, coin: "GUAPX" },
    })
    await database.db.update(transfers).set({ undoneAt: later(3) })
    expect(await stateOf(code)).toBe("undone")
  })

  test.each([
    ["at the payment", (id: number, _code: string) => decide(id, { kind: "take-back" })],
    [
      "at the request",
      (_id: number, code: string) =>
        actAsCashier(database.db, { listingId: terminal.listingId, code, act: "undo" }, later(2)),
    ],
  ])("can be taken back %s and is unmatched again", async (_where, takeBack) => {
    const code = await ask()
    const id = await come(4n * coin, { asset: "guapx", logIndex: -1 })
    await assign(id, code)
    expect(await takeBack(id, code)).toEqual({ kind: "done" })
    expect([await stateOf(code), await asked()]).toEqual(["open", [id]])
  })

  test("can be taken back in both ways at once without a deadlock", async () => {
    const code = await ask()
    for (let round = 0; round < 10; round++) {
      const id = await come(4n * coin, { asset: "guapx", logIndex: -1 })
      await assign(id, code)
      const undo = { listingId: terminal.listingId, code, act: "undo" } as const
      await Promise.all([
        decide(id, { kind: "take-back" }),
        actAsCashier(database.db, undo, later(2)),
        decide(id, { kind: "dismiss" }),
      ])
      expect([await stateOf(code), (await row(id))?.requestId]).toEqual(["open", null])
    }
  })

  test("cannot be taken back after ten minutes", async () => {
    const code = await ask()
    const id = await come(4n * coin, { asset: "guapx", logIndex: -1 })
    await assign(id, code)
    expect(await decide(id, { kind: "take-back" }, terminal, later(13))).toEqual({ kind: "not-now" })
    expect(await stateOf(code)).toBe("by-hand")
  })
})

test("a request assigned by a cashier stays open until the cleanup job; others close with the next block", async () => {
  const { db } = database
  const [byCashier, byRules] = [await ask(), await ask()]
  await assign(await come(4n * coin), byCashier)
  const id = await come(4n * coin)
  await assign(id, byRules)
  await db.update(transfers).set({ assignedBy: "auto" }).where(eq(transfers.id, id))
  const cursor = await findCursor(db)
  if (!cursor) throw new Error("No cursor")
  expect(await closeSettled(db, { ...cursor, nextBlock: made + 9 }, later(2))).toBe(1)
  const closed = async (code: string) =>
    (await db.select().from(paymentRequests).where(eq(paymentRequests.code, code))).at(0)?.closedAt
  expect([await closed(byCashier), await closed(byRules)]).toEqual([null, later(2)])
  await cleanUpRequests(db, later(24 * 60 + 16))
  expect(await closed(byCashier)).toEqual(later(24 * 60 + 16))
  expect(await decide(id, { kind: "take-back" })).toEqual({ kind: "not-now" })
})
