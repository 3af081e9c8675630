import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Resvg } from "@resvg/resvg-js"
import { rootDir } from "../../scripts/prepare.mjs"
import { blocksSvg } from "./blocks.ts"
import { stripCloth } from "./strip-cloth.ts"
import { strips } from "./strips.ts"
import { illustrations, weave } from "./tapestries.ts"

/** `npm run weave` redraws the site's illustrations (lab/weaving/tapestries.ts) and icons. */
const folder = path.join(rootDir, "app/ui/illustrations")
mkdirSync(path.join(folder, "phone"), { recursive: true })
for (const [name, picture] of Object.entries(illustrations)) {
  const { whole, phone } = weave(picture)
  writeFileSync(path.join(folder, `${name}.svg`), whole.toSvg())
  writeFileSync(path.join(folder, "phone", `${name}.svg`), phone.toSvg())
}
const patternFolder = path.join(rootDir, "app/ui/pattern")
writeFileSync(path.join(patternFolder, "cloth.svg"), stripCloth().toSvg())
writeFileSync(path.join(patternFolder, "strips.svg"), strips().toFlatSvg(2))
writeFileSync(path.join(rootDir, "app/ui/own-cloth/blocks.svg"), blocksSvg())

// The logo on its background, with the margin that round and square masks cut away.
const publicFolder = path.join(rootDir, "public")
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
