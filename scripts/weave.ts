import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { stripCloth, tapestries } from "./weaving/tapestries.ts"

/** npm run weave: draws the site's pictures (scripts/weaving/tapestries.ts) anew. */
const folder = path.join(path.dirname(import.meta.dirname), "app/ui/tapestries")
mkdirSync(folder, { recursive: true })
for (const [name, draw] of Object.entries(tapestries))
  writeFileSync(path.join(folder, `${name}.svg`), draw().toSvg())
writeFileSync(path.join(path.dirname(folder), "cloth.svg"), stripCloth().toSvg())
