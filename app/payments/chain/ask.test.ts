import http from "node:http"
import type { LookupFunction } from "node:net"
import { describe, expect, test } from "vitest"
import { createAsk, publicInternet } from "./ask.server.ts"
import { isPublicAddress } from "./public-address.ts"
import { useEndpoints } from "./test-endpoint.ts"

const start = useEndpoints()
const inside = { kind: "failed", problem: "inside" }
type Addresses = { address: string; family: number }[]
const at = (...addresses: string[]): Addresses =>
  addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }))
const resolving = (answers: Addresses[]) =>
  ((_name, _options, done) => done(null, answers.shift() ?? [])) as LookupFunction

describe("a private, reserved or malformed address", () => {
  test.each([
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.100.100.200",
    "192.0.0.192",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "localhost",
    "",
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::1"])(
    "%s is public",
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe("the production client", () => {
  test.each([
    "http://example.org/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[64:ff9b::169.254.169.254]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://localhost/",
    "https://example.org:22/",
    "https://example.org:5432/",
    "https://ada:secret@example.org/",
    "file:///etc/passwd",
  ])("does not request %s", async (url) => {
    expect(await createAsk()(url)).toEqual(inside)
  })

  test("does not connect to a name that resolves to a private address, or to a private and a public one", async () => {
    const ask = (...addresses: string[]) =>
      createAsk({ ...publicInternet, lookup: resolving([at(...addresses)]) })("https://rpc.example/")
    expect(await ask("10.0.0.5")).toEqual(inside)
    expect(await ask("8.8.8.8", "127.0.0.1")).toEqual(inside)
    expect(await ask("2606:4700::1111", "::1")).toEqual(inside)
    expect(await ask()).toEqual(inside)
  })

  test("checks the address at every connection, which defeats DNS rebinding", async () => {
    let asked = 0
    const start = http.createServer((_request, response) => response.end(String(++asked)))
    await new Promise<void>((listening) => start.listen(0, "127.0.0.1", listening))
    const { port } = start.address() as { port: number }
    const ask = createAsk({
      ...publicInternet,
      // 127.0.0.1 counts as public in this test, 127.0.0.2 does not.
      lookup: resolving([at("127.0.0.1"), at("127.0.0.2")]),
      isAllowed: (address) => address === "127.0.0.1",
      ports: "any",
      request: http.request as typeof publicInternet.request,
    })
    expect(await ask(`https://rpc.example:${port}/`)).toMatchObject({ kind: "answered", text: "1" })
    expect(await ask(`https://rpc.example:${port}/`)).toEqual(inside)
    expect(asked).toBe(1)
    start.close()
  })

  test("gives up after four seconds without a DNS answer", async () => {
    const ask = createAsk({ ...publicInternet, lookup: (() => {}) as LookupFunction, answerMs: 100 })
    expect(await ask("https://rpc.example/")).toEqual({ kind: "failed", problem: "silent" })
    expect(publicInternet.answerMs).toBe(4000)
  })

  test("rejects a server without a valid certificate", async () => {
    // The server answers in plain HTTP where TLS is expected.
    const url = new URL(await start((_request, response) => response.end("{}")))
    const ask = createAsk({
      ...publicInternet,
      lookup: resolving([at("127.0.0.1")]),
      isAllowed: () => true,
      ports: "any",
    })
    expect(await ask(url.href)).toEqual({ kind: "failed", problem: "certificate" })
  })
})
