import sharp from "sharp"
import { expect, test } from "vitest"
import { faceFor, facesOf } from "./faces.server.ts"
import { outlineText } from "./outlines.server.ts"
import { paintPng } from "./paint.server.ts"

const faces = facesOf(process.cwd())
const size = { width: 200, height: 50 }
const outline = (text: string, family = faces.text.family) =>
  outlineText([{ text, x: 10, y: 30, size: 10, family, colour: "#0b0a08" }], size, faces)

test("a text becomes the outlines of its letters and marks, and needs no font", () => {
  const plain = outline("o")
  expect(plain).toMatch(/^<g transform="scale\(0.01\)"><path fill="#0b0a08" d="M[\d\-A-Z ]+"\/><\/g>$/)
  const count = (svg: string) => svg.match(/M/g)?.length
  // Letter and counter; dot and accent are one path each.
  expect([count(plain), count(outline("ọ")), count(outline("ọ̀"))]).toEqual([2, 3, 4])
  expect(outline("<&>\u0000\ud800")).toContain("<path")
})

test("a name has one font: the text font if the display font lacks a letter", () => {
  expect(faceFor(faces, "Ọ̀yọ́ Kitchen")).toBe(faces.display)
  expect(faceFor(faces, "Mama Ṅkwọ́")).toBe(faces.text)
})

test("a rendered picture is an opaque PNG with a resolution; with too many at once the last are refused", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50">${outline("Kente")}</svg>`
  const made = await Promise.all(Array.from({ length: 14 }, () => paintPng(svg, 400, 300)))
  expect(made.map((png) => png === null)).toEqual([...Array(10).fill(false), ...Array(4).fill(true)])
  const { width, height, density, channels } = await sharp(made[0] ?? "").metadata()
  expect({ width, height, density, channels }).toEqual({ width: 400, height: 100, density: 300, channels: 3 })
  expect(await paintPng(svg, 100, 300)).not.toBeNull()
})
