import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { listingImport } from "#content/en/listing-import.ts"
import { saveListing } from "../admin/editing.server.ts"
import { daysBefore } from "../listing/verification-rule.ts"
import type { Route } from "./+types/listing-import.route"
import { ImportPage } from "./import-page.tsx"
import * as queries from "./import-queries.server.ts"
import { handleImport } from "./import-request.server.ts"
import type { SaveListing } from "./imports.server.ts"
import { undoDays } from "./options.ts"

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta({ title: loaderData?.found.fileName ?? listingImport.title })

/** Also after a refusal, so that the page shows the current data. */
export const shouldRevalidate = () => true

/** ?after= starts the list after a listing, ?listing= shows only one. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const now = clock()
  const only = readRowId(url.searchParams.get("listing"))
  const after = readRowId(url.searchParams.get("after")) ?? 0
  return orUnavailable(async () => {
    const found = (await queries.findImport(db, id)) ?? notFound()
    const [samples, converted, unknown, report, listings] = await Promise.all([
      queries.listSamples(db, id),
      found.convertedFrom ? queries.listConverted(db, id) : [],
      queries.listUnknownValues(db, found),
      queries.findReport(db, id),
      queries.listImported(db, id, { after, only, now }),
    ])
    const canTakeBack = found.importedAt !== null && found.importedAt > daysBefore(now, undoDays)
    return { found, samples, converted, unknown, report, listings, only, canTakeBack }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, publicUrl, clock, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const staff = { by: context.get(adminContext), now: clock() }
  const save: SaveListing = (tx, listing, facts, { reason, seen }) =>
    saveListing(tx, listing, facts, reason, { ...staff, publicUrl, seen })
  const answer = await orUnavailable(() => handleImport(db, id, form, { ...staff, save }))
  if (answer.kind === "not-found") return notFound()
  if (answer.kind === "refused") return data(answer.refused, { status: answer.status })
  const to =
    answer.kind === "discarded"
      ? pathTo("/admin/listings/import")
      : pathTo("/admin/listings/import/:id", { id })
  return flashes.leadTo(to, { message: answer.message })
}

export default function AdminListingImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} refused={actionData} />
}
