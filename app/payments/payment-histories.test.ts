import fc from "fast-check"
import { expect, test } from "vitest"
import { assignTransfer } from "./assign-transfer.ts"
import { type Came, settleRequest } from "./settle-request.ts"

/** `HISTORIES=200000 npx vitest run --project feature payment-histories` checks many more. */
const histories = Number(process.env.HISTORIES ?? 2000)

const start = new Date("2026-11-23T14:00:00Z").getTime()
const to = "0x70"

type Request = Parameters<typeof settleRequest>[0] & { id: number; asset: string; createdBlock: number }
/** A transfer on the chain, or one that a single endpoint invents (`isReal: false`). */
type Sent = { key: string; amount: bigint; asset: string; from: string; isReal: boolean }
type Stored = Came & { asset: string; request: number | null }
type Block = { number: number; blockAt: Date; sent: Sent[] }

/** Model of a shop with requests, a chain that can reorganize, and a watcher that may read a block several times. */
class Shop {
  now = start
  requests: Request[] = []
  chain: Block[] = []
  stored = new Map<string, Stored>()
  sentSoFar = 0

  head = () => this.chain.at(-1)?.number ?? 0

  charge(price: bigint, suffix: bigint) {
    const asked = price + suffix
    // As the unique index on open requests does.
    if (this.requests.some((one) => one.asked === asked)) return
    this.requests.push({
      ...{ id: this.requests.length, asset: "guap", asked, createdBlock: this.head() },
      ...{
        createdAt: new Date(this.now),
        expiresAt: new Date(this.now + 900_000),
        cancelledAt: null,
        byHandAt: null,
        acceptedAt: null,
      },
    })
  }

  mine(sent: Omit<Sent, "key">[]) {
    this.now += 5000
    const keyed = sent.map((one) => ({ ...one, key: `t${this.sentSoFar++}` }))
    this.chain.push({ number: this.head() + 1, blockAt: new Date(this.now), sent: keyed })
    this.read(1)
  }

  /** Replaces the newest blocks. Their transfers may be mined again, in another order. */
  replace(depth: number, comesAgain: boolean) {
    const gone = this.chain.splice(-depth)
    const numbers = new Set(gone.map(({ number }) => number))
    for (const one of this.stored.values())
      if (numbers.has(one.blockNumber)) one.undoneAt ??= new Date(this.now)
    const again = comesAgain ? gone.flatMap(({ sent }) => sent).toReversed() : []
    this.now += 5000
    this.chain.push({ number: this.head() + 1, blockAt: new Date(this.now), sent: again })
    this.read(1)
  }

  read(blocks: number) {
    for (const { number, blockAt, sent } of this.chain.slice(-blocks))
      for (const [logIndex, one] of sent.entries())
        this.store(one, { blockNumber: number, logIndex, blockAt })
  }

  private store(
    { key, amount, asset, from }: Sent,
    place: { blockNumber: number; logIndex: number; blockAt: Date },
  ) {
    const known = this.stored.get(key)
    if (known && !known.undoneAt) return
    if (known) {
      Object.assign(known, place, { undoneAt: null, seenAt: new Date(this.now), secondSourceAt: null })
      return
    }
    const waiting = this.requests.map((one) => ({ ...one, closedAt: null, came: this.judge(one).came }))
    const assignment = assignTransfer({ asset, from, to, amount, ...place }, waiting)
    if (assignment.kind === "ignored") return
    const request = assignment.kind === "assigned" ? assignment.request : null
    this.stored.set(key, {
      ...place,
      amount,
      asset,
      request,
      seenAt: new Date(this.now),
      secondSourceAt: null,
      undoneAt: null,
    })
  }

  /** The second endpoint confirms what is on the chain. */
  ask() {
    const real = new Set(
      this.chain.flatMap(({ sent }) => sent.filter(({ isReal }) => isReal)).map(({ key }) => key),
    )
    for (const [key, one] of this.stored)
      if (real.has(key) && !one.undoneAt) one.secondSourceAt ??= new Date(this.now)
  }

  judge(request: Request) {
    const came = [...this.stored.values()].filter((one) => one.request === request.id)
    const sight = { watched: true, heardAt: new Date(this.now), headAt: this.chain.at(-1)?.blockAt ?? null }
    return settleRequest(request, came, sight, new Date(this.now))
  }

