import { readFile } from "node:fs/promises"
import path from "node:path"
import { promisify } from "node:util"
import { brotliDecompress } from "node:zlib"

/** '' is a town or village; a part is one of a larger town. */
export const placeKinds = ["capital", "seat", "part", ""] as const

/** Characters of what names a town in an address and in a listing: its country and its slug, 'gh/accra'. */
export const townLength = 90

/** The columns of places.tsv.br, in its order; its first line names them. Names besides the first are joined by '|'. */
export const placeColumns = [
  "id",
  "name",
  "country",
  "regionCode",
  "region",
  "latitude",
  "longitude",
  "population",
  "kind",
  "timeZone",
  "slug",
  "otherNames",
] as const

export type PlaceLine = Record<(typeof placeColumns)[number], string>

/** Made by lab/places: 73,473 towns, 2.2 MB packed, 7.9 MB unpacked. */
export const placeFile = (rootDir: string) => path.join(rootDir, "app", "places", "places.tsv.br")

const unpack = promisify(brotliDecompress)

/** The towns of a packed file, those of a country together, the largest first. */
export async function* readPlaces(file: string): AsyncGenerator<PlaceLine> {
  const text = (await unpack(await readFile(file))).toString("utf8")
  for (let start = text.indexOf("\n") + 1; start > 0 && start < text.length; ) {
    const end = text.indexOf("\n", start)
    const cells = text.slice(start, end).split("\t")
    yield Object.fromEntries(placeColumns.map((column, at) => [column, cells[at] ?? ""])) as PlaceLine
    start = end + 1
  }
}
