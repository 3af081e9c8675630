import { services } from "#app/services.ts"
import { adminStatus } from "#content/en/admin-status.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/status.route"
import { StatusPage } from "./status-page.tsx"

export const meta: Route.MetaFunction = () => [{ title: `${adminStatus.title} | ${site.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(services).readStatus()
}

export default function AdminStatus({ loaderData }: Route.ComponentProps) {
  return <StatusPage {...loaderData} />
}
