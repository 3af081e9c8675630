import { createHash } from "node:crypto"
import { readdirSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { none, origin, useApp } from "./app.ts"

const app = useApp()
const secure = useApp({ PUBLIC_URL: "https://guap.example" })

const assets = () => readdirSync("build/client/assets")
const asset = (ending: string) => `/assets/${assets().find((name) => name.endsWith(ending))}`

describe("every response", () => {
  test.each([
    ["a text page", "/merchants", {}],
    ["a page with script", "/merchant-register", {}],
    ["a file", "/favicon.svg", {}],
    ["a page that is not there", "/nope", {}],
    ["a redirect", "/admin", {}],
    ["a data request", "/merchant-directory.data", {}],
    ["a refused form", "/merchant-register", { method: "POST", headers: { origin: "https://evil.example" } }],
    ["a health check", "/livez", {}],
    ["an unknown method", "/", { method: "PROPFIND" }],
  ])("that is %s has the security headers", async (_, path, init) => {
    const { headers } = await app.fetch(path, init)
    const policy = headers.get("content-security-policy") ?? ""
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin")
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin")
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get("cache-control")).toBeTruthy()
  })

  test("requires https only if the site has it", async () => {
    expect((await app.fetch("/")).headers.get("strict-transport-security")).toBeNull()
    expect((await secure.fetch("/")).headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/)
  })
})

test("browsers without SVG icons find an icon at the standard address", async () => {
  const response = await app.fetch("/favicon.ico")
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    expect.stringMatching(/^image\/.*icon$/),
  ])
  expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  expect(await (await app.fetch("/")).text()).toContain('href="/favicon.ico"')
})

test("the policy of a page with scripts names exactly its inline scripts", async () => {
  const response = await app.fetch("/merchant-register")
  const page = await response.text()
  const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? "",
  )
  expect(inline.length).toBeGreaterThan(0)
  const hashes = inline.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)
  const policy = response.headers.get("content-security-policy") ?? ""
  expect([...policy.matchAll(/'sha256-[^']+'/g)].map(String).sort()).toEqual(hashes.sort())
  // A script file runs only if one of the inline scripts loads it.
  expect(policy).toContain("script-src 'strict-dynamic' 'self' 'sha256-")
  expect(page).not.toContain("nonce=")
})

test("a text page contains no script", async () => {
  for (const path of ["/privacy", "/use-guapcoin", "/terms"]) {
    const response = await app.fetch(path)
    expect(await response.text()).not.toMatch(/<script|modulepreload/)
    expect(response.headers.get("content-security-policy")).not.toContain("script-src")
  }
})

describe("a posted form", () => {
  const send = (headers: Record<string, string>, to = app, path = "/merchant-register") =>
    to.fetch(path, { method: "POST", body: new URLSearchParams({ intent: "back" }), headers })

  test.each([
    ["by a page of ours", { "sec-fetch-site": "same-origin" }, 200],
    ["by the person, from the address bar", { "sec-fetch-site": "none" }, 200],
    ["by another site", { "sec-fetch-site": "cross-site" }, 403],
    ["by a sister site", { "sec-fetch-site": "same-site" }, 403],
    ["by a sandboxed frame", { origin: "null" }, 403],
    ["by another origin", { origin: "https://evil.example" }, 403],
    ["by another port", { origin: "http://localhost:3001" }, 403],
    ["by our origin", { origin }, 200],
  ])("%s is accepted or refused correctly", async (_, headers, status) => {
    expect((await send(headers as Record<string, string>)).status).toBe(status)
  })

  test("from a program is accepted without a session cookie, and refused with one", async () => {
    expect((await send({ cookie: "flash=x", origin: none })).status).toBe(200)
    expect((await send({ cookie: "session=x", origin: none })).status).toBe(403)
  })

  test("to a site with a public URL is accepted only from that origin", async () => {
    expect((await send({ origin: "https://guap.example" }, secure)).status).toBe(200)
    expect((await send({ origin: "http://localhost:3000" }, secure)).status).toBe(403)
  })

  test("behind a proxy that ends TLS is accepted", async () => {
    const headers = { origin: "https://localhost:3000", "x-forwarded-proto": "https" }
    expect((await send(headers)).status).toBe(403)
    expect(
      (await send({ origin: "https://guap.example", "x-forwarded-proto": "https" }, secure)).status,
    ).toBe(200)
  })

  test("is refused when it is too large, with and without a stated length", async () => {
    const large = `description=${"a".repeat(200_000)}`
    const stated = await app.fetch("/merchant-register", {
      method: "POST",
      body: large,
      headers: {
        "content-length": String(large.length),
        "content-type": "application/x-www-form-urlencoded",
      },
    })
    expect(stated.status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 20; part++) controller.enqueue(new TextEncoder().encode("a".repeat(10_000)))
        controller.close()
      },
    })
    const streamed = await app.fetch("/merchant-register", {
      method: "POST",
      body: stream,
      duplex: "half",
    } as RequestInit)
    expect(streamed.status).toBe(413)
  })
})

