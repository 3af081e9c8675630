import { adminContext } from "#app/auth/require-admin.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { timesFor } from "#app/lib/text/date-text.ts"
import { services } from "#app/services.ts"
import { subjects } from "#app/submissions.ts"
import { adminAudit } from "#content/en/admin-audit.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/audit.route"
import { choicesInWords, listAuditChoices, listAuditPage } from "./audit-list.server.ts"
import { AuditLog } from "./audit-list.tsx"
import { readAuditSearch } from "./audit-search.ts"

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
