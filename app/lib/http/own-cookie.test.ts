import { expect, test } from "vitest"
import { deriveSecrets, keyringOf, type Secrets, secretsOf } from "../secrets/secrets.server.ts"
import { createOwnCookie } from "./own-cookie.server.ts"

const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const cookieAt = (publicUrl: string, name = "session") =>
  createOwnCookie(name, { secrets, publicUrl, maxAge: 60, sameSite: "lax" })

test("over https the cookie's name binds it to this host, and only https carries it", async () => {
  expect(await cookieAt("https://guapcoin.example").serialize("a")).toMatch(
    /^__Host-session=[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await cookieAt("http://localhost:3000").serialize("a")).toMatch(
    /^session=[^;]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test("a cookie does not accept the value of another cookie", async () => {
  const [, value] = (await cookieAt("http://localhost:3000").serialize("a")).split(/[=;]/)
  expect(await cookieAt("http://localhost:3000").parse(`session=${value}`)).toBe("a")
  expect(await cookieAt("http://localhost:3000", "flash").parse(`flash=${value}`)).toBeNull()
})

test("a cookie signed with the previous secret is read as long as that secret is accepted", async () => {
  const until = new Date("2026-08-01T12:00:00Z")
  const former = { secret: "a secret of the tests, and of nothing else", until }
  const ring = { ...keyringOf("another secret of the tests, and of nothing else"), former: [former] }
  const cookie = (of: Secrets) =>
    createOwnCookie("device", {
      ...{ secrets: of, publicUrl: "http://localhost:3000", maxAge: 60 },
      sameSite: "lax",
    })
  const [header = ""] = (await cookie(secrets).serialize("a")).split(";")
  expect(await cookie(secretsOf(ring, new Date(until.getTime() - 1))).parse(header)).toBe("a")
  expect(await cookie(secretsOf(ring, until)).parse(header)).toBeNull()
  expect(await cookie(secrets).parse(await cookie(secretsOf(ring, until)).serialize("a"))).toBeNull()
})
