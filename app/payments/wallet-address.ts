import { sha256 } from "@noble/hashes/sha2.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { createBase58check } from "@scure/base"
import { looksLikePrivateKey } from "#app/lib/text/private-key.ts"
import { addNetwork, guapToken } from "#content/facts/network.ts"
import { sampleAddress } from "#content/facts/wallet-demo.ts"

/** L1: the original Guapcoin chain (base58, starts with G or 3). L2: GuapcoinX (0x). */
export type WalletNetwork = "L1" | "L2"

export type WalletAddressCheck =
  | { ok: true; network: WalletNetwork; address: string }
  | { ok: false; reason: AddressProblem | "contract" | "nobody" }

type AddressProblem = "private-key" | "staking" | "other-coin" | "other-chain" | "checksum" | "format"
type AddressReading = Extract<WalletAddressCheck, { ok: true }> | { ok: false; reason: AddressProblem }

const base58check = createBase58check(sha256)

// Version bytes of guapcrypto/Guapcoin v2.3.2, src/chainparams.cpp. The byte decides, not the first letter:
// Bitcoin script addresses (version 5) start with 3, like those of Guapcoin (version 6).
const paymentVersions = [38, 6]
const stakingVersion = 55
const secretKeyVersion = 46

/** Checks that a text is an address that somebody can own and that can receive payments, and on which network. */
export function checkWalletAddress(text: string): WalletAddressCheck {
  const read = readWalletAddress(text)
  if (!read.ok) return read
  if (read.address === guapToken.address) return { ok: false, reason: "contract" }
  return isHeldByNobody(read) ? { ok: false, reason: "nobody" } : read
}

/**
 * Parses an address without checking for an owner, for stored addresses that are shown again. Strips direction
 * marks of copied text and the spaces of grouped addresses; extracts the address from a payment link.
 */
export function readWalletAddress(text: string): AddressReading {
  const value = text.replace(/\p{Cf}+/gu, "")
  const joined = value.replace(/\s+/g, "")
  const address = addressOfLink(joined)
  const read = address === undefined ? otherChain : readAddress(address)
  // A valid payment link is not checked for private keys: the percent-encoded name of a shop can look like one.
  if (read.ok || !(looksLikePrivateKey(value) || looksLikePrivateKey(joined))) return read
  return { ok: false, reason: "private-key" }
}

const otherChain = { ok: false, reason: "other-chain" } as const

const readAddress = (address: string) =>
  /^0x/i.test(address) ? readGuapcoinX(address) : readGuapcoin(address)

const paymentLink = /^(?:guapcoin|ethereum):(?:\/\/)?(?:pay-)?([^@/?]*)(?:@(\w+))?(?:\/(\w*))?(?:\?(.*))?$/i

/**
 * The recipient in a Guapcoin wallet link or an ERC-681 link; for a token transfer, its
 * `address` parameter. Other text is returned unchanged. Undefined for a link of another chain.
 */
function addressOfLink(text: string): string | undefined {
  const link = paymentLink.exec(text)
  if (!link) return text
  const [, target, chain, call, query] = link
  if (chain && Number(chain) !== Number(addNetwork.chainId)) return undefined
  return (call === "transfer" ? new URLSearchParams(query).get("address") : !call && target) || text
}

/**
 * Addresses without a private key: built-in contracts of the chain (below 65,536), burn addresses,
 * the placeholder for a native coin, and the example of the wallet page. Payments to them are lost.
 */
function isHeldByNobody({ network, address }: { network: WalletNetwork; address: string }): boolean {
  if (address === sampleAddress) return true
  if (network === "L2") return /^0x(0{36}[0-9a-f]{4}|dead0{36}|f{40}|e{40})$/i.test(address)
  const hash = base58check.decode(address).slice(1)
  return hash.every((byte) => byte === 0) || hash.every((byte) => byte === 0xff)
}

function readGuapcoin(value: string): AddressReading {
  let payload: Uint8Array
  try {
    payload = base58check.decode(value)
  } catch {
    return { ok: false, reason: /^[1-9A-HJ-NP-Za-km-z]{26,36}$/.test(value) ? "checksum" : "format" }
  }
  const version = payload[0] ?? -1
  if (version === secretKeyVersion && payload.length >= 33) return { ok: false, reason: "private-key" }
  if (payload.length !== 21) return { ok: false, reason: "format" }
  if (version === stakingVersion) return { ok: false, reason: "staking" }
  if (!paymentVersions.includes(version)) return { ok: false, reason: "other-coin" }
  return { ok: true, network: "L1", address: value }
}

/**
 * EIP-55: letters of one case carry no checksum and are accepted; mixed case must
 * match. Addresses are stored with their checksum, so that readers can compare them.
 */
function readGuapcoinX(value: string): AddressReading {
  if (!/^0x[0-9a-f]{40}$/i.test(value)) return { ok: false, reason: "format" }
  const digits = value.slice(2)
  const checksummed = withChecksum(digits.toLowerCase())
  const hasOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!hasOneCase && digits !== checksummed) return { ok: false, reason: "checksum" }
  return { ok: true, network: "L2", address: `0x${checksummed}` }
}

function withChecksum(lowerCaseDigits: string): string {
  const hash = keccak_256(new TextEncoder().encode(lowerCaseDigits))
  return Array.from(lowerCaseDigits, (digit, index) => {
    const byte = hash[index >> 1] ?? 0
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 15
    return nibble >= 8 ? digit.toUpperCase() : digit
  }).join("")
}

export function networkOf(address: string): WalletNetwork {
  return address.startsWith("0x") ? "L2" : "L1"
}
