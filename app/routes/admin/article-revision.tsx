import { randomUUID } from "node:crypto"
import { ArticleRevision } from "#app/features/articles/staff/admin-history.tsx"
import * as drafts from "#app/features/articles/staff/drafts.server.ts"
import { openEditor } from "#app/features/articles/staff/editor-state.server.ts"
import * as staffQueries from "#app/features/articles/staff/staff-queries.server.ts"
import { readPlace } from "#app/features/articles/text/article-values.server.ts"
import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { fill } from "#app/platform/fill.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { readRowId } from "#app/platform/list/list-search.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { categoryWord } from "#app/platform/text/text-categories.ts"
import { services } from "#app/services.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/article-revision"

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${fill(adminArticles.historyPage.number, { number: params.revision })} | ${site.name}` },
]

/** A number that its column can hold. */
function readRevision(text: string): number {
  const revision = readRowId(text) ?? notFound()
  return revision <= 2 ** 31 - 1 ? revision : notFound()
}

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const revision = readRevision(params.revision)
  const view = { now: clock(), zone: null, reader: context.get(adminContext), editorKey: randomUUID() }
  return orUnavailable(async () => {
    const [saved, found, editor] = await Promise.all([
      staffQueries.findRevision(db, id, revision),
      staffQueries.findForStaff(db, id),
      openEditor(db, id, view),
    ])
    if (!saved || !found || !editor) return notFound()
    const { title, category, author, excerpt, content } = found.article
    const present = { title, category, author, excerpt, content }
    return { id, saved, present, place: editor.place, draft: editor.draft }
  })
}

/** Puts an earlier text into the editor; readers get it when somebody saves it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const revision = readRevision(params.revision)
  const place = readPlace(await readForm(request))
  const writer = { by: context.get(adminContext), now: clock() }
  const view = { now: writer.now, zone: null, reader: writer.by, editorKey: place.editorKey }
  const { kind } = await orUnavailable(async () => {
    const saved = (await staffQueries.findRevision(db, id, revision)) ?? notFound()
    const { values } = (await openEditor(db, id, view)) ?? notFound()
    const { title, category, author, excerpt, content } = saved
    const restored = {
      ...values,
      title,
      category: categoryWord(category),
      author,
      excerpt: excerpt ?? "",
      content,
    }
    return drafts.keepDraft(db, id, { values: restored }, place, writer)
  })
  if (kind === "not-found") return notFound()
  const key = kind === "kept" ? "article-restored" : "article-draft-newer"
  return flashes.leadTo(pathTo("/admin/articles/:id", { id }), { key })
}

export default function AdminArticleRevision({ loaderData }: Route.ComponentProps) {
  return <ArticleRevision {...loaderData} />
}
