import { expect, test } from "vitest"
import { hashPassword, nobodysHash, verifyPassword } from "./password-hash.server.ts"

test("an account that is not there costs what a wrong password costs", async () => {
  const own = await hashPassword("woven gold on dark cloth")
  const cost = (hash: string | null) =>
    hash?.split("$").map((part, place) => (place < 4 ? part : part.length))
  expect(cost(nobodysHash)).toEqual(cost(own))
})

test("no password opens an account that is not there, or has none", async () => {
  for (const stored of [undefined, null])
    expect(await verifyPassword(stored, "woven gold on dark cloth")).toBe(false)
})
