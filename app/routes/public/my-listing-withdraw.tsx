import { WithdrawPage } from "#app/features/listing-owners/my-listing-page.tsx"
import * as owned from "#app/features/listing-owners/owned-listings.server.ts"
import { answerOwnerAct } from "#app/features/listing-owners/owner-acts.server.ts"
import { ownerContext } from "#app/features/listing-owners/owner-session.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { secretMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { services } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { Route } from "./+types/my-listing-withdraw"

export const meta: Route.MetaFunction = () => secretMeta(listingOwners.withdraw)

export function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const found = (await owned.findOwned(db, context.get(ownerContext), params.publicId)) ?? notFound()
    return { publicId: found.publicId, businessName: found.businessName }
  })
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(services)
  const owner = { email: context.get(ownerContext), now: app.clock() }
  return answerOwnerAct(app, params.publicId, "withdraw", owner, pathTo("/my-listings"))
}

export default function MyListingWithdraw({ loaderData }: Route.ComponentProps) {
  return <WithdrawPage {...loaderData} />
}
