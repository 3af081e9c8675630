import { readNextEvents } from "#app/events/next-events.server.ts"
import { NextEvents } from "#app/events/page/next-event.tsx"
import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { metaverse } from "#content/en/metaverse.ts"
import { links } from "#content/facts/links.ts"
import type { Route } from "./+types/metaverse.route"
import { MetaversePage } from "./metaverse-page.tsx"

/** Without an address to load, the page is static and needs no script. */
export const handle: RouteHandle = {
  elements: links["metaverse-space"].href !== null,
  frames: ["metaverse-space"],
  cacheTags: ["events"],
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, metaverse)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { next, until } = await readNextEvents(db, clock())
  setExpiry(context, until)
  return { next }
}

export default function Metaverse({ loaderData: { next } }: Route.ComponentProps) {
  return <MetaversePage next={<NextEvents events={next} />} />
}
