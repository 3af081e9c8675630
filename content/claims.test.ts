import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, test } from "vitest"
import { claimWords } from "./en/claims.ts"
import { claimGroups, claims } from "./facts/claims.ts"

describe("the claims", () => {
  test("are each in exactly one group", () => {
    const grouped: string[] = Object.values(claimGroups).flat()
    expect(grouped.toSorted()).toEqual(Object.keys(claims).toSorted())
  })

  test("name a source when they are confirmed", () => {
    for (const [id, { state, evidence }] of Object.entries(claims))
      expect([id, state !== "confirmed" || evidence.length > 0]).toEqual([id, true])
  })

  test("appear in no other file: pages import them", () => {
    const folder = path.join(import.meta.dirname, "en")
    const said = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|mdx)$/.test(file) && file !== "claims.ts")
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, file), "utf8")
        return [/45,000/, /\b2017\b/, /90,000,000/, /resume in November/i, /whitepaper (of|from) the project/]
          .filter((claim) => claim.test(text))
          .map((claim) => `${file}: ${claim}`)
      })
    expect(said).toEqual([])
    expect(claimWords.founded.short).toMatch(/^Since 2017, as stated/)
  })
})
