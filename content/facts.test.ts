import { describe, expect, test } from "vitest"
import { links } from "./facts/links.ts"
import { policyDates } from "./facts/policies.ts"
import { press } from "./facts/press.ts"

const modules = import.meta.glob<Record<string, unknown>>("./facts/*.ts", { eager: true })

function* texts(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value]
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}.${key}`)
}

const all = Object.entries(modules).flatMap(([file, module]) => [...texts(module, file)])

describe("the facts", () => {
  test("contain no text to translate: only titles of others have more than three words", () => {
    const titles = press.map(({ title }) => title)
    const long = all.filter(([, text]) => text.split(/\s+/).length > 3 && !titles.includes(text))
    expect(all.length).toBeGreaterThan(100)
    expect(long).toEqual([])
  })

  test("have valid dates", () => {
    const dates = all.filter(([, text]) => /^\d{4}-\d{2}-\d{2}$/.test(text))
    expect(dates.length).toBeGreaterThan(3)
    for (const [path, date] of dates) expect(new Date(date).toJSON(), path).toBe(`${date}T00:00:00.000Z`)
    expect(policyDates).toEqual({ terms: "2025-05-04", privacy: "2025-05-04" })
  })

  test("have only https links to other sites", () => {
    const addresses = [...Object.values(links).map(({ href }) => href), ...press.map(({ url }) => url)]
    for (const address of addresses) if (address) expect(new URL(address).protocol).toMatch(/^(https|wss):$/)
  })
})
