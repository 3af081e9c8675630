import { BlockList, isIP } from "node:net"

// Addresses that the IANA special-purpose address registries list as not globally reachable or reserved.
const reserved = new BlockList()
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  reserved.addSubnet(net, bits, "ipv4")
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  reserved.addSubnet(net, bits, "ipv6")

/**
 * 2000::/3 is the only allocated part of IPv6. Loopback, private, mapped
 * (::ffff:) and translated (64:ff9b::) addresses are outside of it.
 */
const globalUnicast = new BlockList()
globalUnicast.addSubnet("2000::", 3, "ipv6")

/**
 * Whether an IP address belongs to the public internet: not loopback, not private, not the metadata service of a cloud.
 *
 * @param address as DNS returns it, without brackets; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, "ipv4")
    case 6:
      return globalUnicast.check(address, "ipv6") && !reserved.check(address, "ipv6")
    default:
      return false
  }
}
