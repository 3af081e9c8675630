import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { payments } from "#content/en/payments.ts"
import type { Route } from "./+types/pay.route"
import { PayGonePage } from "./pay-gone-page.tsx"
import payHere from "./pay-here-element.ts?worker&url"
import { payMeta } from "./pay-meta.ts"
import { PayPage } from "./pay-page.tsx"
import { loadPay } from "./pay-request.server.ts"
import { paySearchNames } from "./pay-search.ts"

export const handle: RouteHandle = { modules: [payHere], cacheTags: [], query: paySearchNames }

export const meta: Route.MetaFunction = (args) => payMeta(args, payments.page.title)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function loader({ params: { publicId }, url, context }: Route.LoaderArgs) {
  const { db, publicUrl, clock } = context.get(services)
  return loadPay(context, db, { publicId, url, publicUrl, now: clock() })
}

export default function Pay({ loaderData: { shop, gone, search, publicUrl } }: Route.ComponentProps) {
  return shop ? <PayPage shop={shop} search={search} publicUrl={publicUrl} /> : <PayGonePage gone={gone} />
}
