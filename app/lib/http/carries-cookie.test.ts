import fc from "fast-check"
import { createCookie } from "react-router"
import { expect, test } from "vitest"
import { carriesCookie } from "./carries-cookie.ts"

test.each([
  [undefined, false],
  ["", false],
  ["flash=1; device=2", false],
  ["my-session=1", false],
  ["session", false],
  ["session=1", true],
  ["flash=1; session=1", true],
  ["flash=1;__Host-session=1", true],
  ["session =1", true],
  ["\tsession\t=1", true],
])("for the cookies %j, carriesCookie returns %s", (header, carries) => {
  expect(carriesCookie(header, "session")).toBe(carries)
})

test("carriesCookie finds every cookie that React Router parses", async () => {
  const piece = fc.constantFrom(
    "session",
    "__Host-session",
    "flash",
    "=",
    "==",
    ";",
    " ",
    "\t",
    '"',
    "%73",
    "x",
    ",",
  )
  const header = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""))
  const names = ["session", "__Host-session", "flash"]
  await fc.assert(
    fc.asyncProperty(header, async (sent) => {
      const found = await Promise.all(
        names.map((name) => createCookie(name, { decode: (value) => value }).parse(sent)),
      )
      if (found.some((value) => value !== null)) expect(carriesCookie(sent, "session", "flash")).toBe(true)
    }),
    { numRuns: 5000, seed: 1 },
  )
})
