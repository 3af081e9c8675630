import { describe, expect, test } from "vitest"
import { addressOf, layers, readView, tabs } from "./whitepapers-view.ts"

const read = (search: string) => readView(new URLSearchParams(search))

describe("the address of a tab", () => {
  test.each(
    tabs.flatMap((tab) => (tab === "technical" ? layers : [layers[0]]).map((layer) => ({ tab, layer }))),
  )("round-trips: $tab, $layer", (view) => {
    expect(readView(new URL(addressOf(view), "http://localhost").searchParams)).toEqual(view)
  })

  test("is the same for all spellings of a view", () => {
    const spellings = [
      "",
      "tab=overview",
      "tab=",
      "tab=nothing",
      "tab=overview&layer=l2",
      "layer=l2",
      "tab=__proto__",
    ]
    expect(new Set(spellings.map((search) => addressOf(read(search))))).toEqual(new Set(["/whitepapers"]))
    expect(addressOf(read("tab=technical&layer=l1"))).toBe("/whitepapers?tab=technical")
    expect(addressOf(read("tab=technical&layer=l3"))).toBe("/whitepapers?tab=technical")
    expect(addressOf(read("layer=l2&tab=technical"))).toBe("/whitepapers?tab=technical&layer=l2")
    expect(addressOf(read("tab=guapcoinx&layer=l2"))).toBe("/whitepapers?tab=guapcoinx")
  })
})
