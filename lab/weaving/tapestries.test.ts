import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { rootDir } from "../../scripts/prepare.mjs"
import { illustrations, lower, weave, whole } from "./tapestries.ts"

const woven = Object.entries(illustrations).map(([name, picture]) => ({ name, ...weave(picture) }))

test("no person's head is cut, neither in an illustration nor in its version for phones", () => {
  const cut: string[] = []
  for (const { name, ...cloths } of woven)
    for (const [form, { cloth, rows }] of Object.entries({
      whole: { cloth: cloths.whole, rows: 3 },
      phone: { cloth: cloths.phone, rows: 2 },
    }))
      for (const { left, top, width, height } of cloth.heads)
        if (left < 0 || left + width > cloth.width || top < rows || top + height > cloth.height - rows)
          cut.push(`${name}, ${form}: ${left}, ${top}`)
  expect(cut).toEqual([])
})

test("every illustration has the aspect ratio that pages reserve", () => {
  for (const { name, ...cloths } of woven) {
    expect(cloths.whole, name).toMatchObject(whole)
    expect(cloths.phone.width / cloths.phone.height, name).toBe(lower.width / lower.height)
  }
})

test("the stored illustrations are the output of the generator", () => {
  const read = (file: string) => readFileSync(path.join(rootDir, "app/ui/illustrations", file), "utf8")
  for (const { name, ...cloths } of woven) {
    expect(read(`${name}.svg`) === cloths.whole.toSvg(), `${name}: npm run weave`).toBe(true)
    expect(read(`phone/${name}.svg`) === cloths.phone.toSvg(), `${name}: npm run weave`).toBe(true)
  }
})
