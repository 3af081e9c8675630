import { redirect } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { asksForSecondStep, findSecondFactors } from "../second-factors/second-factors.server.ts"
import type { Route } from "./+types/account-recovery-codes.route"
import { RecoveryCodeList } from "./recovery-code-list.tsx"
import { renewRecoveryCodes } from "./recovery-codes.server.ts"
import { RenewCodesPage } from "./renew-codes-page.tsx"

const path = pathTo("/admin/account/recovery-codes")

export const meta: Route.MetaFunction = () => privateMeta({ title: accountContent.recovery.title })

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const { by } = provenChange(context, path)
  const found = await orUnavailable(() => findSecondFactors(db, by.id))
  return { email: by.email, isUseful: asksForSecondStep(found), left: found.recoveryCodesLeft }
}

export async function action({ context }: Route.ActionArgs) {
  const { db } = context.get(services)
  const change = provenChange(context, path)
  const codes = await orUnavailable(() => renewRecoveryCodes(db, change))
  if (!codes) throw redirect(path, 303)
  return { codes }
}

export default function AdminAccountRecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <RecoveryCodeList codes={actionData.codes} email={loaderData.email} />
  return <RenewCodesPage {...loaderData} />
}
