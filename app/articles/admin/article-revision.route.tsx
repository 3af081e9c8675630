import { randomUUID } from "node:crypto"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { format } from "#app/lib/text/format.ts"
import { categoryWord } from "#app/lib/text/text-categories.ts"
import { services } from "#app/services.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { site } from "#content/en/site.ts"
import { readPlace } from "../text/article-values.server.ts"
import type { Route } from "./+types/article-revision.route"
import { ArticleRevision } from "./admin-history.tsx"
import * as drafts from "./drafts.server.ts"
import { openEditor } from "./editor-state.server.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${format(adminArticles.historyPage.number, { number: params.revision })} | ${site.name}` },
]

/** A revision number within the range of its column. */
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

/** Copies a revision into the draft; readers get it after a save. */
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
