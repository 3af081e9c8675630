import { ApplicationState } from "#app/features/merchants/application-state.tsx"
import * as merchants from "#app/features/merchants/merchants.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import { merchantContent } from "#content/en/merchants.ts"
import type { Route } from "./+types/merchant-status"

export const meta: Route.MetaFunction = () => {
  const { title, heading } = merchantContent.state
  // No canonical address and no sharing data: the address is a secret.
  return [{ title }, { name: "description", content: heading }, { name: "robots", content: "noindex" }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return (await orUnavailable(() => merchants.findApplicationState(db, params.token))) ?? notFound()
}

export default function MerchantStatus({ loaderData }: Route.ComponentProps) {
  return <ApplicationState application={loaderData} />
}