  /** The real transfers on the chain now, by key. */
  real = () =>
    new Map(
      this.chain.flatMap(({ sent, ...block }) =>
        sent.filter(({ isReal }) => isReal).map((one) => [one.key, { ...one, ...block }] as const),
      ),
    )
}

const price = fc.constantFrom(10_000n, 20_000n, 250_000n)
const suffix = fc.bigInt(1n, 20n)
const sent = fc.record({
  amount: fc.oneof(
    // A requested amount, the price without its suffix, a near miss, or any amount.
    fc.tuple(price, suffix).map(([amount, more]) => amount + more),
    price,
    fc.tuple(price, fc.bigInt(-300n, 300n)).map(([amount, more]) => amount + more),
    fc.bigInt(0n, 300_000n),
  ),
  asset: fc.constantFrom("guap", "guap", "guap", "guapx"),
  from: fc.constantFrom("0xf0", "0xf1", "0xf2", to),
  isReal: fc.constantFrom(true, true, true, false),
})

type Step = (shop: Shop) => void
const place = fc.nat({ max: 9 })
const said = (name: "cancelledAt" | "byHandAt" | "acceptedAt") =>
  place.map(
    (index): Step =>
      (shop) => {
        const request = shop.requests[index % (shop.requests.length || 1)]
        if (request) request[name] ??= new Date(shop.now)
      },
  )
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(price, suffix).map(
      ([price, suffix]): Step =>
        (shop) =>
          shop.charge(price, suffix),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.array(sent, { maxLength: 3 }).map(
      (list): Step =>
        (shop) =>
          shop.mine(list),
    ),
  },
  // A customer who pays exactly the requested amount.
  {
    weight: 4,
    arbitrary: place.map(
      (index): Step =>
        (shop) => {
          const request = shop.requests[index % (shop.requests.length || 1)]
          if (request) shop.mine([{ amount: request.asked, asset: "guap", from: "0xf3", isReal: true }])
        },
    ),
  },
  { weight: 3, arbitrary: fc.constant<Step>((shop) => shop.ask()) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 9 }).map(
      (blocks): Step =>
        (shop) =>
          shop.read(blocks),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.boolean()).map(
      ([depth, again]): Step =>
        (shop) =>
          shop.replace(depth, again),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 1200 }).map(
      (seconds): Step =>
        (shop) => {
          shop.now += seconds * 1000
        },
    ),
  },
  { weight: 1, arbitrary: fc.oneof(said("cancelledAt"), said("byHandAt"), said("acceptedAt")) },
)

/** A request that counts as paid is covered by transfers on the chain, in full and in time. */
function expectHonest(shop: Shop) {
  const real = shop.real()
  for (const request of shop.requests) {
    const { state } = shop.judge(request)
    if (state !== "paid" && state !== "over" && state !== "late") continue
    let sum = 0n
    for (const [key, { request: whose, undoneAt }] of shop.stored) {
      const there = real.get(key)
      if (whose !== request.id || undoneAt || !there || there.asset !== request.asset) continue
      if (state === "late" || there.blockAt <= request.expiresAt) sum += there.amount
    }
    expect(sum * 1000n >= request.asked * 999n, `${request.id} is ${state} with ${sum}`).toBe(true)
  }
}

/** Every transfer above the dust limit is stored, assigned or not. */
function expectNothingLost(shop: Shop) {
  for (const [key, { amount, from, number }] of shop.real()) {
    const waited = shop.requests.filter(({ createdBlock }) => createdBlock < number)
    const counts = from !== to && waited.some(({ asked }) => amount > 0n && amount * 1000n >= asked)
    if (counts) expect(shop.stored.get(key)).toMatchObject({ amount, undoneAt: null })
  }
}

test(`in ${histories} histories no request is wrongly paid, and no transfer is lost`, {
  timeout: 3_600_000,
}, () => {
  let paid = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
      const shop = new Shop()
      for (const act of steps) {
        act(shop)
        expectHonest(shop)
      }
      expectNothingLost(shop)
      paid += shop.requests.filter((request) => shop.judge(request).state === "paid").length
    }),
    { numRuns: histories },
  )
  // Guards against a vacuous pass: enough histories must contain a paid request.
  expect(paid).toBeGreaterThan(histories / 10)
})
