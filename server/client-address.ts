import { isIPv6 } from "node:net"

/**
 * The visitor's address: the peer of the socket, or, behind `trustedProxies` proxies, the entry of X-Forwarded-For that
 * the outermost of them wrote. Entries further left were written by the visitor and prove nothing.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = normalize(peer ?? "127.0.0.1")
  if (trustedProxies === 0 || !forwardedFor) return direct
  const hops = forwardedFor.split(",").map((hop) => hop.trim())
  return normalize(hops[Math.max(0, hops.length - trustedProxies)] || direct)
}

/** IPv4 written as IPv6 is IPv4; the length bound keeps a made-up header out of the database. */
function normalize(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").slice(0, 45)
}

/** Whom an abuse limit counts: one IPv4 address, or the /64 that one household or server gets of IPv6. */
export function limitGroup(address: string): string {
  if (!isIPv6(address)) return address
  const [head = "", tail = ""] = address.toLowerCase().split("::")
  const left = head ? head.split(":") : []
  const right = address.includes("::") && tail ? tail.split(":") : []
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`
}
