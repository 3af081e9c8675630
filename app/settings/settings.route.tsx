import { data } from "react-router"
import { listAdminEmails } from "#app/auth/accounts/accounts.server.ts"
import { adminContext, hasRecentProof } from "#app/auth/require-admin.server.ts"
import { findSecondFactors } from "#app/auth/second-factors/second-factors.server.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { format } from "#app/lib/text/format.ts"
import { proofOf } from "#app/prove-in-form.server.ts"
import { services, siteNow } from "#app/services.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/settings.route"
import { groupOf, type SettingsGroup, settingsGroupNames, settingsPath } from "./settings-groups.ts"
import { SettingsPage } from "./settings-page.tsx"
import { loadSettings, saveSettings } from "./settings-request.server.ts"
import { sendTestMail } from "./test-mail.server.ts"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

export const meta: Route.MetaFunction = ({ params }) => {
  const { title, groups } = adminSettings
  const group = settingsGroupNames.find((name) => name === params.group)
  return [{ title: `${group ? `${title}: ${groups[group]}` : title} | ${site.name}` }]
}

/** /admin/settings and /admin/settings/:group. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const admin = context.get(adminContext)
  const group = readGroup(params.group)
  return orUnavailable(async () => {
    const { passkeys } = await findSecondFactors(db, admin.id)
    const proof = { isProven: hasRecentProof(admin, clock()), hasPasskeys: passkeys.length > 0 }
    const data = await loadSettings(db, { by: admin, now: clock() }, () => listAdminEmails(db), proof)
    return { group, data }
  })
}

/** The first group has the path of the settings. */
function readGroup(name: string | undefined): SettingsGroup {
  const [first, ...others] = settingsGroupNames
  if (name === undefined && first) return first
  return others.find((group) => group === name) ?? notFound()
}

/** Saves one section. The others stay unchanged. */
export async function action({ request, params, context }: Route.ActionArgs) {
  readGroup(params.group)
  const { db, flashes, askEndpoint } = context.get(services)
  const form = await readForm(request)
  if (textField(form, "intent") === "test-mail") return testMail(context)
  const { publicUrl, now } = siteNow(context)
  const by = context.get(adminContext)
  const { prove, headers } = proofOf({ request, context })
  const outcome = await orUnavailable(() =>
    saveSettings(db, form, { by, publicUrl, now, prove, askEndpoint }),
  )
  if (!outcome) return notFound()
  if (!("saved" in outcome)) return data(outcome.refusal, { status: outcome.status, headers })
  const back = settingsPath(groupOf(textField(form, "intent")))
  return flashes.leadTo(back, { key: "settings-saved" }, headers.getSetCookie())
}

/** A refusal by the mail server is answered with 422, not 5xx, because proxies replace the pages of those. */
async function testMail(context: Route.ActionArgs["context"]) {
  const { db, clock, flashes, mailer, publicUrl } = context.get(services)
  const admin = context.get(adminContext)
  const outcome = await orUnavailable(() => sendTestMail(db, mailer, admin, { publicUrl, now: clock() }))
  const words = adminSettings.testMail
  const refuse = (failure: string, status: number) =>
    data({ intent: "test-mail" as const, failure }, { status })
  switch (outcome.kind) {
    case "taken":
    case "written":
      return flashes.leadTo(settingsPath("mail"), {
        key: `test-mail-${outcome.kind}`,
        values: { email: admin.email },
      })
    case "refused":
      return refuse(format(words.refused, outcome), 422)
    case "no-answer":
      return refuse(words.noAnswer, 422)
    case "too-many":
      return refuse(words.tooMany, 429)
  }
}

export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} refusal={actionData} />
}
