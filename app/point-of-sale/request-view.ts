import { amountText, coinText, divideUp, inSmallestUnit } from "#app/payments/amount.ts"
import type { Network } from "#app/payments/chain/options.ts"
import { coinOf, decimalsOf } from "#app/payments/coins.ts"
import type { Asset } from "#app/payments/options.ts"
import {
  type Came,
  countedFor,
  type RequestState,
  type Sight,
  settleRequest,
} from "#app/payments/settle-request.ts"
import { readWalletAddress, type WalletNetwork } from "#app/payments/wallet-address.ts"
import { walletLink } from "#app/payments/wallet-links.ts"
import { moneyText, rateText } from "./local-money.ts"

/** The columns of payment_requests that are shown. */
export type RequestRow = {
  code: string
  network: Network
  asset: Asset
  toAddress: string
  asked: bigint
  localMinor: number
  currency: string
  rate: string
  rateSetAt: Date
  note: string | null
  createdAt: Date
  createdBlock: number | null
  expiresAt: Date
  cancelledAt: Date | null
  byHandAt: Date | null
  acceptedAt: Date | null
  closedAt: Date | null
}

/** The columns of transfers that are shown. */
export type RequestTransfer = Came & { asset: Asset; txHash: string }

/** One payment of a request, to compare with a wallet or an explorer. */
type SeenPayment = {
  hash: string
  /** Index of the event in the block; -1 for the native coin. */
  log: number
  /** '12.3407', without its coin. */
  amount: string
  coin: string
  at: Date
  block: number
  isConfirmed: boolean
  /** Its block was replaced. */
  isUndone: boolean
}

/** A request as shown on both screens. Amounts are final text, so that no other code calculates them. */
export type RequestView = {
  code: string
  receipt: string
  shop: { name: string; publicId: string }
  state: RequestState
  coin: string
  /** '12.3407', without its coin. */
  asked: string
  local: string
  rate: string
  rateSetAt: Date
  note: string | null
  createdAt: Date
  expiresAt: Date
  /** Minutes until it expires, rounded up; null once expired. */
  minutesLeft: number | null
  zone: string
  /** Received, missing and excess amounts; null if zero. */
  came: string | null
  missing: string | null
  over: string | null
  /** A payment in the other coin that the cashier accepted: '12 GUAPX'. */
  other: string | null
  /** Transfers on the chain, oldest first. */
  seen: SeenPayment[]
  /** What the shop received, for totals: the received amount, or the requested one if only the shop confirmed it. */
  taken: { units: bigint; coin: string; decimals: number; minor: number; currency: string; rate: string }
  settledAt: Date | null
  byHandAt: Date | null
  /** False if the chain is not watched: then only the shop can confirm payments. */
  isWatched: boolean
  mayUndo: boolean
  /** Confirmed by two sources but without a following block: it may still be reverted. */
  isFresh: boolean
  /** Payment data; null once the request is not payable. */
  pay: { network: WalletNetwork; address: string; last: string; link: string | null } | null
  /** The address of the shop was removed or changed while the request was open, so it must not be paid. */
  isWithdrawn: boolean
}

/** States in which a customer may still pay. */
const payable = new Set<RequestState>(["open", "short", "undone", "blind"])
/** Final states. */
const settled = new Set<RequestState>([
  ...(["paid", "over", "late", "by-hand"] as const),
  ...(["cancelled", "short-closed", "expired", "short-expired"] as const),
])
export const isSettled = ({ state }: Pick<RequestView, "state">): boolean => settled.has(state)
/** Whether the page refreshes itself. A fresh payment may still be reverted, after the goods were handed over. */
export const looksAgain = (view: Pick<RequestView, "state" | "isFresh">): boolean =>
  !isSettled(view) || view.isFresh
/** States that count as revenue and get a receipt: confirmed by two sources or by the shop. */
const earned = new Set<RequestState>(["paid", "over", "late", "by-hand"])
export const isEarned = ({ state }: Pick<RequestView, "state">): boolean => earned.has(state)

/** With 5 s blocks, a block without a successor for so long is not waited for. */
const freshMs = 2 * 60_000

