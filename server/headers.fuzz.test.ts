import { BlockList, isIP, SocketAddress } from "node:net"
import fc from "fast-check"
import { expect, test } from "vitest"
import { clientAddress, limitGroup } from "./guards/client-address.ts"
import { type BufferedResponse, encodeResponse } from "./pages/buffered-response.ts"
import { accepts } from "./pages/compression.ts"
import { maskSecrets } from "./start/mask-secrets.ts"

const runs = { numRuns: 2000, seed: 1 }
const header = fc.oneof(
  fc.string({ maxLength: 100 }),
  fc
    .array(
      fc.constantFrom("br", "gzip", "zstd", "*", ";", "q=0", "q=1", "Q=0.000", ",", " ", "=", "x", "\t"),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join("")),
)

test("an encoding is accepted when it is named with a quality above 0, in any order and spelling", () => {
  const quality = fc.constantFrom(undefined, "0", "0.0", "0.000", "0.001", "0.5", "1", "1.000")
  const blank = fc.constantFrom("", " ", "\t", "  ")
  const entry = fc.tuple(fc.constantFrom("br", "gzip", "zstd", "BR", "identity"), quality, blank)
  fc.assert(
    fc.property(
      fc.uniqueArray(entry, { selector: ([name]) => name.toLowerCase(), maxLength: 4 }),
      (entries) => {
        const sent = entries
          .map(([name, q, gap]) => `${gap}${name}${q === undefined ? "" : `${gap};${gap}q=${q}`}`)
          .join()
        const found = entries.find(([name]) => name.toLowerCase() === "br")
        expect(accepts(sent, "br")).toBe(found !== undefined && Number(found[1] ?? 1) > 0)
      },
    ),
    runs,
  )
})

test("a cached page is sent unchanged in an encoding that the client named, or as 304, for any headers", () => {
  const page: BufferedResponse = {
    status: 200,
    headers: [],
    etag: "tag",
    plain: Buffer.from("plain".padEnd(1000)),
    compressed: { br: Buffer.from("br"), zstd: Buffer.from("zstd"), gzip: Buffer.from("gzip") },
    isCompressible: true,
  }
  fc.assert(
    fc.property(header, header, (accepted, known) => {
      const sent = { "accept-encoding": accepted, "if-none-match": known }
      const { status, headers, body } = encodeResponse(page, sent)
      const encoding = headers.find(([name]) => name === "Content-Encoding")?.[1]
      expect([200, 304]).toContain(status)
      if (status === 304) expect(known).toMatch(/tag|\*/)
      else expect(String(body).trim()).toBe(encoding ?? "plain")
      if (encoding) expect(accepted.toLowerCase()).toContain(encoding)
    }),
    runs,
  )
})

test("without a trusted proxy the socket's address counts; with one, only the last X-Forwarded-For entry", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (sent) => {
      expect(clientAddress("203.0.113.7", sent, 0)).toBe("203.0.113.7")
      expect(clientAddress("10.0.0.2", `${sent}, 198.51.100.1`, 1)).toBe("198.51.100.1")
      expect(isIP(clientAddress("10.0.0.2", sent, 1))).not.toBe(0)
    }),
    runs,
  )
})

test("every port and spelling of an address that a proxy may write falls into the same rate-limit group", () => {
  const spellings = (address: string, port: number) =>
    isIP(address) === 4
      ? [address, `${address}:${port}`, `::ffff:${address}`, `[::FFFF:${address}]:${port}`]
      : [address, address.toUpperCase(), `[${address}]`, `[${address}]:${port}`, `${address}%eth${port}`]
  const address = fc.oneof(fc.ipV4(), fc.ipV6())
  const groupOf = (sent: string) => limitGroup(clientAddress("10.0.0.2", `garbage, ${sent}`, 1))
  fc.assert(
    fc.property(address, fc.integer({ min: 1, max: 65535 }), (visitor, port) => {
      const plain =
        isIP(visitor) === 4 ? visitor : new SocketAddress({ address: visitor, family: "ipv6" }).address
      const expected = limitGroup(plain.replace(/^::ffff:(?=.*\.)/, ""))
      for (const spelling of spellings(visitor, port)) expect(groupOf(spelling), spelling).toBe(expected)
    }),
    runs,
  )
})

const hex = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16))
const longAddress = fc.array(hex, { minLength: 8, maxLength: 8 })

test("two IPv6 addresses share a rate-limit group exactly when Node says that they share a /64", () => {
  fc.assert(
    fc.property(longAddress, longAddress, fc.nat(8), (one, two, shared) => {
      const other = [...one.slice(0, shared), ...two.slice(shared)].join(":")
      const first = new SocketAddress({ address: one.join(":"), family: "ipv6" }).address
      const network = new BlockList()
      network.addSubnet(first, 64, "ipv6")
      expect(limitGroup(first) === limitGroup(other)).toBe(network.check(other, "ipv6"))
    }),
    runs,
  )
})

test("every spelling of an IPv6 address falls into the same rate-limit group", () => {
  const withZeros = fc.array(fc.oneof(fc.constant("0"), hex), { minLength: 8, maxLength: 8 })
  fc.assert(
    fc.property(withZeros, (parts) => {
      const full = parts.map((part) => part.padStart(4, "0").toUpperCase()).join(":")
      const short = new SocketAddress({ address: full, family: "ipv6" }).address
      expect(isIP(short)).toBe(6)
      expect(limitGroup(short)).toBe(limitGroup(full))
    }),
    runs,
  )
})

test("a path in the access log never contains a token and has at most 200 characters", () => {
  const token = fc.string({ unit: fc.constantFrom(..."abcXYZ019_-"), minLength: 28, maxLength: 80 })
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), token, (before, secret) => {
      const masked = maskSecrets(`/${before}/${secret}`)
      expect(masked).not.toContain(secret)
      expect(masked.length).toBeLessThanOrEqual(200)
    }),
    runs,
  )
})
