import { useRouteLoaderData } from "react-router"
import { ArticlePage } from "#app/features/articles/article-page.tsx"
import { draftValues } from "#app/features/articles/staff/drafts.server.ts"
import * as staffQueries from "#app/features/articles/staff/staff-queries.server.ts"
import { articleHtml } from "#app/features/articles/text/article-text.server.ts"
import { requireAdmin } from "#app/features/back-office/require-admin.server.ts"
import { SiteShell } from "#app/features/site-shell/site-shell.tsx"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { readingMinutes } from "#app/platform/text/reading-time.ts"
import { storedCategory } from "#app/platform/text/text-categories.ts"
import type { RouteHandle, loader as rootLoader } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/article-preview"

const words = adminArticles.preview

export const handle: RouteHandle = { style: "admin" }

// Not inside the frame of the back office, so it brings the guard itself.
export const middleware: Route.MiddlewareFunction[] = [requireAdmin((context) => context.get(services))]

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.article.title || adminArticles.untitled} | ${site.name}` },
  { name: "robots", content: "noindex" },
]

/** The whole page as readers will see it: what somebody is writing if there is such a text, or else the article. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const { article, draft, image } = (await staffQueries.findForStaff(db, id)) ?? notFound()
    const { title, author, category, content, excerpt, imageAlt } = draft
      ? draftValues(draft.values)
      : article
    return {
      id,
      isUnsaved: draft !== null,
      article: {
        slug: article.slug,
        title: title || adminArticles.untitled,
        author,
        category: storedCategory(category),
        excerpt: excerpt || null,
        publishedAt: article.publishedAt ?? clock(),
        html: articleHtml({ content, isFromStory: article.isFromStory }),
        minutes: readingMinutes(content),
        isFromStory: article.isFromStory,
        image: image && { ...image, alt: imageAlt ?? "" },
      },
    }
  })
}

export default function AdminArticlePreview({
  loaderData: { id, isUnsaved, article },
}: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root")
  return (
    <SiteShell path={pathTo("/blog/:slug", { slug: id })} year={root?.year ?? new Date().getUTCFullYear()}>
      <div className="page-width flex flex-wrap items-center justify-between gap-3 pt-4">
        <p className="font-semibold text-gold-400">{isUnsaved ? words.noticeUnsaved : words.notice}</p>
        <a
          href={pathTo("/admin/articles/:id", { id })}
          className="inline-flex min-h-11 items-center underline"
        >
          {words.back}
        </a>
      </div>
      <ArticlePage article={article} />
    </SiteShell>
  )
}
