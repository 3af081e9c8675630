import { pageMeta } from "#app/lib/http/page-meta.ts"
import { MerchantsOverview } from "#app/listings/directory/overview.tsx"
import { services } from "#app/services.ts"
import { merchantsOverview } from "#content/en/merchants-overview.ts"
import { CheckoutDemo } from "../demos/checkout/checkout-demo.tsx"
import type { Route } from "./+types/merchants.route"

export const handle = { elements: true, cacheTags: [] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, merchantsOverview)

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(services).publicUrl }
}

export default function Merchants({ loaderData: { publicUrl } }: Route.ComponentProps) {
  return <MerchantsOverview checkout={<CheckoutDemo />} publicUrl={publicUrl} />
}
