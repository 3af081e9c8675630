import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { readRowId } from "#app/lib/list/list-search.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import type { Route } from "./+types/settings-history.route"
import { listPastChanges, returnToEarlier } from "./settings-history.server.ts"
import { SettingsHistoryPage } from "./settings-history-page.tsx"

const path = pathTo("/admin/settings/history")

export const meta: Route.MetaFunction = () => privateMeta({ title: adminSettings.history.title })

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return { changes: await orUnavailable(() => listPastChanges(db)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const id = readRowId(textField(await readForm(request), "entry")) ?? notFound()
  const change = provenChange(context, path)
  const { kind } = await orUnavailable(() => returnToEarlier(db, id, change))
  switch (kind) {
    case "saved":
      return flashes.leadTo(path, { key: "settings-saved" })
    case "changed-meanwhile":
      return flashes.leadTo(path, { key: "setting-changed-meanwhile" })
    case "not-allowed":
      return flashes.leadTo(path, { key: "setting-not-returned" })
    case "not-found":
      return notFound()
  }
}

export default function AdminSettingsHistory({ loaderData }: Route.ComponentProps) {
  return <SettingsHistoryPage {...loaderData} />
}