describe("compression", () => {
  test.each([
    ["br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", (body: Buffer) => gunzipSync(body)],
  ])("with %s gives the same page", async (encoding, unpack) => {
    const response = await app.fetch("/merchants", { headers: { "accept-encoding": encoding } })
    expect(response.headers.get("content-encoding")).toBe(encoding)
    expect(response.headers.get("vary")).toContain("Accept-Encoding")
    const plain = await (await app.fetch("/merchants")).text()
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain)
  })

  test.each([undefined, "identity", "br;q=0, gzip;q=0.0", "deflate", "sbr, gzipped"])(
    "is not used for a client that accepts %s",
    async (accepted) => {
      const response = await app.fetch("/merchants", {
        headers: accepted ? { "accept-encoding": accepted } : {},
      })
      expect(response.headers.get("content-encoding")).toBeNull()
      expect(response.headers.get("vary")).toContain("Accept-Encoding")
      expect(await response.text()).toContain("</html>")
    },
  )

  test("is not used for a short response", async () => {
    const response = await app.fetch("/livez", { headers: { "accept-encoding": "br" } })
    expect(response.headers.get("content-encoding")).toBeNull()
  })

  test("of built files happens at build time, and their hashed names allow caching", async () => {
    const response = await app.fetch(asset(".css"), { headers: { "accept-encoding": "br" } })
    expect(response.headers.get("content-encoding")).toBe("br")
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(
      "--color-gold-500",
    )
  })
})

test("an unknown path answers 404, whatever it looks like", async () => {
  for (const path of [
    "/nope",
    "/..%2fserver.ts",
    "/.vite/manifest.json",
    "/%E0%A4%A",
    "/%00",
    "/api/auth/sign-in/email",
    "/__manifest",
  ]) {
    const response = await app.fetch(path)
    expect(response.status, path).toBe(404)
    expect(await response.text(), path).toContain("Oops! Page not found")
  }
})

describe("the access log", () => {
  test("contains no query, no token, no address and no cookie", async () => {
    app.logLines.length = 0
    await app.fetch("/merchant-directory?q=somebody-private", {
      headers: { "x-forwarded-for": "203.0.113.9", cookie: "flash=f1a5h" },
    })
    await app.fetch("/merchant-register/status/QQlUEHz6QxKCpGCsilklu3K3Ce9g3_5G")
    const log = app.logLines.join("")
    expect(log).toContain('"path":"/merchant-directory"')
    expect(log).toContain('"status":404')
    for (const secret of ["somebody-private", "QQlUEHz6QxKC", "203.0.113.9", "f1a5h"])
      expect(log).not.toContain(secret)
    for (const line of app.logLines) expect(() => JSON.parse(line)).not.toThrow()
  })
})

describe("health", () => {
  test("is live and ready", async () => {
    expect((await app.fetch("/livez")).status).toBe(200)
    expect((await app.fetch("/readyz")).status).toBe(200)
  })

  test("is live but not ready while it drains", async () => {
    app.services.lifecycle.draining = true
    expect((await app.fetch("/livez")).status).toBe(200)
    expect((await app.fetch("/readyz")).status).toBe(503)
    app.services.lifecycle.draining = false
  })
})
