import { isEnough, toleranceParts } from "./settle-request.ts"

/** A coin that came to an address for which somebody waits. Amounts are in the smallest unit of the coin. */
export type ComingTransfer = {
  asset: string
  from: string
  to: string
  amount: bigint
  blockNumber: number
  /** By the block's own clock. */
  blockAt: Date
}

/** A request for the same network and address as the transfer; of any asset, since the wrong coin is told of too. */
export type WaitingRequest = {
  id: number
  asset: string
  asked: bigint
  /** What came for it and was not undone. */
  came: bigint
  /** The newest block when it was made: what is older was not sent for it. */
  createdBlock: number
  expiresAt: Date
  cancelledAt: Date | null
  byHandAt: Date | null
  acceptedAt: Date | null
  closedAt: Date | null
}

export type Assignment =
  | { kind: "ignored" }
  /** A person has to say whose it is. */
  | { kind: "unassigned" }
  | { kind: "assigned"; request: number }

/**
 * Whose a transfer is, where there is no doubt: the one request that is exactly that much short, or else the one that asked for exactly
 * that, whatever a stranger has sent for it before; then the same within a thousandth; or else the only open one. Nothing is guessed:
 * whatever fits two requests is left to a person, and so is what a request asked for that takes no more, because it was paid or cancelled.
 *
 * @param waiting all of the address that were not closed, or not long ago
 */
export function assignTransfer(transfer: ComingTransfer, waiting: readonly WaitingRequest[]): Assignment {
  const { amount, asset, from, to, blockNumber, blockAt } = transfer
  const known = waiting.filter(({ createdBlock }) => createdBlock <= blockNumber)
  // Dust that strangers send to be seen in a wallet must not change what a shop sees.
  const isDust = known.every(({ asked }) => amount * toleranceParts < asked)
  if (amount <= 0n || from.toLowerCase() === to.toLowerCase() || isDust) return { kind: "ignored" }

  const asking = known.filter((request) => request.asset === asset)
  const candidates = asking.filter(takesMore)
  const fits = [
    (request: WaitingRequest) => dueOf(request) === amount,
    ({ asked }: WaitingRequest) => asked === amount,
    (request: WaitingRequest) => isNear(amount, dueOf(request)),
    ({ asked }: WaitingRequest) => isNear(amount, asked),
  ]
  const fitting = fits.map((fit) => candidates.filter(fit)).find((found) => found.length > 0)
  if (fitting) return only(fitting)
  // The customer of a request that is over pays again, or pays all the same.
  if (asking.some(({ asked }) => isNear(amount, asked))) return { kind: "unassigned" }
  return only(candidates.filter(({ byHandAt, expiresAt }) => !byHandAt && blockAt <= expiresAt))
}

const dueOf = ({ asked, came }: WaitingRequest): bigint => asked - came

/** What expired, or was confirmed by hand, still takes its amount: late, or as what the cashier had seen before us. */
const takesMore = ({ cancelledAt, acceptedAt, closedAt, came, asked }: WaitingRequest): boolean =>
  !cancelledAt && !acceptedAt && !closedAt && !isEnough(came, asked)

function isNear(amount: bigint, due: bigint): boolean {
  const apart = amount > due ? amount - due : due - amount
  return apart * toleranceParts <= due
}

function only([first, ...others]: readonly WaitingRequest[]): Assignment {
  return first && others.length === 0 ? { kind: "assigned", request: first.id } : { kind: "unassigned" }
}
