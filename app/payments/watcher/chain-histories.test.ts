import { and, eq, isNotNull, isNull, max } from "drizzle-orm"
import fc from "fast-check"
import { expect, test } from "vitest"
import { chainCursor, paymentRequests as requests, transfers } from "#app/lib/db/schema.ts"
import { coin } from "#test/chain/counter-on-chain.ts"
import { isWhole } from "#test/sample.ts"
import type { Asset } from "../options.ts"
import { isOpen } from "./cursor.server.ts"
import { describeOnChain, shopAddress } from "./test-watcher.ts"

/** `HISTORIES=500`, or the long run, checks many more. payment-histories.test.ts checks thousands for the rules alone. */
const histories = Number(process.env.HISTORIES ?? (isWhole ? 500 : 8))

/** Block time of layer 2. */
const blockSeconds = 5
/** Maximum depth of a reorganization, in blocks. */
const deepest = 3

const price = fc.constantFrom(10n, 20n, 250n).map((coins) => coins * coin)
const suffix = fc.bigInt(1n, 20n).map((digits) => digits * 10n ** 14n)
const asset = fc.constantFrom<Asset>("guap", "guap", "guap", "guapx")
const amount = fc.oneof(
  // A requested amount, the price without its suffix, a near miss, or any amount.
  fc.tuple(price, suffix).map(([whole, more]) => whole + more),
  price,
  fc.tuple(price, fc.bigInt(-300n, 300n)).map(([whole, off]) => whole + (off * coin) / 1000n),
  fc.bigInt(1n, 300n * coin),
)
const place = fc.nat({ max: 9 })

type Step =
  | { act: "charge"; asked: bigint; asset: Asset }
  | { act: "pay"; amount: bigint; asset: Asset }
  /** A customer who pays exactly the requested amount. */
  | { act: "pay-exactly"; place: number }
  | { act: "look" | "restart" }
  | { act: "mine"; blocks: number }
  | { act: "reorganize"; depth: number }
  /** Adds or removes a first endpoint that answers 429. */
  | { act: "refuse"; isRefusing: boolean }
  | { act: "say"; place: number; what: "cancelledAt" | "byHandAt" | "acceptedAt" }

type Sent = { hash: string; block: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("charge" as const),
      asked: fc.tuple(price, suffix).map(([whole, more]) => whole + more),
      asset,
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant("pay" as const), amount, asset }) },
  { weight: 5, arbitrary: fc.record({ act: fc.constant("pay-exactly" as const), place }) },
  { weight: 6, arbitrary: fc.constant<Step>({ act: "look" }) },
  { weight: 1, arbitrary: fc.constant<Step>({ act: "restart" }) },
  // A request is valid for 180 blocks.
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("mine" as const), blocks: fc.constantFrom(1, 2, 3, 60, 200) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("reorganize" as const),
      depth: fc.integer({ min: 1, max: deepest }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("refuse" as const), isRefusing: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant("say" as const),
      place,
      what: fc.constantFrom("cancelledAt" as const, "byHandAt" as const, "acceptedAt" as const),
    }),
  },
)

/** A normal sale. Eight random histories may contain no payment that lasts. */
const sale = (asset: Asset): Step[] => [
  { act: "charge", asked: 20n * coin + 10n ** 14n, asset },
  { act: "look" },
  { act: "pay-exactly", place: 0 },
  { act: "look" },
]