/** Whether 'I have received it' can still be undone. */
export const mayUndo = (
  { byHandAt, closedAt }: Pick<RequestRow, "byHandAt" | "closedAt">,
  undoMs: number,
  now: Date,
): boolean => byHandAt !== null && !closedAt && now.getTime() - byHandAt.getTime() < undoMs

type Around = {
  shop: { name: string; publicId: string; zone: string }
  receipt: string
  /** Whether the address of the shop is still the one of the request. */
  isPaidThere: boolean
  sight: Sight
  undoMs: number
  now: Date
}

/** @param transfers those assigned to the request */
export function requestView(
  row: RequestRow,
  transfers: readonly RequestTransfer[],
  { shop, receipt, isPaidThere, sight, undoMs, now }: Around,
): RequestView {
  const { state, came, settledAt } = settleRequest(row, countedFor(row, transfers), sight, now)
  const decimals = decimalsOf(row.network, row.asset)
  const text = (micros: bigint) => (micros > 0n ? amountText(micros) : null)
  const micro = inSmallestUnit(1n, decimals)
  const isOpen = payable.has(state)
  const other = state === "by-hand" && came === 0n ? otherCoin(row, transfers) : null
  return {
    ...{ code: row.code, receipt, note: row.note, state, settledAt, byHandAt: row.byHandAt },
    shop: { name: shop.name, publicId: shop.publicId },
    zone: shop.zone,
    coin: coinOf(row.asset),
    asked: coinText(row.asked, decimals),
    local: moneyText(row.localMinor, row.currency),
    rate: rateText(row.rate, row.currency),
    ...{ rateSetAt: row.rateSetAt, createdAt: row.createdAt, expiresAt: row.expiresAt },
    minutesLeft: row.expiresAt > now ? Math.ceil((row.expiresAt.getTime() - now.getTime()) / 60_000) : null,
    // Customers may send amounts with 18 decimals. Received amounts are rounded down, missing ones up.
    came: text(came / micro),
    missing: came > 0n ? text(divideUp(row.asked - came, micro)) : null,
    over: text((came - row.asked) / micro),
    other: other && `${amountText(other.units / inSmallestUnit(1n, other.decimals))} ${other.coin}`,
    taken: {
      ...(other ?? { units: came > 0n ? came : row.asked, coin: coinOf(row.asset), decimals }),
      ...{ minor: row.localMinor, currency: row.currency, rate: row.rate },
    },
    seen: transfers
      .toSorted((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex)
      .map((one) => seenPayment(row.network, one)),
    isWatched: row.createdBlock !== null,
    mayUndo: mayUndo(row, undoMs, now),
    isFresh: settledAt !== null && !row.closedAt && now.getTime() - settledAt.getTime() < freshMs,
    pay: isOpen && isPaidThere ? payOf(row, came, shop.name) : null,
    isWithdrawn: isOpen && !isPaidThere,
  }
}

function seenPayment(network: Network, transfer: RequestTransfer): SeenPayment {
  const { txHash: hash, blockAt: at, blockNumber: block, amount, asset } = transfer
  return {
    ...{ hash, log: transfer.logIndex, at, block, coin: coinOf(asset) },
    amount: amountText(amount / inSmallestUnit(1n, decimalsOf(network, asset))),
    isConfirmed: transfer.secondSourceAt !== null,
    isUndone: transfer.undoneAt !== null,
  }
}

/** A payment in another coin that a cashier accepted. */
function otherCoin(row: RequestRow, transfers: readonly RequestTransfer[]) {
  const others = transfers.filter(({ asset, undoneAt }) => asset !== row.asset && !undoneAt)
  const [first] = others
  if (!first) return null
  const units = others.reduce((sum, { amount }) => sum + amount, 0n)
  return { units, coin: coinOf(first.asset), decimals: decimalsOf(row.network, first.asset) }
}

/** Payment data for the amount that is still missing. */
function payOf(row: RequestRow, came: bigint, name: string): RequestView["pay"] {
  const checked = readWalletAddress(row.toAddress)
  if (!checked.ok) throw new Error("A request whose address is none")
  const { network, address } = checked
  const micros = divideUp(row.asked - came, inSmallestUnit(1n, decimalsOf(row.network, row.asset)))
  const link = walletLink({ address, asset: row.asset, micros, name })
  return { network, address, last: address.slice(-6), link }
}
