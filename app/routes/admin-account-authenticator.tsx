import { data, redirect } from "react-router"
import { AuthenticatorPage } from "#app/features/admin/authenticator-page.tsx"
import { RecoveryCodeList } from "#app/features/admin/recovery-code-list.tsx"
import { adminContext, requireRecentProof } from "#app/features/admin/require-admin.server.ts"
import * as factors from "#app/features/admin/second-factors.server.ts"
import { totpAddress } from "#app/features/admin/totp.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-account-authenticator"

const words = accountContent.authenticator
const path = "/admin/account/authenticator"

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${site.name}` }]

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, secrets } = context.get(services)
  const by = context.get(adminContext)
  const now = clock()
  requireRecentProof(by, path, now)
  return orUnavailable(async () => {
    const secret = await factors.prepareAuthenticator(db, secrets, by.id, now)
    const { authenticator } = await factors.findSecondFactors(db, by.id)
    return {
      email: by.email,
      setUp: secret ? { secret, address: totpAddress(secret, site.name, by.email) } : null,
      since: authenticator,
    }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes, secrets, publicUrl } = context.get(services)
  const by = context.get(adminContext)
  const now = clock()
  requireRecentProof(by, path, now)
  const change = { by, secrets, publicUrl, now }
  const form = await readForm(request)
  const back = async (key: string) =>
    redirect("/admin/account", { status: 303, headers: { "Set-Cookie": await flashes.set({ key }) } })

  switch (textField(form, "intent")) {
    case "confirm": {
      const code = textField(form, "code").replace(/\s/g, "")
      const result = await orUnavailable(() => factors.confirmAuthenticator(db, code, change))
      if (result.outcome === "wrong-code") return data({ error: words.wrong, codes: null }, 422)
      if (result.outcome === "nothing-to-confirm") throw redirect(path, 303)
      // The one answer to a post that is a page: the codes are kept nowhere that another request could read them.
      if (result.codes) return data({ error: undefined, codes: result.codes })
      throw await back("authenticator-on")
    }
    case "remove":
      await orUnavailable(() => factors.removeAuthenticator(db, change))
      throw await back("authenticator-off")
    default:
      throw data(null, { status: 400 })
  }
}

export default function AdminAccountAuthenticator({ loaderData, actionData }: Route.ComponentProps) {
  const { email, setUp, since } = loaderData
  if (actionData?.codes) return <RecoveryCodeList codes={actionData.codes} email={email} />
  return <AuthenticatorPage setUp={setUp} since={since} error={actionData?.error} />
}
