import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { listHref, readListSearch } from "#app/lib/list/list-search.ts"
import { personHref } from "#app/lib/personal-data/person-href.ts"
import { format } from "#app/lib/text/format.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/subscribers.route"
import { NewsletterSubscribers } from "./admin-list.tsx"
import { exportedSearch, newsletterList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"
import { SubscriberActions, SubscriberTabs } from "./subscriber-actions.tsx"

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
  const csvLabel = format(adminSubscribers.csvOf, { state: adminSubscribers.filters[inFile.filter] })
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
