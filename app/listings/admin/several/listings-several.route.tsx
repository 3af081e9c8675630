import { data, redirect } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { listHref } from "#app/lib/list/list-search.ts"
import { flashForMany } from "#app/lib/list/many-flash.ts"
import { hrefTicking } from "#app/lib/list/read-selection.ts"
import { readSelectedRows } from "#app/lib/list/selected-rows.server.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { site } from "#content/en/site.ts"
import { listingList, readListingSearch } from "../staff-list.ts"
import type { Route } from "./+types/listings-several.route"
import { severalActs } from "./acts.ts"
import { SeveralListings } from "./several-page.tsx"
import { handleSeveral, listSelected } from "./several-request.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminListings.title} | ${site.name}` }]

/** Reads ?act=hide&ids=... and the list that the selection came from. */
function readAsked(params: URLSearchParams) {
  const act = severalActs.find((known) => known === params.get("act")) ?? notFound()
  const search = readListingSearch(params)
  return { act, list: listHref(listingList, search, search) }
}

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const { act, list } = readAsked(url.searchParams)
  const ids = readSelectedRows({}, url.searchParams.getAll("ids"))
  return orUnavailable(async () => {
    const found = await listSelected(db, ids)
    const [first] = found
    if (!first) throw redirect(list)
    const rows = act === "town" ? found.filter(({ country }) => country === first.country) : found
    return {
      act,
      rows: rows.map(({ id, name }) => ({ id, name })),
      country: first.country,
      countryWord: countryWords[first.country],
      back: hrefTicking(list, ids),
    }
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes } = context.get(services)
  const { act, list } = readAsked(url.searchParams)
  const form = await readForm(request)
  readSelectedRows({}, form.getAll("ids"))
  const staff = { by: context.get(adminContext), now: clock(), publicUrl }
  const answer = await orUnavailable(() => handleSeveral(db, act, form, staff))
  if (answer.kind === "form") return data(answer.state, answer.status)
  return flashes.leadTo(list, flashForMany(adminListings.several.done[act], answer.outcome))
}

export default function AdminListingsSeveral({ loaderData, actionData }: Route.ComponentProps) {
  return <SeveralListings {...loaderData} state={actionData} />
}
