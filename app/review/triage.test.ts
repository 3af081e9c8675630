import { describe, expect, test } from "vitest"
import type { ListConfig } from "#app/lib/list/list-search.ts"
import { listHrefKeeping, readKept, readTriageSearch, triageHref } from "./triage.ts"

const place: ListConfig<"pending" | "approved"> = {
  path: "/admin/things",
  filters: ["pending", "approved"],
  sorts: ["newest", "oldest", "name"],
  usualSorts: { pending: "oldest" },
}
const read = (query: string) => readTriageSearch(place, new URLSearchParams(query))

describe("the list of a reviewed submission", () => {
  test("is the pending one, oldest first, unless the URL names another", () => {
    expect(read("")).toMatchObject({ filter: "pending", sort: "oldest" })
    expect(read("status=")).toMatchObject({ filter: "", sort: "newest" })
    expect(read("status=approved&q=oja")).toMatchObject({ filter: "approved", q: "oja" })
  })

  test.each(["", "status=", "status=approved&q=a+%26+b", "status=pending&sort=name&after=7"])(
    "from %j stays the same for the next submission",
    (query) => {
      const { pathname, searchParams } = new URL(triageHref(place, read(query), 12), "https://guap.example")
      expect(pathname).toBe("/admin/things/12")
      const { after, before, ...search } = readTriageSearch(place, searchParams)
      const { after: _, before: __, ...expected } = read(query)
      expect(search).toEqual(expected)
    },
  )

  test("is omitted from the URL of the default list", () => {
    expect(triageHref(place, read(""), 12)).toBe("/admin/things/12")
    expect(triageHref(place, read(""), 12, { reject: "1" })).toBe("/admin/things/12?status=pending&reject=1")
  })
})

test("decided rows that stay visible are in the URL, without duplicates and at most 100", () => {
  const kept = readKept(new URLSearchParams("kept=3,7,3,x,-1"))
  expect(kept).toEqual([3, 7])
  expect(listHrefKeeping(place, read(""), [...kept, 9])).toBe("/admin/things?status=pending&kept=3,7,9")
  expect(listHrefKeeping(place, read("status="), [])).toBe("/admin/things")
  expect(readKept(new URLSearchParams(`kept=${Array.from({ length: 500 }, (_, i) => i + 1)}`))).toHaveLength(
    100,
  )
})
