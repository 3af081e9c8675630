import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { answerWithFile } from "#app/lib/files/text-file.server.ts"
import { feedDate } from "#app/lib/text/formats/atom-feed.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import type { Route } from "./+types/blog-feed.route"
import { articleFeed, feedLength } from "./article-feed.server.ts"
import * as articles from "./articles.server.ts"

export const handle: RouteHandle = { cacheTags: ["articles"] }

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  return answerWithFile(async () => {
    const now = clock()
    const [newest, next] = await Promise.all([
      articles.listFeed(db, feedLength, now),
      articles.findNextPublication(db, now),
    ])
    setExpiry(context, next)
    return {
      type: "application/atom+xml",
      body: articleFeed(newest, publicUrl),
      modified: feedDate(newest.map(({ changedAt }) => changedAt)),
    }
  })
}
