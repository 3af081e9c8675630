import type { Asset } from "./options.ts"

/** A payment request and the decisions of its cashier. Amounts are in the smallest unit of the coin. */
export type AskedFor = {
  asked: bigint
  createdAt: Date
  expiresAt: Date
  cancelledAt: Date | null
  /** The cashier confirmed the payment without confirmation by the chain. */
  byHandAt: Date | null
  /** The cashier accepted an amount that was too small or too late. */
  acceptedAt: Date | null
}

/** A transfer that was assigned to the request. */
export type Came = {
  blockNumber: number
  /** Index of the event in the block; -1 for the native coin. */
  logIndex: number
  amount: bigint
  /** Timestamp of the block. */
  blockAt: Date
  /** When the watcher first read it, or read it again after a reorganization. */
  seenAt: Date
  /** When a second endpoint returned the same receipt. */
  secondSourceAt: Date | null
  /** When its block was found to be replaced. */
  undoneAt: Date | null
}

/**
 * The transfers of a request, with amount 0 for another asset. A cashier may have assigned a payment in
 * the wrong coin: it does not count toward the amount, but losing its block still changes the state.
 */
export const countedFor = <T extends { asset: Asset; amount: bigint }>(
  { asset }: { asset: Asset },
  transfers: readonly T[],
): T[] => transfers.map((one) => (one.asset === asset ? one : { ...one, amount: 0n }))

/** What the watcher knows about the chain. */
export type Sight = {
  /** False if no watcher ran while the request was open. `open` and `expired` then depend on the clock alone. */
  watched: boolean
  /** Time of the last answer. */
  heardAt: Date | null
  /** Timestamp of the newest block read. */
  headAt: Date | null
}

/** Texts: the content of the point of sale. */
export type RequestState =
  | "open"
  | "short"
  | "checking"
  | "paid"
  | "one-source"
  | "over"
  | "late"
  | "expired"
  | "short-expired"
  | "cancelled"
  | "short-closed"
  | "undone"
  | "by-hand"
  | "blind"

export type Settlement = {
  state: RequestState
  /** Sum of the transfers that were not reverted, from one source or two. */
  came: bigint
  /** Timestamp of the block that completed the amount; null until two sources confirm it. */
  settledAt: Date | null
}

/** Tolerance for a typed amount: one part in 1,000. */
export const toleranceParts = 1000n
export const isEnough = (came: bigint, asked: bigint): boolean =>
  came * toleranceParts >= asked * (toleranceParts - 1n)
const isTooMuch = (came: bigint, asked: bigint) => came * toleranceParts > asked * (toleranceParts + 1n)

const checkingMs = 10_000
const silentMs = 30_000
const standingMs = 60_000

/**
 * Computes the state of a request; the state is never stored. Only transfers that two endpoints
 * confirmed settle it, so an endpoint that invents transfers can neither pay a request nor make it late.
 *
 * @param transfers those assigned to the request, each once, in any order
 */
export function settleRequest(
  request: AskedFor,
  transfers: readonly Came[],
  sight: Sight,
  now: Date,
): Settlement {
  // Sorted, so that the result does not depend on the order in which transfers were read.
  const standing = transfers
    .filter(({ undoneAt }) => !undoneAt)
    .toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex)
  const came = sumOf(standing)
  const confirmed = standing.filter(({ secondSourceAt }) => secondSourceAt)
  const settledAt = enoughWith(confirmed, request.asked)?.blockAt ?? null
  const state = settledAt
    ? settledState(request, sumOf(confirmed), settledAt)
    : unsettledState(request, transfers, standing, came, sight, now)
  return { state, came, settledAt }
}

function settledState({ asked, expiresAt, byHandAt }: AskedFor, came: bigint, settledAt: Date): RequestState {
  if (settledAt > expiresAt) return byHandAt ? "by-hand" : "late"
  return isTooMuch(came, asked) ? "over" : "paid"
}

function unsettledState(
  request: AskedFor,
  transfers: readonly Came[],
  standing: readonly Came[],
  came: bigint,
  sight: Sight,
  now: Date,
): RequestState {
  const { asked, expiresAt, cancelledAt, byHandAt, acceptedAt } = request
  const lastUndone = latest(transfers.map(({ undoneAt }) => undoneAt))
  // A decision of the cashier holds for the transfers known then. A later reorganization overrides it.
  const holds = (saidAt: Date | null) => saidAt !== null && !(lastUndone && lastUndone > saidAt)
  if (holds(byHandAt)) return "by-hand"
  if (cancelledAt || (holds(acceptedAt) && came > 0n)) return came > 0n ? "short-closed" : "cancelled"
  const enough = enoughWith(standing, asked)
  if (enough) return now.getTime() - enough.seenAt.getTime() > checkingMs ? "one-source" : "checking"
  const lastSeen = latest(standing.map(({ seenAt }) => seenAt))
  if (lastUndone && !(lastSeen && lastSeen > lastUndone)) return "undone"
  if (isBlind(sight, request, now)) return "blind"
  if (now > expiresAt) return came > 0n ? "short-expired" : "expired"
  return came > 0n ? "short" : "open"
}

/**
 * Whether a payment may have arrived unseen. The watcher only runs while
 * requests are open, so a new request gets 30 s to receive a first answer.
 */
function isBlind(
  { watched, heardAt, headAt }: Sight,
  { createdAt, expiresAt }: AskedFor,
  now: Date,
): boolean {
  if (!watched || (headAt && headAt > expiresAt)) return false
  const isOlder = (time: Date, ms: number) => now.getTime() - time.getTime() > ms
  if (!heardAt || heardAt < createdAt) return isOlder(createdAt, silentMs)
  return isOlder(heardAt, silentMs) || !headAt || isOlder(headAt, standingMs)
}

/** The transfer that completes the amount. */
function enoughWith(sorted: readonly Came[], asked: bigint): Came | undefined {
  let sum = 0n
  return sorted.find(({ amount }) => {
    sum += amount
    return isEnough(sum, asked)
  })
}

const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((last, time) => (time && (!last || time > last) ? time : last), null)

const sumOf = (transfers: readonly Came[]): bigint => transfers.reduce((sum, { amount }) => sum + amount, 0n)
