import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Resvg } from "@resvg/resvg-js"
import { stripCloth, tapestries } from "./weaving/tapestries.ts"

/** npm run weave: draws the site's pictures (scripts/weaving/tapestries.ts) and icons anew. */
const folder = path.join(path.dirname(import.meta.dirname), "app/ui/tapestries")
mkdirSync(folder, { recursive: true })
for (const [name, draw] of Object.entries(tapestries))
  writeFileSync(path.join(folder, `${name}.svg`), draw().toSvg())
writeFileSync(path.join(path.dirname(folder), "cloth.svg"), stripCloth().toSvg())

// The logo on its ground, with the room that round and square masks cut away.
const publicFolder = path.join(path.dirname(import.meta.dirname), "public")
const logo = readFileSync(path.join(publicFolder, "favicon.svg"), "utf8").replace(
  "<svg ",
  `<svg x="6" y="6" width="32" height="32" `,
)
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path fill="#0b0a08" d="M0 0h44v44H0z"/>${logo}</svg>`
for (const [name, width] of [
  ["apple-touch-icon", 180],
  ["icon-512", 512],
] as const)
  writeFileSync(
    path.join(publicFolder, `${name}.png`),
    new Resvg(icon, { fitTo: { mode: "width", value: width } }).render().asPng(),
  )
