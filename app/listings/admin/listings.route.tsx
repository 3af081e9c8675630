import { redirect } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { listHref } from "#app/lib/list/list-search.ts"
import { readSelection } from "#app/lib/list/read-selection.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/listings.route"
import { StaffListings } from "./admin-list.tsx"
import { severalActs } from "./several/acts.ts"
import { listingList, readListingSearch } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminListings.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readListingSearch(url.searchParams)
  return orUnavailable(async () => {
    const [page, counts, choices] = await Promise.all([
      staffQueries.listForStaff(db, search),
      staffQueries.countByFilter(db),
      staffQueries.listFacetChoices(db, search.facets),
    ])
    return { search, counts, choices, ...page }
  })
}

/** Redirects to the page where staff confirm an action on the selected rows. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const search = readListingSearch(url.searchParams)
  const list = listHref(listingList, search, search)
  const act = severalActs.find((known) => known === textField(form, "intent")) ?? notFound()
  const ids = readSelection(form.getAll("ids"))
  if (ids.length === 0) return context.get(services).flashes.leadTo(list, { key: "nothing-selected" })
  const { searchParams } = new URL(list, url)
  searchParams.set("act", act)
  for (const id of ids) searchParams.append("ids", String(id))
  return redirect(`${pathTo("/admin/listings/several")}?${searchParams}`, 303)
}

export default function AdminListings({ loaderData }: Route.ComponentProps) {
  return <StaffListings {...loaderData} />
}
