import { useRouteLoaderData } from "react-router"
import { requireAdmin } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { readingMinutes } from "#app/lib/text/reading-time.ts"
import { storedCategory } from "#app/lib/text/text-categories.ts"
import type { RouteHandle, loader as rootLoader } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { SiteShell } from "#app/shell/site-shell.tsx"
import { adminArticles } from "#content/en/admin-articles.ts"
import { site } from "#content/en/site.ts"
import { ArticlePage } from "../article-page.tsx"
import { articleHtml } from "../text/article-text.server.ts"
import type { Route } from "./+types/article-preview.route"
import { draftValues } from "./drafts.server.ts"
import * as staffQueries from "./staff-queries.server.ts"

const words = adminArticles.preview

export const handle: RouteHandle = { style: "admin" }

// Outside the admin layout, so it needs its own guard.
export const middleware: Route.MiddlewareFunction[] = [requireAdmin((context) => context.get(services))]

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.article.title || adminArticles.untitled} | ${site.name}` },
  { name: "robots", content: "noindex" },
]

/** The whole page as readers will see it, with the draft if there is one, else the article. */
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
