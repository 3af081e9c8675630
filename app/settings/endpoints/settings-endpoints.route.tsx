import { data } from "react-router"
import { adminContext, hasRecentProof } from "#app/auth/require-admin.server.ts"
import { findSecondFactors } from "#app/auth/second-factors/second-factors.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { proofOf } from "#app/prove-in-form.server.ts"
import { services, siteNow } from "#app/services.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { findLinks } from "../settings.server.ts"
import type { Route } from "./+types/settings-endpoints.route"
import { EndpointsPage } from "./endpoints-page.tsx"
import { loadEndpoints, saveEndpoints } from "./endpoints-request.server.ts"

export { actionHeaders as headers } from "#app/lib/http/action-headers.ts"

const path = pathTo("/admin/settings/endpoints")

export const meta: Route.MetaFunction = () => privateMeta({ title: adminSettings.endpoints.title })

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const admin = context.get(adminContext)
  const now = clock()
  return orUnavailable(async () => {
    const [page, { links }, { passkeys }] = await Promise.all([
      loadEndpoints(db, now),
      findLinks(db),
      findSecondFactors(db, admin.id),
    ])
    const proof = { isProven: hasRecentProof(admin, now), hasPasskeys: passkeys.length > 0 }
    return { ...page, set: links, proof }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const form = await readForm(request)
  const { publicUrl, now } = siteNow(context)
  const by = context.get(adminContext)
  const { prove, headers } = proofOf({ request, context })
  const outcome = await orUnavailable(() => saveEndpoints(db, form, { by, publicUrl, now, prove }))
  if (!("saved" in outcome)) return data(outcome.refusal, { status: outcome.status, headers })
  return flashes.leadTo(path, { key: "settings-saved" }, headers.getSetCookie())
}

export default function AdminSettingsEndpoints({ loaderData, actionData }: Route.ComponentProps) {
  return <EndpointsPage {...loaderData} refusal={actionData} />
}
