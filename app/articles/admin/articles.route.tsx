import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { readListSearch, readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/articles.route"
import { ArticleList } from "./admin-list.tsx"
import * as editing from "./editing.server.ts"
import { articleList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminArticles.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock()
  const search = readListSearch(articleList, url.searchParams)
  const deletedId = readRowId(url.searchParams.get("deleted"))
  return orUnavailable(async () => {
    const [page, counts, gone] = await Promise.all([
      staffQueries.listForStaff(db, search, now),
      staffQueries.countByFilter(db, now),
      deletedId === undefined ? undefined : staffQueries.findForStaff(db, deletedId),
    ])
    const deleted = gone?.article.deletedAt ? { id: gone.article.id, title: gone.article.title } : null
    return { search, ...page, counts, deleted }
  })
}

/** Restores a deleted article. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const form = await readForm(request)
  const id = readRowId(textField(form, "id")) ?? notFound()
  if (textField(form, "intent") !== "undo") return notFound()
  const by = context.get(adminContext)
  const isBack = await orUnavailable(() => editing.undeleteArticle(db, id, { by, now: clock() }))
  const key = isBack ? "article-undeleted" : "article-not-deleted"
  return flashes.leadTo(articleList.path, { key })
}

export default function AdminArticles({ loaderData }: Route.ComponentProps) {
  return <ArticleList {...loaderData} />
}
