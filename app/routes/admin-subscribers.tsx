import { NewsletterSubscribers } from "#app/features/newsletter/admin-list.tsx"
import { newsletterList } from "#app/features/newsletter/staff-list.ts"
import * as staffQueries from "#app/features/newsletter/staff-queries.server.ts"
import { personHref } from "#app/features/privacy/address.ts"
import { SubscriberActions, SubscriberTabs } from "#app/features/privacy/subscriber-actions.tsx"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { listHref, readListSearch } from "#app/platform/staff-list/list-search.ts"
import { services } from "#app/services.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-subscribers"

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
  const csvHref = listHref({ ...newsletterList, path: "/admin/subscribers.csv" }, search)
  return (
    <div className="grid grid-cols-1 gap-5">
      <SubscriberTabs current={newsletterList.path} />
      <NewsletterSubscribers
        {...loaderData}
        personHref={personHref}
        actions={<SubscriberActions csvHref={csvHref} />}
      />
    </div>
  )
}
