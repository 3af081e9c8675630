import { BlockList, isIP, isIPv6, SocketAddress } from "node:net"

/**
 * The visitor's address: the peer of the socket or, behind `trustedProxies` proxies, the X-Forwarded-For entry that the outermost
 * proxy wrote. Entries further left were sent by the visitor and prove nothing. When the entry is not an address, the peer's is
 * used: an unreadable entry must not get a rate limit of its own.
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
 * The canonical spelling of an address. A port, which some proxies append and which differs for each connection, is removed. IPv4
 * written as IPv6 becomes IPv4.
 */
function readAddress(written: string): string | undefined {
  const entry = written.trim()
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? []
  const address = inBrackets ?? beforePort ?? entry
  // Brackets may contain IPv6 only.
  const family = inBrackets && !isIPv6(inBrackets) ? 0 : isIP(address)
  if (family === 0) return undefined
  if (family === 4) return address
  return new SocketAddress({ address, family: "ipv6" }).address.replace(/^::ffff:(?=.*\.)/, "")
}

/** Loopback and private networks: a trusted proxy may be there. */
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

/** Whether the peer of a socket is in the public network. The scope of a link-local address ('fe80::1%eth0') is ignored. */
export function isPublicPeer(peer: string | undefined): boolean {
  const address = readAddress(peer?.replace(/%.*$/, "") ?? "")
  return address !== undefined && !own.check(address, isIPv6(address) ? "ipv6" : "ipv4")
}

/** What a rate limit counts: one IPv4 address, or an IPv6 /64, which is what one household or server gets. */
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
