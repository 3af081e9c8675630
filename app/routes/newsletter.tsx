import { data, redirect } from "react-router"
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx"
import { subscriptionSchema } from "#app/features/newsletter/newsletter-schema.ts"
import {
  emptySubscription,
  handleSubscription,
} from "#app/features/newsletter/subscription-request.server.ts"
import { fieldConstraints } from "#app/platform/form/parse-form.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { requestFacts, services } from "#app/services.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import type { Route } from "./+types/newsletter"

export const meta: Route.MetaFunction = (args) => pageMeta(args, newsletterContent.form)

/** Retry-After; a document takes no headers of an action by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Asks nothing of the database: the form opens, and comes back filled in, while it is away. */
export function loader({ context }: Route.LoaderArgs) {
  const { secrets, clock } = context.get(services)
  return {
    constraints: fieldConstraints(subscriptionSchema),
    state: emptySubscription(secrets, clock()),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id, limitGroup } = context.get(requestFacts)
  const isSameOrigin = request.headers.get("Sec-Fetch-Site") === "same-origin"
  const visitor = { id, limitGroup, isSameOrigin }
  const outcome = await handleSubscription(context.get(services), visitor, await readForm(request))
  if (outcome.kind === "accepted") return redirect("/newsletter/check-your-mail", 303)
  return data(outcome.state, { status: outcome.status, headers: outcome.headers })
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  return <NewsletterForm constraints={loaderData.constraints} state={actionData ?? loaderData.state} />
}
