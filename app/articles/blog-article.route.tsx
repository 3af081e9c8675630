import { redirect } from "react-router"
import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { imagePath } from "#app/lib/images/image-limits.ts"
import { breadcrumbList } from "#app/lib/text/formats/json-ld.ts"
import { readingMinutes } from "#app/lib/text/reading-time.ts"
import { services } from "#app/services.ts"
import { blog } from "#content/en/blog.ts"
import type { Route } from "./+types/blog-article.route"
import { ArticlePage } from "./article-page.tsx"
import * as articles from "./articles.server.ts"
import { articleStructuredData } from "./structured-data.ts"
import { articleHtml, beginningOf } from "./text/article-text.server.ts"

const descriptionLength = 160

export const handle = { cacheTags: ["articles"] }

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { article, structuredData } = args.loaderData
  return [...pageMeta(args, article), ...structuredData.map((described) => ({ "script:ld+json": described }))]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  const now = clock()
  const [found, neighbors, next] = await orUnavailable(() =>
    Promise.all([
      articles.findPublished(db, params.slug, now),
      articles.findNeighbors(db, params.slug, now),
      articles.findNextPublication(db, now),
    ]),
  )
  setExpiry(context, next)
  const { content, changedAt, ...facts } = found ?? (await leadOn(db, params.slug, now))
  const article = {
    ...facts,
    description: beginningOf(facts.excerpt || content, descriptionLength),
    html: articleHtml({ content, isFromStory: facts.isFromStory }),
    minutes: readingMinutes(content),
  }
  const path = pathTo("/blog/:slug", { slug: facts.slug })
  const { home, blog: list } = blog.breadcrumbs
  const structuredData = [
    articleStructuredData(article, {
      address: `${publicUrl}${path}`,
      modified: changedAt,
      publicUrl,
      image: facts.image ? `${publicUrl}${imagePath(facts.image.id, facts.image.width, "jpg")}` : undefined,
    }),
    breadcrumbList(publicUrl, [
      { name: home, path: "/" },
      { name: list, path: pathTo("/blog") },
      { name: facts.title, path },
    ]),
  ]
  return { article, structuredData, ...neighbors }
}

/** Redirects a former slug to the present one, or throws 404. */
async function leadOn(db: Database, slug: string, now: Date): Promise<never> {
  const moved = await orUnavailable(() => articles.findMoved(db, slug, now))
  throw moved === undefined ? notFound() : redirect(pathTo("/blog/:slug", { slug: moved }), 301)
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}
