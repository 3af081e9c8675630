import { coinOf } from "#app/payments/coins.ts"
import { networkOf, type WalletNetwork } from "#app/payments/wallet-address.ts"
import { type Payment, walletLink } from "#app/payments/wallet-links.ts"
import type { CodeKind, PaySearch } from "./pay-search.ts"
import type { Shop } from "./payable.server.ts"

/** Who is paid what, once there is an address to pay to. */
export type PaymentView = Payment & { network: WalletNetwork; coin: string; last: string }

/** So many characters tell one address from another by eye, on paper as on a screen. */
const comparedCharacters = 6
const lastOf = (address: string): string => address.slice(-comparedCharacters)

/** Null where there is no address to pay to. Layer 1 has one coin, whatever was asked for. */
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

/** What is in each code there is. @param page the whole address of the page to pay on */
export function codesOf(payment: PaymentView, page: string): { kind: CodeKind; text: string }[] {
  const wallet = walletLink(payment)
  return [
    { kind: "page", text: page },
    ...(wallet ? [{ kind: "wallet" as const, text: wallet }] : []),
    { kind: "address", text: payment.address },
  ]
}
