import { expect, test } from "vitest"
import { hashPassword, nobodysHash, verifyPassword } from "./password-hash.server.ts"

test("an unknown account has the same hash cost as a wrong password", async () => {
  const own = await hashPassword("woven gold on dark cloth")
  const cost = (hash: string | null) =>
    hash?.split("$").map((part, place) => (place < 4 ? part : part.length))
  expect(cost(nobodysHash)).toEqual(cost(own))
})

test("no password is accepted for an unknown account or one without a password", async () => {
  for (const stored of [undefined, null])
    expect(await verifyPassword(stored, "woven gold on dark cloth")).toBe(false)
})
