import { amountText, inSmallestUnit } from "#app/payments/amount.ts"
import type { Network } from "#app/payments/chain/options.ts"
import { coinOf, decimalsOf } from "#app/payments/coins.ts"
import type { Asset } from "#app/payments/options.ts"

/** The columns of transfers that a cashier sees. */
export type TransferRow = {
  id: number
  network: Network
  asset: Asset
  amount: bigint
  txHash: string
  blockAt: Date
  secondSourceAt: Date | null
  dismissedAt: Date | null
  undoneAt: Date | null
}

/** A payment to the address of the shop, as a terminal shows it. */
export type TransferView = {
  id: number
  /** Transaction hash. */
  hash: string
  /** '12', without its coin. */
  amount: string
  coin: string
  at: Date
  zone: string
  /** Confirmed by two sources. */
  isConfirmed: boolean
  /** A cashier decided that it belongs to no request. */
  isDismissed: boolean
  /** Its block was replaced. */
  isUndone: boolean
}

export function transferView(row: TransferRow, zone: string): TransferView {
  const { id, network, asset, amount, blockAt: at, txHash: hash } = row
  return {
    ...{ id, hash, at, zone, coin: coinOf(asset) },
    amount: amountText(amount / inSmallestUnit(1n, decimalsOf(network, asset))),
    isConfirmed: row.secondSourceAt !== null,
    isDismissed: row.dismissedAt !== null,
    isUndone: row.undoneAt !== null,
  }
}
