import { CheckoutDemo } from "#app/features/checkout-demo/checkout-demo.tsx"
import { MerchantsOverview } from "#app/features/directory/overview.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { services } from "#app/services.ts"
import { merchantsOverview } from "#content/en/merchants-overview.ts"
import type { Route } from "./+types/merchants"

export const handle = { elements: true, keptWith: [] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, merchantsOverview)

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(services).publicUrl }
}

export default function Merchants({ loaderData: { publicUrl } }: Route.ComponentProps) {
  return <MerchantsOverview checkout={<CheckoutDemo />} publicUrl={publicUrl} />
}
