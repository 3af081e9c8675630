import { randomUUID } from "node:crypto"
import { data, redirect } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { services } from "#app/services.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { site } from "#content/en/site.ts"
import { articleLimits } from "../options.ts"
import { articleHtml } from "../text/article-text.server.ts"
import { checkArticle, rawValues, readPlace, readZone } from "../text/article-values.server.ts"
import type { Route } from "./+types/article.route"
import { ArticleEditor, type EditorAnswer } from "./admin-editor.tsx"
import * as drafts from "./drafts.server.ts"
import * as editing from "./editing.server.ts"
import { emptyEditor, openEditor } from "./editor-state.server.ts"

const words = adminArticles.editor

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.values.title || words.newTitle} | ${site.name}` },
]

export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const reader = context.get(adminContext)
  const view = { now: clock(), zone: url.searchParams.get("zone"), reader, editorKey: randomUUID() }
  if (params.id === "new") return emptyEditor(view, readText(url.searchParams, "title", articleLimits.title))
  const id = readRowId(params.id) ?? notFound()
  return orUnavailable(async () => (await openEditor(db, id, view)) ?? notFound())
}

/**
 * Saves, publishes or unpublishes, or stores the draft and opens the picture page. After any failure the form is shown
 * again with its text.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const isNew = params.id === "new"
  const given = isNew ? undefined : (readRowId(params.id) ?? notFound())
  const form = await readForm(request)
  const writer = { by: context.get(adminContext), now: clock() }
  const values = rawValues(form)
  const place = readPlace(form)
  if (isNew) place.revision = 1
  const intent = textField(form, "intent")

  const comeBack = (status: number, change: Partial<EditorAnswer>) => {
    const html = articleHtml({ content: values.content, isFromStory: false })
    return data<EditorAnswer>({ values, html, place, ...change }, { status })
  }
  const stopped = (outcome: Exclude<editing.SaveOutcome, { kind: "saved" }>) => {
    switch (outcome.kind) {
      case "newer": {
        const { newer } = outcome
        // A second save replaces the newer text: the user has seen both.
        const next = { ...place, revision: newer.revision, version: newer.version }
        return comeBack(409, { newer, place: next })
      }
      case "deleted":
        return comeBack(409, { failure: words.deleted.failure })
      case "invalid":
        return comeBack(422, { errors: outcome.errors, failure: words.failure })
      default:
        return notFound()
    }
  }

  switch (intent) {
    case "save":
    case "publish":
    case "unpublish": {
      const checked = checkArticle(form)
      if (checked.errors) return comeBack(422, { errors: checked.errors, failure: words.failure })
      const outcome = await orUnavailable(() =>
        db.transaction(async (tx) => {
          const id = given ?? (await editing.createArticle(tx, place.editorKey, writer))
          const at = { ...place, zone: values.zone }
          return editing.saveArticle(tx, id, intent, checked.data, at, writer)
        }),
      )
      if (outcome.kind !== "saved") return stopped(outcome)
      const zone =
        values.zone === readZone(writer.by.timeZone) ? "" : `?${new URLSearchParams({ zone: values.zone })}`
      const key = intent === "unpublish" ? "article-unpublished" : (`article-saved-${outcome.state}` as const)
      return flashes.leadTo(`/admin/articles/${outcome.id}${zone}`, { key, values: { title: outcome.title } })
    }
    case "preview":
      return comeBack(200, {})
    case "picture": {
      const outcome = await orUnavailable(() =>
        db.transaction(async (tx) => {
          const id = given ?? (await editing.createArticle(tx, place.editorKey, writer))
          return { id, ...(await drafts.keepDraft(tx, id, { values }, place, writer)) }
        }),
      )
      if (outcome.kind !== "kept") return stopped(outcome)
      return redirect(pathTo("/admin/articles/:id/picture", { id: outcome.id }), 303)
    }
    case "discard": {
      if (given === undefined) return notFound()
      const isGone = await orUnavailable(() => drafts.discardDraft(db, given, place))
      const key = isGone ? "article-draft-discarded" : "article-draft-newer"
      return flashes.leadTo(pathTo("/admin/articles/:id", { id: given }), { key })
    }
    default:
      return notFound()
  }
}

export default function AdminArticle({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticleEditor state={loaderData} answer={actionData} />
}
