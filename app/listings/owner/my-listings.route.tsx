import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { Route } from "./+types/my-listings.route"
import { MyListingsPage } from "./my-listings-page.tsx"
import * as owned from "./owned-listings.server.ts"
import { answerOwnerAct } from "./owner-acts.server.ts"
import { leaveOwnerPages, ownerContext } from "./owner-session.server.ts"

export const meta: Route.MetaFunction = () => secretMeta(listingOwners.list)

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const email = context.get(ownerContext)
  return { email, listings: await orUnavailable(() => owned.listOwned(db, email)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(services)
  const form = await readForm(request)
  if (textField(form, "intent") === "sign-out")
    return orUnavailable(() => leaveOwnerPages(app.db, request, app))
  const owner = { email: context.get(ownerContext), now: app.clock() }
  return answerOwnerAct(
    app,
    textField(form, "listing"),
    textField(form, "intent"),
    owner,
    pathTo("/my-listings"),
  )
}

export default function MyListings({ loaderData }: Route.ComponentProps) {
  return <MyListingsPage {...loaderData} />
}
