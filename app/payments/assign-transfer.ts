import { isEnough, toleranceParts } from "./settle-request.ts"

/** A transfer to an address that has payment requests. Amounts are in the smallest unit of the coin. */
export type ComingTransfer = {
  asset: string
  from: string
  to: string
  amount: bigint
  blockNumber: number
  /** Timestamp of the block. */
  blockAt: Date
}

/**
 * A request for the network and address of the transfer. It can be for
 * another asset, since payments in the wrong coin are reported too.
 */
export type WaitingRequest = {
  id: number
  asset: string
  asked: bigint
  /** Sum of the transfers assigned to it that were not reverted. */
  came: bigint
  /** The newest block when the request was made. Transfers in older blocks cannot belong to it. */
  createdBlock: number
  expiresAt: Date
  cancelledAt: Date | null
  byHandAt: Date | null
  acceptedAt: Date | null
  closedAt: Date | null
}

export type Assignment =
  | { kind: "ignored" }
  /** Staff of the shop must assign it. */
  | { kind: "unassigned" }
  | { kind: "assigned"; request: number }

/**
 * Assigns a transfer to a request if there is no doubt. Rules, in order: the amount equals what is still due; it equals the
 * requested amount, even if dust arrived before; the same two within a thousandth; only one request is open. The transfer
 * stays unassigned if two requests fit, or if it fits a request that takes no more because it was paid or cancelled.
 *
 * @param waiting all requests of the address that are open or were closed recently
 */
export function assignTransfer(transfer: ComingTransfer, waiting: readonly WaitingRequest[]): Assignment {
  const { amount, asset, from, to, blockNumber, blockAt } = transfer
  const known = waiting.filter(({ createdBlock }) => createdBlock <= blockNumber)
  // Dust is sent to addresses as advertising in wallets. It must not change what the shop sees.
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
  // A customer paid a finished request again, or paid a cancelled one.
  if (asking.some(({ asked }) => isNear(amount, asked))) return { kind: "unassigned" }
  return only(candidates.filter(({ byHandAt, expiresAt }) => !byHandAt && blockAt <= expiresAt))
}

const dueOf = ({ asked, came }: WaitingRequest): bigint => asked - came

/** Expired requests still take a late payment. Requests confirmed by hand still take the transfer that the cashier saw first. */
const takesMore = ({ cancelledAt, acceptedAt, closedAt, came, asked }: WaitingRequest): boolean =>
  !cancelledAt && !acceptedAt && !closedAt && !isEnough(came, asked)

function isNear(amount: bigint, due: bigint): boolean {
  const apart = amount > due ? amount - due : due - amount
  return apart * toleranceParts <= due
}

function only([first, ...others]: readonly WaitingRequest[]): Assignment {
  return first && others.length === 0 ? { kind: "assigned", request: first.id } : { kind: "unassigned" }
}
