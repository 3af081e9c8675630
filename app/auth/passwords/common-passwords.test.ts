import fc from "fast-check"
import { expect, test } from "vitest"
import { isCommonPassword } from "./common-passwords.ts"
import { guessableWords } from "./guessable-words.ts"

const isCommon = (password: string, email = "ada@example.org") => isCommonPassword(password, email)

test.each([
  "123456789012",
  "1234567891011",
  "112233445566",
  "password1234",
  "P@ssw0rd1234!",
  "Passw0rd-2026",
  "passwordpassword",
  "qwertyuiop123",
  "qwertyuiopasdfghjkl",
  "1q2w3e4r5t6y7u",
  "zaq12wsxcde3",
  "1qaz2wsx3edc",
  "abcdefghijklmnop",
  "iloveyou12345",
  "ILoveYouForever",
  "letmein12345",
  "liverpoolfc123",
  "michaeljordan23",
  "dragon123456",
  "Welcome2026!!",
  "adminadminadmin",
  "correct horse battery staple",
  "Guapcoin-2026",
  "guapcoinadmin",
  "aaaaaaaaaaaa",
  "ababababababab",
  "jesuschrist777",
])("%s is refused", (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each([
  "woven gold on dark cloth",
  "another cloth of gold thread",
  "kente-loom-morning-39",
  "Xq7-vbK2-mmTz",
  "ọjà ọba ní àárọ̀ kutu",
  "pass the yams over the river",
  "482917306548",
  "🎉🥁🌍🧵🪘🍠🌾🐘🦁🐢🦋🌴",
])("%s is accepted", (password) => {
  expect(isCommon(password)).toBe(false)
})

test("a password that is little more than the account name is refused", () => {
  expect(isCommon("grace.hopper99", "grace.hopper@example.org")).toBe(true)
  expect(isCommon("Grace-Hopper-1!", "Grace.Hopper@example.org")).toBe(true)
  expect(isCommon("ada@example.org")).toBe(true)
})

test("every common word is refused with every common ending, more than 3,000 passwords in total", () => {
  const years = Array.from({ length: 50 }, (_, past) => String(2026 - past))
  const endings = [...years, "1234567890", "123456789", "12345678", "123456", "000000", "123!", "!"]
  const long = [...guessableWords]
    .flatMap((word) => endings.map((end) => word + end))
    .filter((one) => one.length >= 12)
  expect(long.length).toBeGreaterThan(3000)
  expect(long.filter((password) => !isCommon(password))).toEqual([])
})

test("random letters are accepted", () => {
  const drawn = fc.string({ unit: fc.constantFrom(..."bcdfghjkmnpqrtvwxz"), minLength: 16, maxLength: 64 })
  const isVaried = (text: string) => new Set(text).size > 8 && !/(.)\1{3}/.test(text)
  fc.assert(
    fc.property(drawn.filter(isVaried), (password) => !isCommon(password)),
    { seed: 1 },
  )
})

test("any text is checked in less than half a second", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary", maxLength: 128 }),
    fc
      .array(fc.constantFrom("a", "1", "12", "123", "abc", "the", "one", "@", "0"), { maxLength: 64 })
      .map((list) => list.join("")),
  )
  fc.assert(
    fc.property(hostile, (password) => {
      const before = process.cpuUsage()
      isCommon(password)
      expect(process.cpuUsage(before).user).toBeLessThan(500_000)
    }),
    { numRuns: 500 },
  )
})
