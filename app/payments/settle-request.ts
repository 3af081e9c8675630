import type { Asset } from "./options.ts"

/** What a shop asked for, and what its cashier did about it. Amounts are in the smallest unit of the coin. */
export type AskedFor = {
  asked: bigint
  createdAt: Date
  expiresAt: Date
  cancelledAt: Date | null
  /** The cashier says that the money came; we do not. */
  byHandAt: Date | null
  /** The cashier takes what came as it is: too little, or too late. */
  acceptedAt: Date | null
}

/** A transfer that was assigned to the request. */
export type Came = {
  blockNumber: number
  /** Of its event in the block; -1 for the native coin. */
  logIndex: number
  amount: bigint
  /** By the block's own clock. */
  blockAt: Date
  /** When we read it first, or again after its block had gone. */
  seenAt: Date
  /** When another endpoint showed the same receipt. */
  secondSourceAt: Date | null
  /** When its block was found to be gone. */
  undoneAt: Date | null
}

/**
 * What was assigned to a request as it counts there. Another coin, which a cashier took for it, is nothing of what was asked for; that
 * its block goes away is news all the same.
 */
export const countedFor = <T extends { asset: Asset; amount: bigint }>(
  { asset }: { asset: Asset },
  transfers: readonly T[],
): T[] => transfers.map((one) => (one.asset === asset ? one : { ...one, amount: 0n }))

/** What is known of the chain. */
export type Sight = {
  /** False where nobody looked while the code was open: then `open` and `expired` say what the clock says, and nothing of the money. */
  watched: boolean
  /** The last answer. */
  heardAt: Date | null
  /** The time of the newest block that was read. */
  headAt: Date | null
}

/** Their words are the counter's. */
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
  /** What came and was not undone, of one source or two. */
  came: bigint
  /** The time of the block with which there was enough; null until two sources agree on it. */
  settledAt: Date | null
}

/** A typed amount may be wrong by so much: one part of a thousand. */
export const toleranceParts = 1000n
export const isEnough = (came: bigint, asked: bigint): boolean =>
  came * toleranceParts >= asked * (toleranceParts - 1n)
const isTooMuch = (came: bigint, asked: bigint) => came * toleranceParts > asked * (toleranceParts + 1n)

const checkingMs = 10_000
const silentMs = 30_000
const standingMs = 60_000

/**
 * The state of a request, which is stored nowhere. Only what two endpoints showed settles it, so that what one of them invents
 * neither pays nor makes anything late.
 *
 * @param transfers those that were assigned to it, each once, in any order
 */
export function settleRequest(
  request: AskedFor,
  transfers: readonly Came[],
  sight: Sight,
  now: Date,
): Settlement {
  // Paid in time or late must not depend on the order in which they were read.
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
  // What the cashier said holds for what they knew: a payment that goes away later is news.
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

/** Whether something may have come in time that we could not see. While nobody waits nobody listens, so a new request has a moment. */
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

/** The transfer with which there was enough. */
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
