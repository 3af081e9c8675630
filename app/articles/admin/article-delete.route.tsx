import { redirect } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import type { Flash } from "#app/lib/http/flash.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { timesFor } from "#app/lib/text/date-text.ts"
import { services } from "#app/services.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { moderation } from "#content/en/moderation.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/article-delete.route"
import { ArticleDeletion } from "./admin-deletion.tsx"
import * as editing from "./editing.server.ts"
import { articleList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminArticles.deletion.title} | ${site.name}` }]

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => {
    const { article } = (await staffQueries.findForStaff(db, id)) ?? notFound()
    // Already deleted: the article's page shows by whom.
    if (article.deletedAt) throw redirect(`${articleList.path}/${id}`)
    return { id, title: article.title }
  })
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const by = context.get(adminContext)
  const flash = await orUnavailable(async (): Promise<Flash> => {
    if (await editing.deleteArticle(db, id, { by, now: clock() })) return { key: "article-deleted" }
    const deletion = (await staffQueries.findDeletion(db, id)) ?? notFound()
    return {
      key: "article-already-deleted",
      values: { by: deletion.by || moderation.nobody, date: timesFor(by).timeText(deletion.at) },
    }
  })
  return flashes.leadTo(`${articleList.path}?deleted=${id}`, flash)
}

export default function AdminArticleDelete({ loaderData }: Route.ComponentProps) {
  return <ArticleDeletion {...loaderData} />
}
