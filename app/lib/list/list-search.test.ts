import { describe, expect, test } from "vitest"
import {
  type ListConfig,
  type ListSearch,
  listHref,
  readListSearch,
  readRowId,
  withFilter,
} from "./list-search.ts"
import { readSelection } from "./read-selection.ts"

const place: ListConfig<"open" | "done"> = {
  path: "/things",
  filters: ["open", "done"],
  sorts: ["newest", "name"],
}
const everything: ListSearch<"open" | "done"> = {
  filter: "",
  q: "",
  sort: "newest",
  before: undefined,
  after: undefined,
}

describe("the address of a list", () => {
  test.each([
    ["", everything],
    ["?status=open&q=+oja+&before=12", { ...everything, filter: "open", q: "oja", before: 12 }],
    ["?status=Open&before=-1&after=1e3&sort=oldest", everything],
    ["?status=toString&q=a%00b&sort=name", { ...everything, q: "a b", sort: "name" }],
  ])("%s is parsed", (query, search) => {
    expect(readListSearch(place, new URLSearchParams(query))).toEqual(search)
  })

  test("parsing a generated address gives the same list", () => {
    const search: typeof everything = { ...everything, filter: "done", q: "a & b", sort: "name" }
    const { searchParams } = new URL(listHref(place, search, { after: 7 }), "https://guap.example")
    expect(readListSearch(place, searchParams)).toEqual({ ...search, after: 7 })
    expect(listHref(place, everything)).toBe("/things")
  })
})

describe("a filter with its own default order", () => {
  const waiting: ListConfig<"open" | "done"> = {
    ...place,
    sorts: ["newest", "oldest", "name"],
    usualSorts: { open: "oldest" },
  }
  const read = (query: string) => readListSearch(waiting, new URLSearchParams(query))

  test("it has this order by default, and its address does not name it", () => {
    expect(read("status=open").sort).toBe("oldest")
    expect(read("status=done").sort).toBe("newest")
    expect(read("status=open&sort=newest").sort).toBe("newest")
    expect(listHref(waiting, read("status=open"))).toBe("/things?status=open")
    expect(listHref(waiting, read("status=open&sort=newest"))).toBe("/things?status=open&sort=newest")
  })

  test("it keeps an order that the user chose, and otherwise uses its default", () => {
    expect(listHref(waiting, withFilter(waiting, read(""), "open"))).toBe("/things?status=open")
    expect(listHref(waiting, withFilter(waiting, read("status=open"), ""))).toBe("/things")
    expect(listHref(waiting, withFilter(waiting, read("sort=name"), "open"))).toBe(
      "/things?status=open&sort=name",
    )
  })
})

test.each(["", "0", "-1", "1e3", "1.5", "0x1", " 1", "abc", "1; drop table", "9999999999999999999999", "١"])(
  "%j is not a row number",
  (text) => {
    expect(readRowId(text)).toBeUndefined()
  },
)

test("a selection has each row number once, and at most as many as a page holds", () => {
  expect(readSelection(["7", "3", "7", "x", "-1", new Blob()])).toEqual([7, 3])
  expect(readSelection(Array.from({ length: 5000 }, (_, index) => String(index + 1)))).toHaveLength(100)
})
