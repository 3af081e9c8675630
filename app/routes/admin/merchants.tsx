import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { merchantKind } from "#app/features/merchants/merchant-kind.server.ts"
import { MerchantRequests } from "#app/features/merchants/staff/admin-list.tsx"
import * as review from "#app/features/merchants/staff/review.server.ts"
import { merchantList } from "#app/features/merchants/staff/staff-list.ts"
import * as staffQueries from "#app/features/merchants/staff/staff-queries.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { readListSearch } from "#app/platform/list/list-search.ts"
import { answerInList } from "#app/platform/moderation/answers.server.ts"
import { findFirstWaiting, listAlikeOf } from "#app/platform/moderation/triage.server.ts"
import { readKept } from "#app/platform/moderation/triage.ts"
import { services } from "#app/services.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/merchants"

export const handle = { ownNotice: true }

export const meta: Route.MetaFunction = () => [{ title: `${adminMerchants.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const search = readListSearch(merchantList, url.searchParams)
  const kept = readKept(url.searchParams)
  return orUnavailable(async () => {
    const [page, counts, first] = await Promise.all([
      staffQueries.listForStaff(db, search, kept),
      staffQueries.countByFilter(db),
      findFirstWaiting(db, merchantKind, merchantList, search),
    ])
    const shown = page.rows.flatMap(({ id, status }) =>
      status === merchantKind.waits || kept.includes(id) ? id : [],
    )
    const alike = await listAlikeOf(db, merchantKind, shown)
    return { search, ...page, counts, kept, first, alike, now: clock() }
  })
}

/** Approves one row, or acts on those that are selected, and comes back to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const desk = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  return answerInList(await readForm(request), url.searchParams, desk, {
    kind: merchantKind,
    place: merchantList,
    approve: (id) => review.approve(db, id, desk),
  })
}

export default function AdminMerchants({ loaderData }: Route.ComponentProps) {
  return <MerchantRequests {...loaderData} />
}
