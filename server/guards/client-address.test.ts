import { expect, test } from "vitest"
import { clientAddress, isPublicPeer, limitGroup } from "./client-address.ts"

test("without trusted proxies a forwarded address is ignored", () => {
  expect(clientAddress("203.0.113.7", "198.51.100.1", 0)).toBe("203.0.113.7")
})

test("behind one proxy the last entry counts, whatever the visitor wrote before it", () => {
  expect(clientAddress("10.0.0.2", "1.2.3.4, 198.51.100.1", 1)).toBe("198.51.100.1")
})

test("behind two proxies the last but one counts", () => {
  expect(clientAddress("10.0.0.2", "1.2.3.4, 198.51.100.1, 10.0.0.9", 2)).toBe("198.51.100.1")
})

test("IPv4 mapped into IPv6 is the same visitor", () => {
  expect(clientAddress("::ffff:203.0.113.7", undefined, 0)).toBe("203.0.113.7")
})

test.each([
  ["198.51.100.1:40001", "198.51.100.1"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:DB8:0:0::1", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::ffff:198.51.100.1", "198.51.100.1"],
  ["::FFFF:c633:6401", "198.51.100.1"],
  ["[0:0:0:0:0:ffff:198.51.100.1]:443", "198.51.100.1"],
])("the forwarded entry %s means the address %s", (written, address) => {
  expect(clientAddress("10.0.0.2", `192.0.2.1, ${written}`, 1)).toBe(address)
})

test.each([
  "unknown",
  "_hidden",
  "",
  " ",
  "1.2.3.4:",
  "1.2.3.4:port",
  "1.2.3.4:1:2",
  "1.2.3",
  "01.2.3.4",
  "[1.2.3.4]:5",
  "[::1",
  "::1]",
  "2001:db8::1:99999",
  '"[::1]"',
  "%",
])("an invalid entry (%s) falls back to the proxy's address", (written) => {
  expect(clientAddress("10.0.0.2", `192.0.2.1, ${written}`, 1)).toBe("10.0.0.2")
})

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the rate limits count %s as %s", (address, group) => {
  expect(limitGroup(address)).toBe(group)
})

test.each([
  ["203.0.113.7", true],
  ["::ffff:203.0.113.7", true],
  ["2001:db8::1", true],
  ["127.0.0.1", false],
  ["::ffff:127.0.0.1", false],
  ["::1", false],
  ["10.1.2.3", false],
  ["172.18.0.4", false],
  ["172.32.0.4", true],
  ["192.168.1.1", false],
  ["fd12::1", false],
  ["fe80::1%eth0", false],
  [undefined, false],
])("isPublicPeer of %s is %s", (peer, isPublic) => {
  expect(isPublicPeer(peer)).toBe(isPublic)
})
