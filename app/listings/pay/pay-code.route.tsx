import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { payments } from "#content/en/payments.ts"
import type { Route } from "./+types/pay-code.route"
import { CodePage } from "./code-page.tsx"
import { PayGonePage } from "./pay-gone-page.tsx"
import { payMeta } from "./pay-meta.ts"
import { loadPay } from "./pay-request.server.ts"
import { paySearchNames } from "./pay-search.ts"

export const handle: RouteHandle = { cacheTags: [], query: paySearchNames }

export const meta: Route.MetaFunction = (args) => payMeta(args, payments.code.title)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function loader({ params: { publicId }, url, context }: Route.LoaderArgs) {
  const { db, publicUrl, clock } = context.get(services)
  return loadPay(context, db, { publicId, url, publicUrl, now: clock() })
}

/** Without layout: the code fills the screen. */
export default function PayCode({ loaderData: { shop, gone, search, publicUrl } }: Route.ComponentProps) {
  if (shop) return <CodePage shop={shop} search={search} publicUrl={publicUrl} />
  return (
    <main>
      <PayGonePage gone={gone} />
    </main>
  )
}
