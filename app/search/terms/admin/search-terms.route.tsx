import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { services } from "#app/services.ts"
import { adminSearchTerms } from "#content/en/admin-search-terms.ts"
import { site } from "#content/en/site.ts"
import { findWeek, listWeeks } from "../search-terms.server.ts"
import { weekOf } from "../terms.ts"
import type { Route } from "./+types/search-terms.route"
import { SearchTermsPage } from "./search-terms-page.tsx"

export const meta: Route.MetaFunction = () => [{ title: `${adminSearchTerms.title} | ${site.name}` }]

/** An unknown week shows the newest one. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return orUnavailable(async () => {
    const weeks = await listWeeks(db)
    const asked = url.searchParams.get("week")
    const week = weeks.find((one) => one === asked) ?? weeks[0] ?? weekOf(clock())
    return { week, weeks, ...(await findWeek(db, week)) }
  })
}

export default function AdminSearchTerms({ loaderData }: Route.ComponentProps) {
  return <SearchTermsPage {...loaderData} />
}