describeOnChain("on a chain", (watched) => {
  const { database } = watched
  const refusing = () => watched.startEndpoint((_request, response) => response.writeHead(429).end("{}"))

  /** The application clock follows the chain, whose blocks are mined faster here than their timestamps say. */
  async function followClock() {
    const { timestamp } = await watched.chain.rpc<{ timestamp: string }>(
      "eth_getBlockByNumber",
      "latest",
      false,
    )
    watched.aheadMs = Number(timestamp) * 1000 - Date.now()
  }

  async function begin() {
    for (const table of [transfers, requests, chainCursor]) await database.db.delete(table)
    await watched.setEndpoints(...watched.honest)
    await watched.restart()
    await watched.chain.mine()
    await followClock()
  }

  /** Whether no closed request has its transfer in the newest blocks: closed requests are not checked again. */
  async function isOpenDown(depth: number): Promise<boolean> {
    const [last] = await database.db
      .select({ block: max(transfers.blockNumber) })
      .from(transfers)
      .innerJoin(requests, eq(transfers.requestId, requests.id))
      .where(isNotNull(requests.closedAt))
    return (last?.block ?? 0) <= (await watched.chain.height()) - depth
  }

  const all = () => database.db.select().from(requests).orderBy(requests.id)
  const atPlace = async (index: number) => {
    const rows = await all()
    return rows[index % (rows.length || 1)]
  }

  /** @returns transfers above the dust limit that were sent while a request was open */
  async function act(one: Step): Promise<Sent[]> {
    const pay = async (amount: bigint, asset: Asset) => {
      const open = await database.db.select().from(requests).where(isOpen)
      const { chain } = watched
      const hash = await (asset === "guap"
        ? chain.payToken(shopAddress, amount)
        : chain.pay(shopAddress, amount))
      return open.some(({ asked }) => amount * 1000n >= asked) ? [{ hash, block: await chain.height() }] : []
    }
    if (one.act === "charge") {
      const { asked, asset } = one
      // As the unique index on open requests does.
      const isTaken = and(isNull(requests.closedAt), eq(requests.asked, asked), eq(requests.asset, asset))
      if ((await database.db.select().from(requests).where(isTaken)).length === 0)
        await watched.add(asked, { asset })
    }
    if (one.act === "pay") return pay(one.amount, one.asset)
    if (one.act === "pay-exactly") {
      const request = await atPlace(one.place)
      if (request) return pay(request.asked, request.asset as Asset)
    }
    if (one.act === "look") await watched.look()
    if (one.act === "restart") await watched.restart()
    if (one.act === "mine") await watched.chain.mine(one.blocks)
    if (one.act === "reorganize" && (await isOpenDown(one.depth))) await watched.chain.reorganize(one.depth)
    if (one.act === "refuse")
      await watched.setEndpoints(...(one.isRefusing ? [await refusing()] : []), ...watched.honest)
    if (one.act === "say") {
      const request = await atPlace(one.place)
      // A request gets at most one decision.
      if (request && !request.cancelledAt && !request.byHandAt && !request.acceptedAt)
        await database.db
          .update(requests)
          .set({ [one.what]: watched.now() })
          .where(eq(requests.id, request.id))
    }
    return []
  }

  /** The receipt of a transaction on the current chain. */
  async function receiptOf(hash: string) {
    type Receipt = { blockHash: string; blockNumber: string }
    const receipt = await watched.chain.rpc<Receipt | null>("eth_getTransactionReceipt", hash)
    const block =
      receipt &&
      (await watched.chain.rpc<{ hash: string } | null>("eth_getBlockByNumber", receipt.blockNumber, false))
    return block?.hash === receipt?.blockHash ? receipt : null
  }

  /**
   * Stored transfers that are not reverted are on the chain; a request that
   * counts as paid is paid in full and in time; no confirmed payment is in doubt.
   */
  async function expectHonest() {
    const standing = (await watched.stored()).filter(({ undoneAt, requestId }) => !undoneAt && requestId)
    for (const { txHash, blockHash } of standing)
      expect((await receiptOf(txHash))?.blockHash, txHash).toBe(blockHash)
    let paid = 0
    for (const request of await all()) {
      const { state } = await watched.judge(request.id)
      // Both endpoints were polled and agree.
      expect(["checking", "one-source", "blind"]).not.toContain(state)
      if (state !== "paid" && state !== "over" && state !== "late") continue
      if (state === "paid") paid++
      const sum = standing
        .filter(({ requestId, asset }) => requestId === request.id && asset === request.asset)
        .filter(({ blockAt }) => state === "late" || blockAt <= request.expiresAt)
        .reduce((sum, { amount }) => sum + amount, 0n)
      expect(sum * 1000n >= request.asked * 999n, `${request.id} is ${state} with ${sum}`).toBe(true)
    }
    return paid
  }

  test(`in ${histories} histories no request is wrongly paid, and no transfer is lost`, {
    timeout: 3_600_000,
  }, async () => {
    await watched.chain.rpc("anvil_setBlockTimestampInterval", blockSeconds)
    await watched.chain.rpc("anvil_setBalance", watched.payer, `0x${(10n ** 9n * coin).toString(16)}`)
    // A reorganization must not remove the blocks that funded the customer.
    await watched.chain.mine(deepest)
    let paid = 0
    let came = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
        await begin()
        const expected: Sent[] = []
        for (const one of steps) {
          expected.push(...(await act(one)))
          await followClock()
        }
        await watched.setEndpoints(...watched.honest)
        await watched.restart()
        await watched.chain.mine()
        await followClock()
        await watched.look()
        paid += await expectHonest()
        const stored = (await watched.stored()).filter(({ undoneAt }) => !undoneAt)
        for (const { hash, block } of expected) {
          // Skip transfers whose block was replaced: they are gone, or were mined again while no request was open.
          if (Number((await receiptOf(hash))?.blockNumber) !== block) continue
          came++
          expect(
            stored.filter(({ txHash }) => txHash === hash),
            hash,
          ).toHaveLength(1)
        }
      }),
      { numRuns: histories, endOnFailure: true, examples: [[sale("guap")], [sale("guapx")]] },
    )
    // Guards against a vacuous pass.
    expect(Math.min(paid, came)).toBeGreaterThanOrEqual(histories / 4)
  })
})
