import { articleFeed, feedLength } from "#app/features/articles/article-feed.server.ts"
import * as articles from "#app/features/articles/articles.server.ts"
import { answerWithFile } from "#app/platform/files/text-file.server.ts"
import { keptUntil } from "#app/platform/keeping.ts"
import { feedDate } from "#app/platform/text/formats/atom-feed.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import type { Route } from "./+types/blog-feed"

export const handle: RouteHandle = { keptWith: ["articles"] }

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  return answerWithFile(async () => {
    const now = clock()
    const [newest, next] = await Promise.all([
      articles.listFeed(db, feedLength, now),
      articles.findNextPublication(db, now),
    ])
    keptUntil(context, next)
    return {
      type: "application/atom+xml",
      body: articleFeed(newest, publicUrl),
      modified: feedDate(newest.map(({ changedAt }) => changedAt)),
    }
  })
}
