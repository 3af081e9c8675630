import { data } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readValues } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { secretMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { readSiteSettings } from "#app/settings/site-settings.server.ts"
import { linkHref } from "#app/ui/set-links.ts"
import type { FlashKey } from "#content/en/flash.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import { awaitedLinks } from "#content/facts/awaited.ts"
import { links } from "#content/facts/links.ts"
import type { Route } from "./+types/newsletter-manage.route"
import * as newsletter from "./newsletter.server.ts"
import { fieldsOf, preferencesSchema, topicsOf } from "./newsletter-schema.ts"
import { newsletterTopics } from "./options.ts"
import { SubscriptionSettings } from "./subscription-settings.tsx"
import { awaitedOf } from "./topics.ts"
import { UnknownLink } from "./unknown-link.tsx"

export const meta: Route.MetaFunction = () => secretMeta(newsletterContent.manage)

/** ?add= in a mail's link checks the box of a topic. Nothing changes before the form is saved. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const found = await orUnavailable(() => newsletter.findByManageToken(db, params.token))
  if (!found) return data(null, 404)
  const { links: set } = await readSiteSettings(db, clock())
  const ticked = newsletterTopics.filter(
    (topic) => found.topics.includes(topic) || url.searchParams.getAll("add").includes(topic),
  )
  const waitedFor = awaitedOf(ticked)
  const awaited = awaitedLinks.filter(
    (link) => waitedFor.includes(link) || !linkHref(set, link, links[link].href),
  )
  return { subscription: found, fields: fieldsOf(ticked), awaited }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const { token } = params
  const form = await readForm(request)
  const done = (key: FlashKey) => flashes.leadTo(pathTo("/newsletter/manage/:token", { token }), { key })

  if (textField(form, "intent") === "unsubscribe") {
    const ended = await orUnavailable(() => newsletter.unsubscribe(db, token, clock()))
    return ended ? done("newsletter-unsubscribed") : data(null, 404)
  }
  const fields = readValues(preferencesSchema, form)
  const topics = topicsOf(fields)
  if (topics.length === 0) return data({ fields, error: newsletterContent.manage.noTopic }, 422)
  const { kind } = await orUnavailable(() => newsletter.changePreferences(db, token, topics, clock()))
  if (kind === "changed") return done("newsletter-topics-saved")
  // For example unsubscribed in another tab: the page shows the current state.
  return data(null, kind === "unknown" ? 404 : 409)
}

export default function NewsletterManage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <SubscriptionSettings {...loaderData} {...actionData} /> : <UnknownLink />
}
