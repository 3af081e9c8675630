import { redirect } from "react-router"
import { RecoveryCodeList } from "#app/features/admin/recovery-code-list.tsx"
import { RenewCodesPage } from "#app/features/admin/renew-codes-page.tsx"
import { adminContext, requireRecentProof } from "#app/features/admin/require-admin.server.ts"
import * as factors from "#app/features/admin/second-factors.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-account-recovery-codes"

const path = "/admin/account/recovery-codes"

export const meta: Route.MetaFunction = () => [{ title: `${accountContent.recovery.title} | ${site.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const by = context.get(adminContext)
  requireRecentProof(by, path, clock())
  const found = await orUnavailable(() => factors.findSecondFactors(db, by.id))
  return { email: by.email, isUseful: factors.asksForSecondStep(found), left: found.recoveryCodesLeft }
}

export async function action({ context }: Route.ActionArgs) {
  const { db, clock, secrets, publicUrl } = context.get(services)
  const by = context.get(adminContext)
  const now = clock()
  requireRecentProof(by, path, now)
  const codes = await orUnavailable(() => factors.renewRecoveryCodes(db, { by, secrets, publicUrl, now }))
  if (!codes) throw redirect(path, 303)
  return { codes }
}

export default function AdminAccountRecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <RecoveryCodeList codes={actionData.codes} email={loaderData.email} />
  return <RenewCodesPage {...loaderData} />
}
