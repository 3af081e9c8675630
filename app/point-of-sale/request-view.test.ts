import { describe, expect, test } from "vitest"
import type { RequestState } from "#app/payments/settle-request.ts"
import { receiptOf } from "./request-code.server.ts"
import { counterSentence, customerHeading, customerSentence } from "./request-texts.ts"
import {
  isEarned,
  isSettled,
  looksAgain,
  type RequestRow,
  type RequestTransfer,
  requestView,
} from "./request-view.ts"

const start = new Date("2026-05-01T12:00:00Z")
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const coin = 10n ** 18n
const row: RequestRow = {
  ...{ code: "counterdemo", network: "l2", asset: "guap", asked: 12_340_700_000_000_000_000n },
  ...{ toAddress: "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed", note: null, createdBlock: 100 },
  ...{ localMinor: 308_500, currency: "NGN", rate: "250.00000000", rateSetAt: start },
  ...{ createdAt: start, expiresAt: minutes(15) },
  ...{ cancelledAt: null, byHandAt: null, acceptedAt: null, closedAt: null },
}
const came = (amount: bigint, at: number, change: Partial<RequestTransfer> = {}): RequestTransfer => ({
  ...{
    asset: "guap",
    txHash: `0x${"1".repeat(64)}`,
    blockNumber: 101,
    logIndex: 0,
    amount,
    blockAt: minutes(at),
    seenAt: minutes(at),
  },
  ...{ secondSourceAt: minutes(at), undoneAt: null, ...change },
})
type Seen = {
  row?: Partial<RequestRow>
  transfers?: RequestTransfer[]
  now?: number
  isPaidThere?: boolean
  hears?: boolean
}
const view = ({ row: change = {}, transfers = [], now = 1, isPaidThere = true, hears = true }: Seen) =>
  requestView({ ...row, ...change }, transfers, {
    ...{ shop: { name: "Mama Ada", publicId: "0123456789ab", zone: "Africa/Lagos" }, isPaidThere },
    receipt: receiptOf(row.code),
    sight: {
      watched: ("createdBlock" in change ? change.createdBlock : row.createdBlock) !== null,
      heardAt: hears ? minutes(now) : start,
      headAt: hears ? minutes(now) : start,
    },
    ...{ undoMs: 10 * 60_000, now: minutes(now) },
  })
const whole = row.asked

const states: [RequestState, Seen, string, string][] = [
  ["open", {}, "Waiting for 12.3407 GUAP.", "Pay exactly 12.3407 GUAP to Mama Ada"],
  [
    "short",
    { transfers: [came(8n * coin, 1)] },
    "8 GUAP arrived. 4.3407 GUAP are missing.",
    "4.3407 GUAP are missing",
  ],
  [
    "checking",
    { transfers: [came(whole, 1, { secondSourceAt: null })] },
    "Seen. A second source is checking.",
    "A second source is checking",
  ],
  [
    "one-source",
    { transfers: [came(whole, 0, { secondSourceAt: null })] },
    "Seen by one source only.",
    "The shop has to check its wallet",
  ],
  ["paid", { transfers: [came(whole, 1)] }, "PAID 12.3407 GUAP", "Paid. Show receipt"],
  ["over", { transfers: [came(whole + coin / 2n, 1)] }, "0.5 GUAP too much", "0.5 GUAP too much"],
  ["late", { transfers: [came(whole, 16)], now: 17 }, "Paid late: 12.3407 GUAP", "Paid, but late"],
  ["expired", { now: 16 }, "No payment arrived in time", "Do not pay it"],
  [
    "short-expired",
    { transfers: [came(8n * coin, 1)], now: 16 },
    "Only 8 of 12.3407 GUAP arrived",
    "Only 8 of 12.3407 GUAP",
  ],
  ["cancelled", { row: { cancelledAt: start } }, "Cancelled.", "Do not pay it"],
  [
    "short-closed",
    { row: { acceptedAt: minutes(1) }, transfers: [came(8n * coin, 0)] },
    "Closed with 8 of 12.3407 GUAP.",
    "Do not pay any more of it",
  ],
  [
    "undone",
    { transfers: [came(whole, 0, { undoneAt: minutes(1) })] },
    "Not paid. Keep the goods.",
    "This request is not paid",
  ],
  [
    "blind",
    { now: 5, hears: false },
    "We cannot see the chain right now.",
    "We cannot see the chain right now.",
  ],
  [
    "by-hand",
    { row: { byHandAt: minutes(1) } },
    "You confirmed it at",
    "The shop has confirmed your payment",
  ],
]

