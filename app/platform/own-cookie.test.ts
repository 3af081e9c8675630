import { expect, test } from "vitest"
import { createOwnCookie } from "./own-cookie.server.ts"
import { deriveSecrets } from "./secrets.server.ts"

const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const cookieAt = (publicUrl: string, name = "session") =>
  createOwnCookie(name, { secrets, publicUrl, maxAge: 60, sameSite: "lax" })

test("behind https the cookie's name binds it to this host, and https alone carries it", async () => {
  expect(await cookieAt("https://guapcoin.example").serialize("a")).toMatch(
    /^__Host-session=[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await cookieAt("http://localhost:3000").serialize("a")).toMatch(
    /^session=[^;]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test("what one cookie carries, no other one does", async () => {
  const [, value] = (await cookieAt("http://localhost:3000").serialize("a")).split(/[=;]/)
  expect(await cookieAt("http://localhost:3000").parse(`session=${value}`)).toBe("a")
  expect(await cookieAt("http://localhost:3000", "flash").parse(`flash=${value}`)).toBeNull()
})
