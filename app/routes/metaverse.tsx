import { MetaversePage } from "#app/features/metaverse/metaverse-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { links } from "#content/en/links.ts"
import { metaverse } from "#content/en/metaverse.ts"
import type { Route } from "./+types/metaverse"

const space = links["metaverse-space"].href
/** Without an address to load, the page is text and needs no script. */
export const handle = space ? { elements: true, frames: [space] } : {}
export const meta: Route.MetaFunction = (args) => pageMeta(args, metaverse)

export default function Metaverse() {
  return <MetaversePage />
}
