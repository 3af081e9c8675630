import { describe, expect, test } from "vitest"
import { glossary } from "#content/en/glossary.ts"
import { glossaryParts } from "#content/en/glossary-parts.ts"
import { stations, university } from "../lessons.ts"
import { entriesOf, partOf, termPath } from "./glossary-entries.ts"
import { searchGlossary } from "./search-glossary.ts"

const found = (query: string) => searchGlossary(query).map(({ id }) => id)

describe("the parts of the glossary", () => {
  test("hold every term once, and none is empty", () => {
    const all = glossaryParts.flatMap((part) => entriesOf(part).map(({ id }) => id))
    expect(all.toSorted()).toEqual(glossary.map(({ id }) => id).toSorted())
    for (const part of glossaryParts) expect(entriesOf(part).length, part.slug).toBeGreaterThan(0)
  })

  test("have each lesson once", () => {
    const lessons = [...university, ...stations].map(({ path }) => path)
    expect(glossaryParts.flatMap((part) => [...part.lessons]).toSorted()).toEqual(lessons.toSorted())
  })

  test("hold a term beside its lesson, and one without a lesson at the end", () => {
    const partOfTerm = (id: string) => termPath(id)
    expect(partOfTerm("private-key")).toBe("/learn/glossary/wallets#private-key")
    expect(partOfTerm("diaspora")).toBe("/learn/glossary/more#diaspora")
    for (const entry of glossary)
      expect(partOf(entry).lessons.some((lesson) => lesson === entry.lesson)).toBe(entry.lesson !== undefined)
  })

  test("have no place for a term that is not there", () => {
    expect(() => termPath("no-such-term")).toThrow()
  })
})

describe("the search in the glossary", () => {
  test("finds a term by its name first, then by names that begin so, then by what is in the text", () => {
    const ids = found("block")
    expect(ids[0]).toBe("block")
    expect(ids.indexOf("block-height")).toBeLessThan(ids.indexOf("genesis-block"))
    expect(ids).toContain("consensus")
    expect(ids.indexOf("genesis-block")).toBeLessThan(ids.indexOf("consensus"))
  })

  test("finds a term by another name it has", () => {
    expect(found("anti-money laundering")[0]).toBe("aml")
  })

  test("finds the words of money at home, by the names they have there", () => {
    const names = { agent: "agent", airtime: "airtime", "M-Pesa": "m-pesa", MoMo: "mobile-money" }
    for (const [name, id] of Object.entries(names)) expect(found(name)[0]).toBe(id)
    for (const name of ["susu", "esusu", "tontine", "rotating savings"]) expect(found(name)[0]).toBe("susu")
    expect(found("ponzi")[0]).toBe("ponzi-scheme")
    expect(termPath("mobile-money")).toBe("/learn/glossary/more#mobile-money")
    expect(termPath("susu")).toBe("/learn/glossary/together#susu")
  })

  test("does not mind case, diacritics or blanks", () => {
    expect(found("  PRIVATE   kéy ")[0]).toBe("private-key")
  })

  test("finds nothing for nothing, and for what no text has", () => {
    expect(found("  ")).toEqual([])
    expect(found("xyzzy")).toEqual([])
  })
})
