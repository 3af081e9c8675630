import { data } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import type { Route } from "./+types/newsletter-confirm.route"
import * as newsletter from "./newsletter.server.ts"
import { SubscriptionConfirmation } from "./subscription-confirmation.tsx"

export const meta: Route.MetaFunction = () => secretMeta(newsletterContent.confirm)

const statuses = { pending: 200, confirmed: 200, expired: 410, unsubscribed: 410, unknown: 404 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const found = await orUnavailable(() => newsletter.findByConfirmationToken(db, params.token, clock()))
  return data(found, statuses[found.state])
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const outcome = await orUnavailable(() =>
    newsletter.confirm(db, params.token, { secrets, publicUrl, now: clock() }),
  )
  // The loader's data says why: the page is the same as after opening the link.
  if (outcome.kind !== "confirmed") return data(null, statuses[outcome.kind])
  return flashes.leadTo(pathTo("/newsletter/manage/:token", { token: outcome.manageToken }), {
    key: "newsletter-confirmed",
  })
}

export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  return <SubscriptionConfirmation {...loaderData} />
}
