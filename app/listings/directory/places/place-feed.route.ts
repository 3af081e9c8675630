import { answerWithFile } from "#app/lib/files/text-file.server.ts"
import { feedDate } from "#app/lib/text/formats/atom-feed.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import type { Route } from "./+types/place-feed.route"
import { listNewest } from "./newest.server.ts"
import { feedLength, placeFeed } from "./place-feed.server.ts"
import { findPlace, type PlaceAddress } from "./places.server.ts"

export const handle: RouteHandle = { cacheTags: ["merchants", "settings"] }

/** Atom feed of the newest listings of a country or town. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(services)
  const address: PlaceAddress = params
  return answerWithFile(async () => {
    if ((await findDirectoryStage(db)) === "coming-soon") return undefined
    const area = await findPlace(db, address)
    if (!area) return undefined
    const newest = await listNewest(db, area, feedLength)
    return {
      type: "application/atom+xml",
      body: placeFeed(area, newest, publicUrl),
      modified: feedDate(newest.map(({ listedAt }) => listedAt)),
    }
  })
}
