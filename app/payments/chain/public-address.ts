import { BlockList, isIP } from "node:net"

// What IANA's registries of special-purpose addresses call not globally reachable, or reserve.
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

/** Only this part of IPv6 is given out; loopback, private, mapped (::ffff:) and translated (64:ff9b::) addresses are outside. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet("2000::", 3, "ipv6")

/**
 * Whether an address is one of the public internet, and not of this machine, its network, or the service of a cloud that gives
 * out secrets.
 *
 * @param address as DNS gives it, without brackets; anything else is not public
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
