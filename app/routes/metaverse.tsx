import { MetaversePage } from "#app/features/metaverse/metaverse-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { links } from "#content/en/links.ts"
import { metaverse } from "#content/en/metaverse.ts"
import type { Route } from "./+types/metaverse"

/** Without an address to load, the page is text and needs no script. */
export const handle: RouteHandle = {
  elements: links["metaverse-space"].href !== null,
  frames: ["metaverse-space"],
  cached: [],
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, metaverse)

export default function Metaverse() {
  return <MetaversePage />
}
