import { adminContext } from "#app/auth/require-admin.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { readListSearch } from "#app/lib/list/list-search.ts"
import { answerInList } from "#app/review/answers.server.ts"
import { findFirstWaiting, listAlikeOf } from "#app/review/triage.server.ts"
import { readKept } from "#app/review/triage.ts"
import { services } from "#app/services.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { site } from "#content/en/site.ts"
import { applicationSubmission } from "../application-submission.server.ts"
import type { Route } from "./+types/applications.route"
import { ApplicationList } from "./admin-list.tsx"
import * as review from "./review.server.ts"
import { applicationList } from "./staff-list.ts"
import * as staffQueries from "./staff-queries.server.ts"

export const handle = { ownNotice: true }

export const meta: Route.MetaFunction = () => [{ title: `${adminApplications.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const search = readListSearch(applicationList, url.searchParams)
  const kept = readKept(url.searchParams)
  return orUnavailable(async () => {
    const [page, counts, first] = await Promise.all([
      staffQueries.listForStaff(db, search, kept),
      staffQueries.countByFilter(db),
      findFirstWaiting(db, applicationSubmission, applicationList, search),
    ])
    const shown = page.rows.flatMap(({ id, status }) =>
      status === applicationSubmission.waits || kept.includes(id) ? id : [],
    )
    const alike = await listAlikeOf(db, applicationSubmission, shown)
    return { search, ...page, counts, kept, first, alike, now: clock() }
  })
}

/** Approves one row or acts on the selected rows, then redirects to the same list. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { db, clock, publicUrl, flashes, secrets } = context.get(services)
  const staffContext = { db, flashes, secrets, publicUrl, by: context.get(adminContext), now: clock() }
  return answerInList(await readForm(request), url.searchParams, staffContext, {
    kind: applicationSubmission,
    place: applicationList,
    approve: (id) => review.approve(db, id, staffContext),
  })
}

export default function AdminApplications({ loaderData }: Route.ComponentProps) {
  return <ApplicationList {...loaderData} />
}
