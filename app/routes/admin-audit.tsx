import { listAuditChoices, listAuditPage } from "#app/features/moderation/audit-list.server.ts"
import { AuditLog } from "#app/features/moderation/audit-list.tsx"
import { readAuditSearch } from "#app/features/moderation/audit-search.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import { adminAudit } from "#content/en/admin-audit.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-audit"

export const meta: Route.MetaFunction = () => [{ title: `${adminAudit.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readAuditSearch(url.searchParams)
  return orUnavailable(async () => {
    const [page, choices] = await Promise.all([listAuditPage(db, search), listAuditChoices(db)])
    return { search, choices, ...page }
  })
}

export default function AdminAudit({ loaderData }: Route.ComponentProps) {
  return <AuditLog {...loaderData} />
}
