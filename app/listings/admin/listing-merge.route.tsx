import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readListSearch, readRowId } from "#app/lib/list/list-search.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/listing-merge.route"
import { ListingMerge } from "./admin-merge.tsx"
import { type MergedPart, mergedParts } from "./merged-parts.ts"
import { mergeListings, paymentDiffers } from "./merging.server.ts"
import { listingList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminListings.merge.title} | ${site.name}` }]

const mergedPartNames = Object.keys(mergedParts) as MergedPart[]

/** Also after a refusal, so that the page shows the current data. */
export const shouldRevalidate = () => true

/** ?q= searches for the remaining listing, ?into=<id> names it. The latter requires a recent password or passkey check. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const into = url.searchParams.get("into")
  if (into !== null) provenChange(context, url.pathname + url.search)
  const search = readListSearch(listingList, new URLSearchParams({ q: url.searchParams.get("q") ?? "" }))
  return orUnavailable(async () => {
    const listing = (await staffQueries.findForStaff(db, id)) ?? notFound()
    if (into !== null) {
      const staying = (await staffQueries.findForStaff(db, readRowId(into) ?? notFound())) ?? notFound()
      return {
        listing,
        staying,
        paymentDiffers: paymentDiffers(listing, staying, clock()),
        q: search.q,
        candidates: [],
      }
    }
    const { rows } = await staffQueries.listForStaff(db, search)
    const candidates = rows.filter(
      (row) => row.id !== id && row.status !== "merged" && row.status !== "withdrawn",
    )
    return { listing, q: search.q, candidates }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const id = readRowId(params.id) ?? notFound()
  const form = await readForm(request)
  const into = readRowId(textField(form, "into")) ?? notFound()
  const change = provenChange(context, `${pathTo("/admin/listings/:id/merge", { id })}?into=${into}`)
  const { kind } = await orUnavailable(() =>
    mergeListings(db, id, into, {
      ...change,
      seen: Number(textField(form, "revision")),
      seenStaying: Number(textField(form, "stayingRevision")),
      take: mergedPartNames.filter((part) => form.getAll("take").includes(part)),
    }),
  )
  if (kind === "not-found") return notFound()
  if (kind === "stale") return data(null, { status: 409 })
  const shown = kind === "merged" ? into : id
  return flashes.leadTo(pathTo("/admin/listings/:id", { id: shown }), { message: adminListings.flash[kind] })
}

export default function AdminListingMerge({ loaderData, actionData }: Route.ComponentProps) {
  return <ListingMerge {...loaderData} isStale={actionData !== undefined} />
}
