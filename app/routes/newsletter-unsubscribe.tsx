import { data, redirect } from "react-router"
import * as newsletter from "#app/features/newsletter/newsletter.server.ts"
import { UnknownLink } from "#app/features/newsletter/unknown-link.tsx"
import { Unsubscription } from "#app/features/newsletter/unsubscription.tsx"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import type { Route } from "./+types/newsletter-unsubscribe"

const { title, description } = newsletterContent.unsubscribe

/** No canonical address and no sharing data: the address is a secret. */
export const meta: Route.MetaFunction = () => [
  { title },
  { name: "description", content: description },
  { name: "robots", content: "noindex" },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const found = await orUnavailable(() => newsletter.findByManageToken(db, params.token))
  return found ? { address: found.address, isOver: found.status === "unsubscribed" } : data(null, 404)
}

/**
 * Two senders: the button of this page, and a mail provider for somebody who pressed its own (RFC 8058). The provider
 * sends neither cookies nor an origin, which server/origin-check.ts lets pass, and must not be redirected.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const { token } = params
  const isOneClick = textField(await readForm(request), "List-Unsubscribe") === "One-Click"
  const ended = await orUnavailable(() => newsletter.unsubscribe(db, token, clock()))
  if (!ended) return data(null, 404)
  if (isOneClick) return null
  return redirect(`/newsletter/manage/${token}`, {
    status: 303,
    headers: { "Set-Cookie": await flashes.set({ key: "newsletter-unsubscribed" }) },
  })
}

export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Unsubscription {...loaderData} /> : <UnknownLink />
}
