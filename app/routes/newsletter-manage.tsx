import { data, redirect } from "react-router"
import * as newsletter from "#app/features/newsletter/newsletter.server.ts"
import { fieldsOf, preferencesSchema, topicsOf } from "#app/features/newsletter/newsletter-schema.ts"
import { SubscriptionSettings } from "#app/features/newsletter/subscription-settings.tsx"
import { UnknownLink } from "#app/features/newsletter/unknown-link.tsx"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readValues } from "#app/platform/form/parse-form.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { newsletterContent } from "#content/en/newsletter.ts"
import type { Route } from "./+types/newsletter-manage"

const { title, description, noTopic } = newsletterContent.manage

/** No canonical address and no sharing data: the address is a secret. */
export const meta: Route.MetaFunction = () => [
  { title },
  { name: "description", content: description },
  { name: "robots", content: "noindex" },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const found = await orUnavailable(() => newsletter.findByManageToken(db, params.token))
  return found ? { subscription: found, fields: fieldsOf(found.topics) } : data(null, 404)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const { token } = params
  const form = await readForm(request)
  const done = async (key: string) =>
    redirect(`/newsletter/manage/${token}`, {
      status: 303,
      headers: { "Set-Cookie": await flashes.set({ key }) },
    })

  if (textField(form, "intent") === "unsubscribe") {
    const ended = await orUnavailable(() => newsletter.unsubscribe(db, token, clock()))
    return ended ? done("newsletter-unsubscribed") : data(null, 404)
  }
  const fields = readValues(preferencesSchema, form)
  const topics = topicsOf(fields)
  if (topics.length === 0) return data({ fields, error: noTopic }, 422)
  const outcome = await orUnavailable(() => newsletter.changePreferences(db, token, topics, clock()))
  if (outcome === "changed") return done("newsletter-topics-saved")
  // Unsubscribed in another tab, perhaps: the page says how things stand.
  return data(null, outcome === "unknown" ? 404 : 409)
}

export default function NewsletterManage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <SubscriptionSettings {...loaderData} {...actionData} /> : <UnknownLink />
}
