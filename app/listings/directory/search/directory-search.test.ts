import { describe, expect, test } from "vitest"
import { directoryHref, directorySearchNames, readDirectorySearch } from "./directory-search.ts"

const everything = { q: "", category: "", place: "", page: 1 }

describe("the address of a search", () => {
  test.each([
    ["", everything],
    [
      "?q=+rice+&category=Services&location=Online&page=3",
      { q: "rice", category: "Services", place: "Online", page: 3 },
    ],
    ["?near=6.524,3.379", { ...everything, near: { latitude: 6.52, longitude: 3.38 } }],
    [
      "?near=6.52,3.38&in=gh/accra&location=Lagos",
      { ...everything, near: { latitude: 6.52, longitude: 3.38 } },
    ],
    ["?near=6.52,3.38&within=50", { ...everything, near: { latitude: 6.52, longitude: 3.38 }, within: 50 }],
    ["?near=6.52,3.38&within=7", { ...everything, near: { latitude: 6.52, longitude: 3.38 } }],
    ["?within=50", everything],
    ["?near=home", everything],
    ["?open=now", { ...everything, open: true }],
    ["?open=1", everything],
    ["?page=abc", everything],
    ["?page=-1", everything],
    ["?page=0", everything],
    ["?page=1.5", everything],
    ["?page=1e9", { ...everything, page: 1e9 }],
    ["?page=99999999999999999999", everything],
    [
      "?q=a%00b&category=Services%00&location=%E2%80%AEOnline",
      { ...everything, q: "a b", category: "Services", place: "Online" },
    ],
    ["?q=%E0%A4%A", { ...everything, q: "%A" }],
    ["?q=a&q=b", { ...everything, q: "a" }],
    ["?in=gh/accra&network=both", { ...everything, area: "gh/accra", network: "both" }],
    ["?network=L3", everything],
    [`?q=${"x".repeat(500)}`, { ...everything, q: "x".repeat(100) }],
  ])("%s is parsed", (query, search) => {
    expect(readDirectorySearch(new URLSearchParams(query))).toEqual(search)
  })

  test("is parsed to the same search again", () => {
    const search = {
      q: "rice & 100%",
      category: "Food & Dining",
      place: "Atlanta, GA",
      network: "L1" as const,
      open: true,
      page: 2,
    }
    const href = directoryHref(search, { page: 2 })
    expect(readDirectorySearch(new URL(href, "https://guap.example").searchParams)).toEqual(search)
    expect(directoryHref(search, { category: "" })).not.toMatch(/category|page/)
    expect(directoryHref(everything)).toBe("/merchant-directory")
  })

  test("has exactly the parameters of the cache key", () => {
    const near = { latitude: 1, longitude: 2 }
    const search = { q: "a", category: "b", place: "c", area: "gh", near, within: "any" as const, page: 2 }
    const href = directoryHref({ ...search, network: "L1", unconfirmed: true, open: true }, { ...search })
    const written = [...new URL(href, "https://guap.example").searchParams.keys()]
    expect(written.toSorted()).toEqual(directorySearchNames.toSorted())
  })
})
