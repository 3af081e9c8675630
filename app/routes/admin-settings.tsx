import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { SettingsPage } from "#app/features/settings/settings-page.tsx"
import { loadSettings, saveSettings } from "#app/features/settings/settings-request.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-settings"

export const meta: Route.MetaFunction = () => [{ title: `${adminSettings.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { db, auth, clock } = context.get(services)
  return orUnavailable(() => loadSettings(db, clock(), () => auth.listAdminEmails()))
}

/** Saves one section; the others stay as they are. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes } = context.get(services)
  const form = await readForm(request)
  const outcome = await orUnavailable(() =>
    saveSettings(db, form, { by: context.get(adminContext), now: clock() }),
  )
  if (!outcome) return notFound()
  if (!("saved" in outcome)) return data(outcome.refusal, { status: outcome.status })
  return redirect("/admin/settings", {
    status: 303,
    headers: { "Set-Cookie": await flashes.set({ key: "settings-saved" }) },
  })
}

export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage data={loaderData} refusal={actionData} />
}
