import { CodePage } from "#app/features/payments/code-page.tsx"
import { PayGonePage } from "#app/features/payments/pay-gone-page.tsx"
import { payMeta } from "#app/features/payments/pay-meta.ts"
import { loadPay } from "#app/features/payments/pay-request.server.ts"
import { paySearchNames } from "#app/features/payments/pay-search.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { payments } from "#content/en/payments.ts"
import type { Route } from "./+types/pay-code"

export const handle: RouteHandle = { keptWith: [], query: paySearchNames }

export const meta: Route.MetaFunction = (args) => payMeta(args, payments.code.title)

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function loader({ params: { publicId }, url, context }: Route.LoaderArgs) {
  const { db, publicUrl, clock } = context.get(services)
  return loadPay(context, db, { publicId, url, publicUrl, now: clock() })
}

/** Stands in no frame of the site: the code has the whole screen. */
export default function PayCode({ loaderData: { shop, gone, search, publicUrl } }: Route.ComponentProps) {
  if (shop) return <CodePage shop={shop} search={search} publicUrl={publicUrl} />
  return (
    <main>
      <PayGonePage gone={gone} />
    </main>
  )
}
