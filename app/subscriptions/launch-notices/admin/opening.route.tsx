import { data } from "react-router"
import { adminContext } from "#app/auth/require-admin.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { services } from "#app/services.ts"
import { findLinks } from "#app/settings/settings.server.ts"
import { linkHref } from "#app/ui/set-links.ts"
import { site } from "#content/en/site.ts"
import { adminWaiting } from "#content/en/tell-me.ts"
import { type AwaitedLink, awaitedLinks } from "#content/facts/awaited.ts"
import { links } from "#content/facts/links.ts"
import { countWaiting, tellWaiting } from "../launch-list.server.ts"
import { openedMail } from "../launch-mail.ts"
import { TellPage } from "../launch-notice-page.tsx"
import type { Route } from "./+types/opening.route"

export const meta: Route.MetaFunction = () => [{ title: `${adminWaiting.preview.title} | ${site.name}` }]

/** Reload after a refusal as well: the page must show the current address and number of readers. */
export const shouldRevalidate = () => true

const readLink = (text: string) => awaitedLinks.find((link) => link === text) ?? notFound()

async function findAddress(db: Database, link: AwaitedLink): Promise<string | null> {
  return linkHref((await findLinks(db)).links, link, links[link].href)
}

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(services)
  const link = readLink(params.link)
  return orUnavailable(async () => {
    const [readers, address] = await Promise.all([countWaiting(db, link), findAddress(db, link)])
    const { subject, text } = openedMail(link, { publicUrl, token: null })
    return { waiting: { link, readers, address }, mail: { subject, text } }
  })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, secrets, flashes } = context.get(services)
  const link = readLink(params.link)
  const form = await readForm(request)
  const outcome = await orUnavailable(() =>
    tellWaiting(db, link, {
      seen: { address: textField(form, "address"), readers: Number(textField(form, "readers")) },
      findAddress: (tx) => findAddress(tx, link),
      by: context.get(adminContext),
      secrets,
      publicUrl,
      now: clock(),
    }),
  )
  if (outcome.kind !== "told") return data(null, { status: 409 })
  const { title, text, tone } = adminWaiting.told
  const counts = { count: outcome.readers, left: outcome.left }
  return flashes.leadTo(pathTo("/admin/subscribers/openings"), {
    message: { tone, title, text: format(text, counts) },
  })
}

export default function AdminOpening({ loaderData, actionData }: Route.ComponentProps) {
  return <TellPage {...loaderData} isChanged={actionData !== undefined} />
}
