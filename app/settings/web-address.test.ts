import { describe, expect, test } from "vitest"
import { frameAddress, isOwnPath, readWebAddress } from "./web-address.ts"

describe("an address of another site", () => {
  test.each([
    ["https://discord.gg/AbC123", "https://discord.gg/AbC123"],
    ["HTTPS://EXAMPLE.com", "https://example.com/"],
    ["https://example.com:8443/a?b=c#d", "https://example.com:8443/a?b=c#d"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/"],
  ])("may be %s", (text, href) => {
    expect(readWebAddress(text)).toEqual({ href })
  })

  test.each([
    ["http://example.com", "https"],
    ["//example.com", "https"],
    ["javascript:alert(1)", "https"],
    ["https:example.com", "https"],
    ["https:///example.com", "https"],
    ["https://", "https"],
    ["example.com", "https"],
    ["/events", "https"],
    ["https://ada:secret@example.com", "credentials"],
    ["https://ada@example.com", "credentials"],
    ["https://localhost", "host"],
    ["https://127.0.0.1/", "host"],
    ["https://[::1]/", "host"],
    ["https://example.com;script-src.example", "host"],
    ["https://example.com,other.example", "host"],
  ])("may not be %s", (text, problem) => {
    expect(readWebAddress(text)).toEqual({ problem })
  })
})

test.each(["/", "/events", "/events?kind=town-hall#next"])("%s is a page of this site", (path) => {
  expect(isOwnPath(path)).toBe(true)
})
test.each(["//evil.example", "/\\evil.example", "events", "https://evil.example", "/\t/evil.example", ""])(
  "%j is not a page of this site",
  (path) => {
    expect(isOwnPath(path)).toBe(false)
  },
)

test("a YouTube video gets the cookie-free address; other addresses stay unchanged", () => {
  const embedded = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"
  for (const address of [
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3",
    "https://youtu.be/dQw4w9WgXcQ",
    "https://m.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube.com/embed/dQw4w9WgXcQ",
  ])
    expect(frameAddress(address)).toBe(embedded)
  for (const address of ["https://www.youtube.com/@GuapCoinOfficial", "https://space.example/guap"])
    expect(frameAddress(address)).toBe(address)
})
