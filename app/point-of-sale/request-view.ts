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

/** A row of payment_requests, as far as anybody is shown it. */
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

/** A row of transfers, as far as anybody is shown it. */
export type RequestTransfer = Came & { asset: Asset; txHash: string }

/** One payment of a request, to be compared with what a wallet and an explorer show. */
type SeenPayment = {
  hash: string
  /** Of its event in the block; -1 for the native coin. */
  log: number
  /** '12.3407', without its coin. */
  amount: string
  coin: string
  at: Date
  block: number
  isConfirmed: boolean
  /** Its block has gone from the chain. */
  isUndone: boolean
}

/** What both screens show of a request: texts, so that no amount is reckoned anywhere else. */
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
  /** Until it ends, the last one begun; null once it has. */
  minutesLeft: number | null
  zone: string
  /** What came, what is missing to what was asked, and what is too much; null where there is none of it. */
  came: string | null
  missing: string | null
  over: string | null
  /** What came in the other coin, which the cashier took for it: '12 GUAPX'. */
  other: string | null
  /** What was seen on the chain for it, oldest first. */
  seen: SeenPayment[]
  /** What the shop has of it, as totals count it: what came, or what was asked for where the shop alone says so. */
  taken: { units: bigint; coin: string; decimals: number; minor: number; currency: string; rate: string }
  settledAt: Date | null
  byHandAt: Date | null
  /** Nobody reads the chain for it: what came the shop says alone. */
  isWatched: boolean
  mayUndo: boolean
  /** Seen by two sources, and no block links to it yet: it may still go from the chain. */
  isFresh: boolean
  /** Where to pay; null once nobody may pay it any more. */
  pay: { network: WalletNetwork; address: string; last: string; link: string | null } | null
  /** The shop's address was removed or changed while it was open: nobody may pay it, whatever its code says. */
  isWithdrawn: boolean
}

/** In which a customer may still pay. */
const payable = new Set<RequestState>(["open", "short", "undone", "blind"])
/** In which nothing more is to be waited for. */
const settled = new Set<RequestState>([
  ...(["paid", "over", "late", "by-hand"] as const),
  ...(["cancelled", "short-closed", "expired", "short-expired"] as const),
])
export const isSettled = ({ state }: Pick<RequestView, "state">): boolean => settled.has(state)
/** Whether its page looks again by itself: what was paid a moment ago may go away, and the goods with it. */
export const looksAgain = (view: Pick<RequestView, "state" | "isFresh">): boolean =>
  !isSettled(view) || view.isFresh
/** What a day's takings are made of, and gets a receipt: what two sources showed, or the shop says. */
const earned = new Set<RequestState>(["paid", "over", "late", "by-hand"])
export const isEarned = ({ state }: Pick<RequestView, "state">): boolean => earned.has(state)

/** Blocks of 5 s come one after the other: one that no other follows for so long is not waited for. */
const freshMs = 2 * 60_000

/** Whether 'I have received it' can still be taken back. */
export const mayUndo = (
  { byHandAt, closedAt }: Pick<RequestRow, "byHandAt" | "closedAt">,
  undoMs: number,
  now: Date,
): boolean => byHandAt !== null && !closedAt && now.getTime() - byHandAt.getTime() < undoMs

type Around = {
  shop: { name: string; publicId: string; zone: string }
  receipt: string
  /** Whether the shop's address is still the one that the request shows. */
  isPaidThere: boolean
  sight: Sight
  undoMs: number
  now: Date
}

/** @param transfers those that were assigned to it */
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
    // Customers send what they like, with 18 decimals: what came is not said to be more, nor what is missing to be less.
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

/** What a cashier took for it that is not the coin which was asked for. */
function otherCoin(row: RequestRow, transfers: readonly RequestTransfer[]) {
  const others = transfers.filter(({ asset, undoneAt }) => asset !== row.asset && !undoneAt)
  const [first] = others
  if (!first) return null
  const units = others.reduce((sum, { amount }) => sum + amount, 0n)
  return { units, coin: coinOf(first.asset), decimals: decimalsOf(row.network, first.asset) }
}

/** Where to pay what is still missing. */
function payOf(row: RequestRow, came: bigint, name: string): RequestView["pay"] {
  const checked = readWalletAddress(row.toAddress)
  if (!checked.ok) throw new Error("A request whose address is none")
  const { network, address } = checked
  const micros = divideUp(row.asked - came, inSmallestUnit(1n, decimalsOf(row.network, row.asset)))
  const link = walletLink({ address, asset: row.asset, micros, name })
  return { network, address, last: address.slice(-6), link }
}
