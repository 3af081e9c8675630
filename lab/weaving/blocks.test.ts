import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { blocksSvg } from "./blocks.ts"

test("the shared blocks.svg is the output of the generator", () => {
  const file = new URL("../../app/ui/own-cloth/blocks.svg", import.meta.url)
  // `npm run weave` writes it again.
  expect(readFileSync(file, "utf8")).toBe(blocksSvg())
})
