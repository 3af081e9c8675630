import { NewsletterSubscribers } from "#app/features/newsletter/staff/admin-list.tsx"
import { exportedSearch, newsletterList } from "#app/features/newsletter/staff/staff-list.ts"
import * as staffQueries from "#app/features/newsletter/staff/staff-queries.server.ts"
import { SubscriberActions, SubscriberTabs } from "#app/features/privacy/subscriber-actions.tsx"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { fill } from "#app/platform/fill.ts"
import { listHref, readListSearch } from "#app/platform/list/list-search.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { personHref } from "#app/platform/privacy/person-href.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/subscribers"

export const meta: Route.MetaFunction = () => [
  { title: `${adminSubscribers.titles.newsletter} | ${site.name}` },
]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readListSearch(newsletterList, url.searchParams)
  return orUnavailable(async () => {
    const [page, counts] = await Promise.all([
      staffQueries.listForStaff(db, search),
      staffQueries.countByFilter(db),
    ])
    return { search, counts, ...page }
  })
}

export default function AdminSubscribers({ loaderData }: Route.ComponentProps) {
  const { search } = loaderData
  const inFile = { ...search, ...exportedSearch(search) }
  const csvHref = listHref({ ...newsletterList, path: pathTo("/admin/subscribers.csv") }, inFile)
  const csvLabel = fill(adminSubscribers.csvOf, { state: adminSubscribers.filters[inFile.filter] })
  return (
    <div className="grid grid-cols-1 gap-5">
      <SubscriberTabs current={newsletterList.path} />
      <NewsletterSubscribers
        {...loaderData}
        personHref={personHref}
        actions={<SubscriberActions csvHref={csvHref} csvLabel={csvLabel} />}
      />
    </div>
  )
}
