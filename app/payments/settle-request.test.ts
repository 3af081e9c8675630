import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type AskedFor, type Came, type RequestState, type Sight, settleRequest } from "./settle-request.ts"

const createdAt = new Date("2026-11-23T14:00:00Z")
const second = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000)
/** 15 minutes after creation. */
const expiry = 900

const request: AskedFor = {
  asked: 123_407n,
  createdAt,
  expiresAt: second(expiry),
  cancelledAt: null,
  byHandAt: null,
  acceptedAt: null,
}

/** Seen one second after its block, and confirmed by the second endpoint one second later. */
const came = (amount: bigint, seconds = 60, changes: Partial<Came> = {}): Came => ({
  blockNumber: seconds,
  logIndex: 0,
  amount,
  blockAt: second(seconds),
  seenAt: second(seconds + 1),
  secondSourceAt: second(seconds + 2),
  undoneAt: null,
  ...changes,
})
const seenOnce = { secondSourceAt: null }

/** The state so many seconds after the request was made. By default the chain answers. */
function stateAt(
  seconds: number,
  transfers: Came[] = [],
  changes: Partial<AskedFor> = {},
  sight: Partial<Sight> = {},
): RequestState {
  const heard = { watched: true, heardAt: second(seconds - 1), headAt: second(seconds - 3) }
  return settleRequest({ ...request, ...changes }, transfers, { ...heard, ...sight }, second(seconds)).state
}

describe("the state of a request", () => {
  const undoneEarly = came(123_407n, 60, { undoneAt: second(65) })
  const byHand = (transfers: Came[]) => stateAt(expiry + 60, transfers, { byHandAt: second(90) })
  const oneHalfInvented = () => stateAt(100, [came(61_703n), came(61_704n, 80, seenOnce)])
  const acceptedThenUndone = () =>
    stateAt(100, [came(9n), came(9n, 61, { undoneAt: second(95) })], { acceptedAt: second(90) })

  test.each<[string, RequestState, () => RequestState]>([
    ["while nothing came", "open", () => stateAt(100)],
    ["at its last moment", "open", () => stateAt(expiry)],
    ["after it", "expired", () => stateAt(expiry + 1)],
    ["while less came", "short", () => stateAt(100, [came(80_000n)])],
    ["of less in time", "short-expired", () => stateAt(expiry + 1, [came(80_000n)])],
    ["of less than 999 parts of 1,000", "short", () => stateAt(100, [came(123_283n)])],
    ["of 999 parts", "paid", () => stateAt(100, [came(123_284n)])],
    ["of the exact amount", "paid", () => stateAt(100, [came(123_407n)])],
    ["of 1,001 parts", "paid", () => stateAt(100, [came(123_530n)])],
    ["of more than 1,001 parts", "over", () => stateAt(100, [came(123_531n)])],
    ["of two halves", "paid", () => stateAt(100, [came(61_703n), came(61_704n, 80)])],
    ["at the moment it ends", "paid", () => stateAt(expiry + 60, [came(123_407n, expiry)])],
    ["a second later", "late", () => stateAt(expiry + 60, [came(123_407n, expiry + 1)])],
    ["of a rest that is late", "late", () => stateAt(expiry + 60, [came(99n), came(123_308n, expiry + 1)])],
    ["before the second source", "checking", () => stateAt(61, [came(123_407n, 60, seenOnce)])],
    ["10 s after it was seen", "checking", () => stateAt(71, [came(123_407n, 60, seenOnce)])],
    ["11 s after it was seen", "one-source", () => stateAt(72, [came(123_407n, 60, seenOnce)])],
    ["of a half that one source invents", "one-source", () => oneHalfInvented()],
    ["that was cancelled", "cancelled", () => stateAt(100, [], { cancelledAt: second(50) })],
    ["cancelled while short", "short-closed", () => stateAt(100, [came(9n)], { cancelledAt: second(90) })],
    ["accepted while short", "short-closed", () => stateAt(100, [came(9n)], { acceptedAt: second(90) })],
    ["cancelled too late", "paid", () => stateAt(100, [came(123_407n)], { cancelledAt: second(90) })],
    ["confirmed by hand", "by-hand", () => stateAt(100, [], { byHandAt: second(90) })],
    ["by hand, and late on the chain", "by-hand", () => byHand([came(123_407n, expiry + 1)])],
    ["by hand, and then by two sources", "paid", () => byHand([came(123_407n)])],
    ["whose block went away", "undone", () => stateAt(100, [came(123_407n, 60, { undoneAt: second(90) })])],
    ["by hand before that", "undone", () => byHand([came(9n, 60, { undoneAt: second(95) })])],
    ["by hand after that", "by-hand", () => byHand([came(9n, 60, { undoneAt: second(85) })])],
    ["accepted before that", "undone", () => acceptedThenUndone()],
    ["paid again after that", "paid", () => stateAt(100, [undoneEarly, came(123_407n, 70)])],
    ["short after that", "short", () => stateAt(100, [undoneEarly, came(9n, 70)])],
    ["half of which went away", "undone", () => stateAt(100, [undoneEarly, came(9n, 30)])],
  ])("%s is '%s'", (_, expected, read) => {
    expect(read()).toBe(expected)
  })

  test("the settlement contains the sum of all transfers, and the time when two sources confirmed enough", () => {
    const sight = { watched: true, heardAt: second(99), headAt: second(97) }
    const judge = (transfers: Came[]) => settleRequest(request, transfers, sight, second(100))
    expect(judge([came(80_000n), came(7n, 61, seenOnce), undoneEarly])).toMatchObject({
      came: 80_007n,
      settledAt: null,
    })
    expect(judge([came(43_407n, 80), came(80_000n)]).settledAt).toEqual(second(80))
  })
})

