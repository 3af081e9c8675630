import { expect, test } from "vitest"
import { deriveSecrets } from "../secrets/secrets.server.ts"
import { checkFormToken, issueFormToken } from "./form-token.server.ts"

const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const start = new Date("2026-05-01T12:00:00Z")
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const token = issueFormToken(secrets, "merchant", start)
const check = (given: string, seconds = 60) => checkFormToken(secrets, "merchant", given, at(seconds))

test("a form may be sent from two seconds to a day after it was opened", () => {
  expect(check(token, 0)).toBe("too-fast")
  expect(check(token, 1.9)).toBe("too-fast")
  expect(check(token, 2)).toBe("ok")
  expect(check(token, 24 * 60 * 60)).toBe("ok")
  expect(check(token, 24 * 60 * 60 + 1)).toBe("stale")
})

test("a token from the future is invalid, except within the clock difference of two instances", () => {
  expect(check(token, -0.4)).toBe("too-fast")
  expect(check(token, -1)).toBe("stale")
})

test("a token of another form is invalid", () => {
  expect(check(issueFormToken(secrets, "contact", start))).toBe("stale")
})

test("a token of another installation is invalid", () => {
  const others = deriveSecrets("a secret of some other installation of it")
  expect(check(issueFormToken(others, "merchant", start))).toBe("stale")
})

test("every token is unique, also among tokens issued at one moment", () => {
  const tokens = Array.from({ length: 100 }, () => issueFormToken(secrets, "merchant", start))
  expect(new Set(tokens).size).toBe(100)
})

const [issued = "", signature = ""] = token.split(".")
test.each([
  ["nothing", ""],
  ["a dot", "."],
  ["a time without a signature", issued],
  [
    "a time moved by a millisecond",
    token.replace(start.getTime().toString(36), (start.getTime() + 1).toString(36)),
  ],
  ["a cut signature", token.slice(0, -1)],
  ["another signature", `${issued}.${signature.split("").toReversed().join("")}`],
  ["no time", `.${signature}`],
  ["words", "let me in.please"],
  ["a long text", "x".repeat(10_000)],
])("%s is not a token", (_, forged) => {
  expect(check(forged)).toBe("stale")
})
