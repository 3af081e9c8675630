import { base32nopad } from "@scure/base"
import { expect, test } from "vitest"
import { codeOfStep, createTotpSecret, findStep, stepAt, totpAddress } from "./totp.server.ts"

const secret = base32nopad.encode(new TextEncoder().encode("12345678901234567890"))

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is %s, the last six digits of RFC 6238, appendix B", (second, code) => {
  expect(codeOfStep(secret, stepAt(new Date(second * 1000)))).toBe(code)
})

test.each([
  "755224",
  "287082",
  "359152",
  "969429",
  "338314",
  "254676",
  "287922",
  "162583",
  "399871",
  "520489",
])("code %s is one of those in RFC 4226, appendix D", (code) => {
  const codes = Array.from({ length: 10 }, (_, count) => codeOfStep(secret, count))
  expect(codes).toContain(code)
  expect(new Set(codes).size).toBe(10)
})

test("a code is accepted one step early or late, but no further", () => {
  const now = new Date(1_234_567_890_000)
  const step = stepAt(now)
  for (const near of [step - 1, step, step + 1])
    expect(findStep(secret, codeOfStep(secret, near), now)).toBe(near)
  for (const far of [step - 2, step + 2]) expect(findStep(secret, codeOfStep(secret, far), now)).toBeNull()
})

test.each(["", "12345", "1234567", "28708２", "abcdef"])("%j is not a code", (typed) => {
  expect(findStep(secret, typed, new Date(59_000))).toBeNull()
})

test("secrets have 160 bits and are unique", () => {
  const secrets = Array.from({ length: 50 }, createTotpSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const one of secrets) expect(base32nopad.decode(one)).toHaveLength(20)
})

test("the otpauth URL names the site and the account", () => {
  const address = new URL(totpAddress(secret, "Guapcoin site", "ada+1@example.org"))
  expect(decodeURIComponent(address.pathname)).toBe("/Guapcoin site:ada+1@example.org")
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret,
    issuer: "Guapcoin site",
    digits: "6",
    period: "30",
  })
})
