import { data, redirect } from "react-router"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import * as settings from "#app/features/settings/settings.server.ts"
import { SettingsForm } from "#app/features/settings/settings-form.tsx"
import { directoryStages } from "#app/features/settings/stages.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { setFlash } from "#app/platform/flash.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { adminSettings } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-settings"

export const meta: Route.MetaFunction = () => [{ title: `${adminSettings.title} | ${site.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return { stage: await orUnavailable(() => settings.findDirectoryStage(db)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, secrets } = context.get(services)
  const form = await readForm(request)
  const stage = directoryStages.find((known) => known === textField(form, "stage"))
  if (!stage) return data({ error: adminSettings.unknownStage }, { status: 422 })
  await orUnavailable(() => settings.changeDirectoryStage(db, stage, context.get(adminContext), clock()))
  return redirect("/admin/settings", {
    status: 303,
    headers: { "Set-Cookie": await setFlash(secrets, { key: "settings-saved" }) },
  })
}

export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsForm stage={loaderData.stage} error={actionData?.error} />
}