describe("every state", () => {
  test.each(states)("%s has a full text on both screens", (state, seen, terminal, customer) => {
    const shown = view(seen)
    expect(shown.state).toBe(state)
    const texts = [counterSentence(shown), customerSentence(shown), customerHeading(shown)]
    expect(texts[0]).toContain(terminal)
    expect(texts[1]).toContain(customer)
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|null/)
  })

  test.each(states)(
    "%s shows payment data only while payable, and never requests more than is missing",
    (state, seen) => {
      const { pay, missing } = view(seen)
      const mayPay = ["open", "short", "undone", "blind"].includes(state)
      expect(pay !== null).toBe(mayPay)
      if (state === "short") {
        expect(missing).toBe("4.3407")
        expect(pay?.link).toContain("uint256=4340700000000000000")
      }
      const withdrawn = view({ ...seen, isPaidThere: false })
      expect([withdrawn.pay, withdrawn.isWithdrawn]).toEqual([null, mayPay])
    },
  )
})

test("only payments seen by two sources or confirmed by the shop count as earned; all others wait or are over", () => {
  const named = (is: (shown: ReturnType<typeof view>) => boolean) =>
    states.filter(([, seen]) => is(view(seen))).map(([state]) => state)
  expect(named(isEarned)).toEqual(["paid", "over", "late", "by-hand"])
  expect(named((shown) => !isSettled(shown))).toEqual([
    ...["open", "short", "checking", "one-source", "undone", "blind"],
  ])
})

test("without a watcher neither screen claims that nothing arrived", () => {
  const unwatched = { createdBlock: null }
  expect(counterSentence(view({ row: unwatched }))).toContain("This site does not see payments")
  expect(customerSentence(view({ row: unwatched }))).toContain("this site does not see payments")
  expect(counterSentence(view({ row: unwatched, now: 16 }))).toContain("Did the payment arrive?")
})

test("a missing amount is rounded up to six decimals, in the text and in the link", () => {
  const shown = view({ transfers: [came(8n * coin + 1n, 1)] })
  expect([shown.came, shown.missing]).toEqual(["8", "4.3407"])
  const more = view({ transfers: [came(8n * coin - 1n, 1)] })
  expect([more.came, more.missing]).toEqual(["7.999999", "4.340701"])
  expect(more.pay?.link).toContain("uint256=4340701000000000000")
  expect(view({ transfers: [came(whole + 1n, 1)] })).toMatchObject({ state: "paid", over: null })
})

test("'received' can be undone for ten minutes, but not after closing", () => {
  const after = (now: number, closedAt: Date | null = null) =>
    view({ row: { byHandAt: minutes(1), closedAt }, now }).mayUndo
  expect([after(1), after(10), after(11), after(2, minutes(2))]).toEqual([true, true, false, false])
})

test("every payment has its hash and block, in chain order, including reverted ones", () => {
  const hash = (digit: string) => `0x${digit.repeat(64)}`
  const transfers = [
    came(8n * coin, 3, { blockNumber: 103, txHash: hash("b") }),
    came(4n * coin + 1n, 1, { txHash: hash("a"), secondSourceAt: null }),
    came(coin, 2, { blockNumber: 102, txHash: hash("c"), asset: "guapx", undoneAt: minutes(4) }),
  ]
  expect(view({ transfers, now: 5 }).seen).toEqual([
    {
      hash: hash("a"),
      log: 0,
      amount: "4",
      coin: "GUAP",
      at: minutes(1),
      block: 101,
      isConfirmed: false,
      isUndone: false,
    },
    {
      hash: hash("c"),
      log: 0,
      amount: "1",
      coin: "GUAPX",
      at: minutes(2),
      block: 102,
      isConfirmed: true,
      isUndone: true,
    },
    {
      hash: hash("b"),
      log: 0,
      amount: "8",
      coin: "GUAP",
      at: minutes(3),
      block: 103,
      isConfirmed: true,
      isUndone: false,
    },
  ])
})

test("the remaining minutes are rounded up and end with null", () => {
  const left = (now: number) => view({ now }).minutesLeft
  expect([left(0), left(0.5), left(14.9), left(15), left(16)]).toEqual([15, 15, 1, null, null])
})

test("a paid page keeps refreshing until the next block, for at most two minutes", () => {
  const transfers = [came(whole, 1)]
  const looks = (now: number, closedAt: Date | null = null) =>
    looksAgain(view({ transfers, now, row: { closedAt } }))
  expect([looks(1), looks(2.9), looks(3), looks(1.1, minutes(1.1))]).toEqual([true, true, false, false])
  expect(looksAgain(view({ row: { byHandAt: minutes(1) } }))).toBe(false)
})
