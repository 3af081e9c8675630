import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { rawValues, readPlace } from "../text/article-values.server.ts"
import type { Route } from "./+types/article-draft.route"
import * as drafts from "./drafts.server.ts"
import * as editing from "./editing.server.ts"

const statuses = { kept: 200, newer: 409, deleted: 410, "not-found": 404 } as const

export function loader() {
  return notFound()
}

/** Autosave: stores the typed text as a draft, and creates the article if it is new. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock } = context.get(services)
  const given = params.id === "new" ? undefined : (readRowId(params.id) ?? notFound())
  const form = await readForm(request)
  const writer = { by: context.get(adminContext), now: clock() }
  const place = readPlace(form)
  if (given === undefined) place.revision = 1
  const answer = await orUnavailable(() =>
    db.transaction(async (tx) => {
      const id = given ?? (await editing.createArticle(tx, place.editorKey, writer))
      return { id, ...(await drafts.keepDraft(tx, id, { values: rawValues(form) }, place, writer)) }
    }),
  )
  return Response.json(answer, { status: statuses[answer.kind] })
}
