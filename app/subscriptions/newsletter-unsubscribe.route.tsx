import { data } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import type { Route } from "./+types/newsletter-unsubscribe.route"
import * as newsletter from "./newsletter.server.ts"
import { UnknownLink } from "./unknown-link.tsx"
import { Unsubscription } from "./unsubscription.tsx"

export const meta: Route.MetaFunction = () => secretMeta(newsletterContent.unsubscribe)

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const found = await orUnavailable(() => newsletter.findByManageToken(db, params.token))
  return found ? { address: found.address, isOver: found.status === "unsubscribed" } : data(null, 404)
}

/**
 * Two senders post here: the button of this page, and mail providers that support one-click unsubscribe (RFC 8058). A
 * provider sends neither cookies nor an origin, which server/guards/origin-check.ts allows, and must not be redirected.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const { token } = params
  const isOneClick = textField(await readForm(request), "List-Unsubscribe") === "One-Click"
  const ended = await orUnavailable(() => newsletter.unsubscribe(db, token, clock()))
  if (!ended) return data(null, 404)
  if (isOneClick) return null
  return flashes.leadTo(pathTo("/newsletter/manage/:token", { token }), { key: "newsletter-unsubscribed" })
}

export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Unsubscription {...loaderData} /> : <UnknownLink />
}
