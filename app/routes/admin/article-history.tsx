import { ArticleHistory } from "#app/features/articles/staff/admin-history.tsx"
import * as staffQueries from "#app/features/articles/staff/staff-queries.server.ts"
import { listAudit } from "#app/platform/audit/audit.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { services } from "#app/services.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/article-history"

export const meta: Route.MetaFunction = () => [{ title: `${adminArticles.historyPage.title} | ${site.name}` }]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const [found, revisions, log] = await Promise.all([
      staffQueries.findForStaff(db, id),
      staffQueries.listRevisions(db, id),
      listAudit(db, "article", String(id)),
    ])
    const { title, revision } = (found ?? notFound()).article
    // The title and the revision in it are in the list above already.
    return { id, title, revision, revisions, log: log.map((entry) => ({ ...entry, details: {} })) }
  })
}

export default function AdminArticleHistory({ loaderData }: Route.ComponentProps) {
  return <ArticleHistory {...loaderData} />
}
