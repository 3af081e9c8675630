import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { listHref, readListSearch } from "#app/lib/list/list-search.ts"
import { personHref } from "#app/lib/personal-data/person-href.ts"
import { services } from "#app/services.ts"
import { SubscriberActions, SubscriberTabs } from "#app/subscriptions/admin/subscriber-actions.tsx"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/subscribers-town-halls.route"
import { TownHallSubscribers } from "./admin-list.tsx"
import { townHallList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => [
  { title: `${adminSubscribers.titles.townHalls} | ${site.name}` },
]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readListSearch(townHallList, url.searchParams)
  return orUnavailable(async () => {
    const [page, count] = await Promise.all([
      staffQueries.listForStaff(db, search),
      staffQueries.countForStaff(db),
    ])
    return { search, count, ...page }
  })
}

export default function AdminSubscribersTownHalls({ loaderData }: Route.ComponentProps) {
  const { search } = loaderData
  const csvHref = listHref({ ...townHallList, path: pathTo("/admin/subscribers/town-halls.csv") }, search)
  return (
    <div className="grid grid-cols-1 gap-5">
      <SubscriberTabs current={townHallList.path} />
      <TownHallSubscribers
        {...loaderData}
        personHref={personHref}
        actions={<SubscriberActions csvHref={csvHref} />}
      />
    </div>
  )
}
