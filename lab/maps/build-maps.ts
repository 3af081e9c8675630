// Rebuilds the outlines in app/places/map/: npm run build-maps
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { codesOf } from "#app/lib/text/codes.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import type { Box, Point } from "#app/places/map/mercator.ts"
import { pictureWidth } from "#app/places/map/outline.ts"
import { clipRing, pathOf } from "#app/places/map/rings.ts"
import { type Atlas, boxOf, type Land, projected, readAtlas, ringOf } from "./atlas.ts"
import { focus, withoutMap } from "./focus.ts"
import { landFile } from "./land-file.ts"

const folder = path.join(import.meta.dirname, "../../app/places/map")
/** Coordinates are in half units. */
const finer = 2
/** Space around a country, for markers at its edge. */
const margin = 18
/** The range of the height relative to pictureWidth. Maps of wider or higher countries show more of their surroundings. */
const [flattest, steepest] = [0.55, 1.2]
/** The maximum size of a compressed file in bytes; the least important points are left out first. */
const limit = 2_600
/** The world map, without nearly uninhabited regions. */
const [worldLimit, worldCorners] = [5_000, [-128, -46, 156, 66]] as const

const areaOf = ([west, south, east, north]: Box) => (east - west) * (north - south)

/** The smallest box around a country's larger parts, and the parts near them. */
function focusOf(lands: Land[]): Box {
  const [first, ...others] = lands.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))
  if (!first) throw new Error("A country without land")
  let box = first.box
  for (const { box: other } of others) {
    const near = Math.max(box[2] - box[0], box[3] - box[1]) * 0.15
    const isNear =
      other[0] > box[0] - near &&
      other[1] > box[1] - near &&
      other[2] < box[2] + near &&
      other[3] < box[3] + near
    if (isNear || areaOf(other) > areaOf(first.box) * 0.03)
      box = boxOf([
        [box[0], box[1]],
        [box[2], box[3]],
        [other[0], other[1]],
        [other[2], other[3]],
      ])
  }
  return box
}

/** Adds a margin and fits the shape to a page. */
function framed([west, south, east, north]: Box): Box {
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  const room = pictureWidth / (pictureWidth - 2 * margin)
  let [wide, high] = [(east - west) * room, (north - south) * room]
  wide = Math.max(wide, high / steepest)
  high = Math.max(high, wide * flattest)
  return [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2]
}

/** @returns the file, or undefined when the land is too small for the data */
function outline(isOwn: (land: Land) => boolean, box: Box, atlas: Atlas, limit: number): string | undefined {
  const [west, south, east, north] = box
  const scale = (pictureWidth * finer) / (east - west)
  // Slightly larger than the picture, so that the lines along the cut are not visible.
  const beyond = 4 / scale
  const cut: Box = [west - beyond, south - beyond, east + beyond, north + beyond]
  const around = atlas.land.flatMap((land) => [-360, 0, 360].map((shift) => ({ land, shift })))
  const seen = around.filter(
    ({ land, shift }) =>
      land.box[0] + shift < cut[2] &&
      land.box[2] + shift > cut[0] &&
      land.box[1] < cut[3] &&
      land.box[3] > cut[1],
  )
  const height = Math.round((pictureWidth * (north - south)) / (east - west))
  const drawn = (isWanted: (land: Land) => boolean, least: number) =>
    pathOf(
      seen
        .filter(({ land }) => isWanted(land))
        .map(({ land, shift }) =>
          clipRing(
            ringOf(land, atlas, least / scale ** 2).map(([x, y]): Point => [x + shift, y]),
            cut,
          ).map(([x, y]): Point => [(x - west) * scale, (north - y) * scale]),
        ),
    )
  for (let least = 1.5; ; least *= 1.2) {
    const part = (id: string, d: string) =>
      d &&
      `<path id="${id}" transform="scale(${1 / finer})" vector-effect="non-scaling-stroke" fill-rule="evenodd" d="${d}"/>`
    const land = part("land", drawn(isOwn, least))
    if (!land) return undefined
    const parts =
      part(
        "around",
        drawn((land) => !isOwn(land), least * 2),
      ) + land
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${height}">${parts}</svg>\n`
    if (gzipSync(file, { level: 9 }).length <= limit) return file
  }
}

function rounded(box: Box): Box {
  const [west = 0, south = 0, east = 0, north = 0] = box.map((side) => Number(side.toFixed(3)))
  return [west, south, east, north]
}

const atlas = readAtlas()
const outlines = path.join(folder, "outlines")
rmSync(outlines, { recursive: true, force: true })
mkdirSync(outlines)
const boxes: string[] = []
let [bytes, packed] = [0, 0]
for (const country of codesOf(countryWords).toSorted()) {
  const own = atlas.land.filter(({ code }) => code === country)
  if (own.length === 0 || withoutMap.has(country)) continue
  const corners = focus[country]
  const box = rounded(framed(corners ? projected(corners) : focusOf(own)))
  const file = outline(({ code }) => code === country, box, atlas, limit)
  if (!file) continue
  writeFileSync(path.join(outlines, `${country.toLowerCase()}.svg`), file)
  boxes.push(`  ${country}: [${box.join(", ")}],`)
  bytes += file.length
  packed += gzipSync(file, { level: 9 }).length
}
const worldBox = rounded(projected(worldCorners))
const world = outline(() => true, worldBox, atlas, worldLimit)
if (!world) throw new Error("A world without land")
writeFileSync(path.join(folder, "world.svg"), world)
const text = [
  `import type { Country } from "#app/places/countries/countries.ts"`,
  `import type { Box } from "./mercator.ts"`,
  "",
  "/** What each outline shows; written by npm run build-maps. A country that the data lack has none. */",
  "export const countryBoxes: Readonly<Partial<Record<Country, Box>>> = {",
  ...boxes,
  "}",
  "",
  "/** What the outline of the world shows. */",
  `export const worldBox: Box = [${worldBox.join(", ")}]`,
  "",
].join("\n")
writeFileSync(path.join(folder, "country-boxes.ts"), text)
const land = landFile(atlas)
writeFileSync(path.join(folder, "land.br"), land)
console.log(`land: ${land.length} bytes`)
console.log(`${readdirSync(outlines).length} outlines, ${bytes} bytes, packed ${packed}`)
