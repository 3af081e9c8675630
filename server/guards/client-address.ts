import { BlockList, isIP, isIPv6, SocketAddress } from "node:net"

/**
 * The visitor's address: the peer of the socket, or, behind `trustedProxies` proxies, the entry of X-Forwarded-For that
 * the outermost of them wrote. Entries further left were written by the visitor and prove nothing. Where that entry is no
 * address, the peer's counts: what cannot be read must not be a visitor of its own.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = readAddress(peer ?? "") ?? "127.0.0.1"
  if (trustedProxies === 0 || !forwardedFor) return direct
  const hops = forwardedFor.split(",")
  return readAddress(hops[Math.max(0, hops.length - trustedProxies)] ?? "") ?? direct
}

/**
 * An address in its one spelling. Some proxies write the port behind it, which is another one for each connection. IPv4
 * written as IPv6 is IPv4.
 */
function readAddress(written: string): string | undefined {
  const entry = written.trim()
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? []
  const address = inBrackets ?? beforePort ?? entry
  // Only IPv6 stands in brackets.
  const family = inBrackets && !isIPv6(inBrackets) ? 0 : isIP(address)
  if (family === 0) return undefined
  if (family === 4) return address
  return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=.*\.)/, "")
}

/** Addresses of one machine or one network of somebody's own, where a proxy of theirs stands. */
const own = new BlockList()
for (const [net, prefix, family] of [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
] as const)
  own.addSubnet(net, prefix, family)

/** Whether the peer of a socket is in the public network. A scope of a link-local address ('fe80::1%eth0') is no part of it. */
export function isPublicPeer(peer: string | undefined): boolean {
  const address = readAddress(peer?.replace(/%.*$/, "") ?? "")
  return address !== undefined && !own.check(address, isIPv6(address) ? "ipv6" : "ipv4")
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
