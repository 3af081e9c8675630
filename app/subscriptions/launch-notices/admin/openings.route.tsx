import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { services } from "#app/services.ts"
import { findLinks } from "#app/settings/settings.server.ts"
import { SubscriberTabs } from "#app/subscriptions/admin/subscriber-actions.tsx"
import { linkHref } from "#app/ui/set-links.ts"
import { site } from "#content/en/site.ts"
import { adminWaiting } from "#content/en/tell-me.ts"
import { links } from "#content/facts/links.ts"
import { countAllWaiting } from "../launch-list.server.ts"
import { WaitingPage } from "../launch-list-page.tsx"
import type { Route } from "./+types/openings.route"

export const meta: Route.MetaFunction = () => [{ title: `${adminWaiting.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const [waiting, { links: set }] = await Promise.all([countAllWaiting(db), findLinks(db)])
    return waiting.map(({ link, readers }) => ({
      link,
      readers,
      address: linkHref(set, link, links[link].href),
    }))
  })
}

export default function AdminOpenings({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <SubscriberTabs current={pathTo("/admin/subscribers/openings")} />
      <WaitingPage waiting={loaderData} />
    </div>
  )
}
