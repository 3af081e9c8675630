import { coinOf } from "#app/payments/coins.ts"
import { networkOf, type WalletNetwork } from "#app/payments/wallet-address.ts"
import { type Payment, walletLink } from "#app/payments/wallet-links.ts"
import type { CodeKind, PaySearch } from "./pay-search.ts"
import type { Shop } from "./payable.server.ts"

/** Payee and amount, if there is a payment address. */
export type PaymentView = Payment & { network: WalletNetwork; coin: string; last: string }

/** Last characters by which people compare addresses on paper and screen. */
const comparedCharacters = 6
const lastOf = (address: string): string => address.slice(-comparedCharacters)

/** Null without a payment address. Layer 1 has only one coin, so the requested coin is ignored. */
export function paymentView(
  { walletAddress, name }: Pick<Shop, "walletAddress" | "name">,
  search: Pick<PaySearch, "asset" | "micros">,
): PaymentView | null {
  if (!walletAddress) return null
  const network = networkOf(walletAddress)
  const asset = network === "L1" ? "guap" : search.asset
  const { micros } = search
  return {
    ...{ address: walletAddress, asset, micros, name, network },
    coin: coinOf(asset),
    last: lastOf(walletAddress),
  }
}

/** Content of each available code. @param page full address of the payment page */
export function codesOf(payment: PaymentView, page: string): { kind: CodeKind; text: string }[] {
  const wallet = walletLink(payment)
  return [
    { kind: "page", text: page },
    ...(wallet ? [{ kind: "wallet" as const, text: wallet }] : []),
    { kind: "address", text: payment.address },
  ]
}