describe("a chain that does not answer or does not move", () => {
  const yesterday = { heardAt: second(-86_000), headAt: second(-86_003) }
  const nothing = { heardAt: null, headAt: null }
  test.each<[string, RequestState, () => RequestState]>([
    ["30 s without an answer", "open", () => stateAt(100, [], {}, { heardAt: second(70) })],
    ["31 s without an answer", "blind", () => stateAt(100, [], {}, { heardAt: second(69) })],
    ["no block for 60 s", "open", () => stateAt(100, [], {}, { headAt: second(40) })],
    ["no block for 61 s", "blind", () => stateAt(100, [], {}, { headAt: second(39) })],
    ["nothing was heard for 30 s", "open", () => stateAt(30, [], {}, nothing)],
    ["nothing was heard for 31 s", "blind", () => stateAt(31, [], {}, nothing)],
    ["the last answer was for another request", "open", () => stateAt(30, [], {}, yesterday)],
    ["no answer since then either", "blind", () => stateAt(31, [], {}, yesterday)],
    ["the first answer tells of an old block", "blind", () => stateAt(2, [], {}, { headAt: second(-90) })],
    ["less came before", "blind", () => stateAt(100, [came(9n)], {}, { heardAt: second(69) })],
    ["time is over", "blind", () => stateAt(expiry + 1, [], {}, { headAt: second(800) })],
    ["it was read beyond the end", "expired", () => stateAt(9999, [], {}, { headAt: second(expiry + 1) })],
    ["it was paid before", "paid", () => stateAt(100, [came(123_407n)], {}, nothing)],
    ["one source saw it", "one-source", () => stateAt(100, [came(123_407n, 60, seenOnce)], {}, nothing)],
    ["it was cancelled", "cancelled", () => stateAt(100, [], { cancelledAt: second(9) }, nothing)],
    ["nobody looks", "open", () => stateAt(100, [], {}, { ...nothing, watched: false })],
    ["nobody looked in time", "expired", () => stateAt(9999, [], {}, { ...nothing, watched: false })],
  ])("%s: '%s'", (_, expected, read) => {
    expect(read()).toBe(expected)
  })
})

describe("for any history", () => {
  const seconds = fc.integer({ min: 0, max: 2000 })
  const maybe = fc.option(seconds.map(second))
  const transfer = fc
    .record({
      amount: fc.oneof(fc.bigInt(1n, 130_000n), fc.constantFrom(123_407n, 123_284n, 61_703n)),
      seconds,
      logIndex: fc.integer({ min: -1, max: 9 }),
      secondSourceAt: maybe,
      undoneAt: maybe,
    })
    .map(({ amount, seconds, ...changes }) => came(amount, seconds, changes))
  const history = fc.record({
    transfers: fc.array(transfer, { maxLength: 5 }),
    said: fc.record({ cancelledAt: maybe, byHandAt: maybe, acceptedAt: maybe }),
    sight: fc.record({ watched: fc.boolean(), heardAt: maybe, headAt: maybe }),
    now: seconds,
  })

  test("a request is paid only if two sources saw 999 of 1,000 parts in time", () => {
    fc.assert(
      fc.property(history, ({ transfers, said, sight, now }) => {
        const { state } = settleRequest({ ...request, ...said }, transfers, sight, second(now))
        const sum = (isCounted: (one: Came) => boolean) =>
          transfers.reduce(
            (total, one) =>
              one.undoneAt || !one.secondSourceAt || !isCounted(one) ? total : total + one.amount,
            0n,
          )
        const inTime = sum(({ blockAt }) => blockAt <= request.expiresAt) >= 123_284n
        const atAll = sum(() => true) >= 123_284n
        expect(state === "paid" || state === "over").toBe(inTime)
        expect(state === "late").toBe(atAll && !inTime && !said.byHandAt)
      }),
      { numRuns: 2000 },
    )
  })

  test("the order of the transfers does not matter", () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), ({ transfers, said, sight, now }, order) => {
        const shuffled = transfers
          .map((one) => ({ one, place: order.next().value }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ one }) => one)
        const judge = (read: Came[]) => settleRequest({ ...request, ...said }, read, sight, second(now))
        expect(judge(shuffled)).toEqual(judge(transfers))
      }),
      { numRuns: 2000 },
    )
  })
})
