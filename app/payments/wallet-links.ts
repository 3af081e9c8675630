import { addNetwork, guapToken } from "#content/facts/network.ts"
import { amountText, inSmallestUnit, type Micros } from "./amount.ts"
import type { Asset } from "./options.ts"
import { networkOf } from "./wallet-address.ts"

export type Payment = { address: string; asset: Asset; micros: Micros; name: string }

const chain = Number(addNetwork.chainId)
/** The desktop wallet makes no QR code for a longer link (src/qt/guiconstants.h, MAX_URI_LENGTH). */
const longestLink = 255

/**
 * The payment link for a wallet or its camera. It names the network, so that the payment cannot go to another
 * one. Null for a token without an amount: ERC-681 does not define that, so wallets need not support it.
 */
export function walletLink(payment: Payment): string | null {
  if (networkOf(payment.address) === "L1") return guapcoinLink(payment)
  return payment.asset === "guap" ? tokenLink(payment) : nativeLink(payment)
}

/** BIP21 with the scheme and parameter order of the Guapcoin wallet. Omits the shop name if the link would be too long. */
function guapcoinLink({ address, micros, name }: Payment): string {
  const amount = micros === null ? [] : [`amount=${amountText(micros)}`]
  const link = (parts: string[]) => `guapcoin:${address}${parts.length > 0 ? `?${parts.join("&")}` : ""}`
  const named = link([...amount, `label=${encodeURIComponent(name.toWellFormed())}`])
  return named.length > longestLink ? link(amount) : named
}

function nativeLink({ address, micros }: Payment): string {
  const value = micros === null ? "" : `?value=${inSmallestUnit(micros, addNetwork.nativeCurrency.decimals)}`
  return `ethereum:${address}@${chain}${value}`
}

function tokenLink({ address, micros }: Payment): string | null {
  if (micros === null) return null
  const units = inSmallestUnit(micros, guapToken.decimals)
  return `ethereum:${guapToken.address}@${chain}/transfer?address=${address}&uint256=${units}`
}

/** Parameters of `eth_sendTransaction`, without the sender. */
export type Transaction = { to: string; value: string; data?: string }

/** The same payment for a browser wallet; null on layer 1 or without an amount. */
export function walletTransaction({ address, asset, micros }: Payment): Transaction | null {
  if (networkOf(address) === "L1" || micros === null) return null
  if (asset === "guapx")
    return { to: address, value: hex(inSmallestUnit(micros, addNetwork.nativeCurrency.decimals)) }
  const word = (digits: string) => digits.toLowerCase().padStart(64, "0")
  const units = inSmallestUnit(micros, guapToken.decimals).toString(16)
  // transfer(address,uint256)
  const data = `0xa9059cbb${word(address.slice(2))}${word(units)}`
  return { to: guapToken.address, value: "0x0", data }
}

const hex = (value: bigint) => `0x${value.toString(16)}`
