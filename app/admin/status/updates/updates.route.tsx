import { services } from "#app/services.ts"
import { adminUpdates } from "#content/en/admin-updates.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/updates.route"
import { readChangelog } from "./changelog.server.ts"
import { UpdatesPage } from "./updates-page.tsx"

export const meta: Route.MetaFunction = () => [{ title: `${adminUpdates.title} | ${site.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { rootDir, readStatus } = context.get(services)
  const [{ instance, others }, changelog] = await Promise.all([readStatus(), readChangelog(rootDir)])
  const { machine, version, startedAt } = instance
  return { own: { machine, version, startedAt }, others, changelog }
}

export default function AdminUpdates({ loaderData }: Route.ComponentProps) {
  return <UpdatesPage {...loaderData} />
}
