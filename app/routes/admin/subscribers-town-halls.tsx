import { SubscriberActions, SubscriberTabs } from "#app/features/privacy/subscriber-actions.tsx"
import { TownHallSubscribers } from "#app/features/town-halls/staff/admin-list.tsx"
import { townHallList } from "#app/features/town-halls/staff/staff-list.ts"
import * as staffQueries from "#app/features/town-halls/staff/staff-queries.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { listHref, readListSearch } from "#app/platform/list/list-search.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { personHref } from "#app/platform/privacy/person-href.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/subscribers-town-halls"

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
