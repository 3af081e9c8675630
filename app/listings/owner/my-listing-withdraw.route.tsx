import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import type { Route } from "./+types/my-listing-withdraw.route"
import { WithdrawPage } from "./my-listing-page.tsx"
import * as owned from "./owned-listings.server.ts"
import { answerOwnerAct } from "./owner-acts.server.ts"
import { ownerContext } from "./owner-session.server.ts"

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
