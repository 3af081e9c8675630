import { choicesInWords, listAuditChoices, listAuditPage } from "#app/features/audit/audit-list.server.ts"
import { AuditLog } from "#app/features/audit/audit-list.tsx"
import { readAuditSearch } from "#app/features/audit/audit-search.ts"
import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { timesFor } from "#app/platform/text/date-text.ts"
import { services } from "#app/services.ts"
import { subjects } from "#app/submissions.ts"
import { adminAudit } from "#content/en/admin-audit.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/audit"

export const meta: Route.MetaFunction = () => [{ title: `${adminAudit.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readAuditSearch(url.searchParams)
  const { zone } = timesFor(context.get(adminContext))
  return orUnavailable(async () => {
    const [page, choices] = await Promise.all([
      listAuditPage(db, subjects, search, zone),
      listAuditChoices(db),
    ])
    return { search, choices: choicesInWords(choices, subjects), ...page }
  })
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return <AuditLog {...loaderData} />
}
