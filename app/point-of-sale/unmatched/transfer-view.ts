import { amountText, inSmallestUnit } from "#app/payments/amount.ts"
import type { Network } from "#app/payments/chain/options.ts"
import { coinOf, decimalsOf } from "#app/payments/coins.ts"
import type { Asset } from "#app/payments/options.ts"

/** A row of transfers, as far as a cashier is shown it. */
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

/** What a till shows of a payment that came to the address of its shop. */
export type TransferView = {
  id: number
  /** Of its transaction. */
  hash: string
  /** '12', without its coin. */
  amount: string
  coin: string
  at: Date
  zone: string
  /** Two sources showed it. */
  isConfirmed: boolean
  /** The cashier said that it belongs to no request. */
  isDismissed: boolean
  /** Its block has gone from the chain. */
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
