import { expect, test } from "vitest"
import { isPublishedPassword } from "./published-passwords.server.ts"

test.each([
  "unbelievable",
  "4815162342lost",
  "Mailcreated5240",
  "mailcreated5240",
  "NeedForSpeed",
  "finalfantasy",
])("%s is on the list", async (password) => {
  expect(await isPublishedPassword(password)).toBe(true)
})

test.each(["woven gold on dark cloth", "kente-loom-morning-39", "unbelievable\nfinalfantasy", "elievable"])(
  "%j is not on the list",
  async (password) => {
    expect(await isPublishedPassword(password)).toBe(false)
  },
)
