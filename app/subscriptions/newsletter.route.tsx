import { data, redirect } from "react-router"
import { fieldConstraints } from "#app/lib/form/parse-form.ts"
import { openForm } from "#app/lib/form/public-form.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { requestFacts, services } from "#app/services.ts"
import { readSiteSettings } from "#app/settings/site-settings.server.ts"
import { linkHref } from "#app/ui/set-links.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import { launchNotice } from "#content/en/tell-me.ts"
import { type AwaitedLink, awaitedLinks } from "#content/facts/awaited.ts"
import { links } from "#content/facts/links.ts"
import type { Route } from "./+types/newsletter.route"
import { AlreadyOpen, NewsletterForm } from "./newsletter-form.tsx"
import { subscriptionSchema } from "./newsletter-schema.ts"
import { handleSubscription, newsletterForm } from "./subscription-request.server.ts"

export const handle = { elements: true }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...newsletterContent.form,
    ...(args.loaderData?.link && { title: launchNotice.form.title, index: false }),
  })

/** Passes on Retry-After: React Router does not copy an action's headers to the document. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/**
 * Reads nothing from the database: the form opens, and comes back filled in, while the database is down. ?when= names the
 * link that the visitor wants a launch notice for.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(services)
  const link = awaitedIn(url)
  const set = link && (await readSiteSettings(app.db, app.clock())).links
  const isOpen = link !== null && linkHref(set ?? {}, link, links[link].href) !== null
  return {
    constraints: fieldConstraints(subscriptionSchema),
    state: openForm(newsletterForm, app),
    link,
    isOpen,
  }
}

function awaitedIn(url: URL): AwaitedLink | null {
  return awaitedLinks.find((link) => link === url.searchParams.get("when")) ?? null
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { id, limitGroup } = context.get(requestFacts)
  const isSameOrigin = request.headers.get("Sec-Fetch-Site") === "same-origin"
  const visitor = { id, limitGroup, isSameOrigin }
  const posted = await readForm(request)
  const outcome = await handleSubscription(context.get(services), visitor, posted, awaitedIn(url))
  if (outcome.kind === "accepted") return redirect(pathTo("/newsletter/check-your-mail"), 303)
  return data(outcome.state, { status: outcome.status, headers: outcome.headers })
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { constraints, state, link, isOpen } = loaderData
  if (link && isOpen) return <AlreadyOpen link={link} />
  return <NewsletterForm constraints={constraints} state={actionData ?? state} link={link} />
}
