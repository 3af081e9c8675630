import { atomFeed, feedDate, feedLength } from "#app/features/articles/article-feed.server.ts"
import * as articles from "#app/features/articles/articles.server.ts"
import { answerWithFile } from "#app/platform/text-file.server.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/blog-feed"

export function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  return answerWithFile(request, async () => {
    const newest = await articles.listFeed(db, feedLength, clock())
    return {
      type: "application/atom+xml",
      body: atomFeed(newest, publicUrl),
      modified: feedDate(newest),
    }
  })
}
