import { describe, expect, test } from "vitest"
import { glossary } from "#content/en/glossary.ts"
import { glossaryParts } from "#content/en/glossary-parts.ts"
import { stations, university } from "../lessons.ts"
import { entriesOf, partOf, termPath } from "./glossary-entries.ts"
import { searchGlossary } from "./search-glossary.ts"

const found = (query: string) => searchGlossary(query).map(({ id }) => id)

describe("the parts of the glossary", () => {
  test("contain every term once, and none is empty", () => {
    const all = glossaryParts.flatMap((part) => entriesOf(part).map(({ id }) => id))
    expect(all.toSorted()).toEqual(glossary.map(({ id }) => id).toSorted())
    for (const part of glossaryParts) expect(entriesOf(part).length, part.slug).toBeGreaterThan(0)
  })

  test("contain each lesson once", () => {
    const lessons = [...university, ...stations].map(({ path }) => path)
    expect(glossaryParts.flatMap((part) => [...part.lessons]).toSorted()).toEqual(lessons.toSorted())
  })

  test("list a term with its lesson, and terms without a lesson in the last part", () => {
    const partOfTerm = (id: string) => termPath(id)
    expect(partOfTerm("private-key")).toBe("/learn/glossary/wallets#private-key")
    expect(partOfTerm("diaspora")).toBe("/learn/glossary/more#diaspora")
    for (const entry of glossary)
      expect(partOf(entry).lessons.some((lesson) => lesson === entry.lesson)).toBe(entry.lesson !== undefined)
  })

  test("throw for an unknown term", () => {
    expect(() => termPath("no-such-term")).toThrow()
  })
})

describe("the search in the glossary", () => {
  test("ranks an exact name first, then names that start with the query, then matches in the text", () => {
    const ids = found("block")
    expect(ids[0]).toBe("block")
    expect(ids.indexOf("block-height")).toBeLessThan(ids.indexOf("genesis-block"))
    expect(ids).toContain("consensus")
    expect(ids.indexOf("genesis-block")).toBeLessThan(ids.indexOf("consensus"))
  })

  test("finds a term by its other names", () => {
    expect(found("anti-money laundering")[0]).toBe("aml")
  })

  test("finds African money terms by their local names", () => {
    const names = { agent: "agent", airtime: "airtime", "M-Pesa": "m-pesa", MoMo: "mobile-money" }
    for (const [name, id] of Object.entries(names)) expect(found(name)[0]).toBe(id)
    for (const name of ["susu", "esusu", "tontine", "rotating savings"]) expect(found(name)[0]).toBe("susu")
    expect(found("ponzi")[0]).toBe("ponzi-scheme")
    expect(termPath("mobile-money")).toBe("/learn/glossary/more#mobile-money")
    expect(termPath("susu")).toBe("/learn/glossary/together#susu")
  })

  test("ignores case, diacritics and extra spaces", () => {
    expect(found("  PRIVATE   kéy ")[0]).toBe("private-key")
  })

  test("finds nothing for an empty query or for text that no entry contains", () => {
    expect(found("  ")).toEqual([])
    expect(found("xyzzy")).toEqual([])
  })
})
