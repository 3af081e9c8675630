import { listAudit } from "#app/lib/audit/audit.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/article-history.route"
import { ArticleHistory } from "./admin-history.tsx"
import * as staffQueries from "./staff-queries.server.ts"

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
    // Title and revision of the details are omitted: the list above shows them.
    return { id, title, revision, revisions, log: log.map((entry) => ({ ...entry, details: {} })) }
  })
}

export default function AdminArticleHistory({ loaderData }: Route.ComponentProps) {
  return <ArticleHistory {...loaderData} />
}
