import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { blocksSvg } from "./blocks.ts"

test("the blocks that pages share are those that strips are woven of", () => {
  const file = new URL("../../app/ui/own-cloth/blocks.svg", import.meta.url)
  // npm run weave writes it anew.
  expect(readFileSync(file, "utf8")).toBe(blocksSvg())
})
