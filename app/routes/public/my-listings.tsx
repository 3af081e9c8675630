import { MyListingsPage } from "#app/features/listing-owners/my-listings-page.tsx"
import * as owned from "#app/features/listing-owners/owned-listings.server.ts"
import { answerOwnerAct } from "#app/features/listing-owners/owner-acts.server.ts"
import { leaveOwnerPages, ownerContext } from "#app/features/listing-owners/owner-session.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { secretMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { Route } from "./+types/my-listings"

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
