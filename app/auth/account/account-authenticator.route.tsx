import { useState } from "react"
import { data, redirect } from "react-router"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import type { FlashKey } from "#content/en/flash.ts"
import { site } from "#content/en/site.ts"
import type { Admin } from "../accounts/accounts.server.ts"
import { findSecondFactors } from "../second-factors/second-factors.server.ts"
import { totpAddress } from "../second-factors/totp.server.ts"
import type { Route } from "./+types/account-authenticator.route"
import * as authenticators from "./authenticator.server.ts"
import { AuthenticatorPage } from "./authenticator-page.tsx"
import { RecoveryCodeList } from "./recovery-code-list.tsx"

const words = accountContent.authenticator
const path = pathTo("/admin/account/authenticator")

export const meta: Route.MetaFunction = () => privateMeta({ title: words.title })

function offer(secrets: Secrets, { id, email }: Admin, before?: string) {
  const { secret, sealed } = authenticators.offerAuthenticator(secrets, id, before)
  return { secret, sealed, address: totpAddress(secret, site.name, email) }
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const { by, secrets } = provenChange(context, path)
  return orUnavailable(async () => {
    const { authenticator } = await findSecondFactors(db, by.id)
    return { email: by.email, setUp: authenticator ? null : offer(secrets, by), since: authenticator }
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const change = provenChange(context, path)
  const form = await readForm(request)
  const back = (key: FlashKey) => flashes.leadTo(pathTo("/admin/account"), { key })

  switch (textField(form, "intent")) {
    case "confirm": {
      const code = textField(form, "code").replace(/\s/g, "")
      const sealed = textField(form, "sealed")
      const result = await orUnavailable(() =>
        authenticators.confirmAuthenticator(db, { code, sealed }, change),
      )
      if (result.kind === "wrong-code")
        return data({ error: words.wrong, codes: null, setUp: offer(change.secrets, change.by, sealed) }, 422)
      if (result.kind === "nothing-to-confirm") throw redirect(path, 303)
      // This POST answers with a page instead of a redirect: the codes are not stored anywhere another request could read them.
      if (result.codes) return data({ error: undefined, codes: result.codes, setUp: null })
      throw await back("authenticator-on")
    }
    case "remove":
      await orUnavailable(() => authenticators.removeAuthenticator(db, change))
      throw await back("authenticator-off")
    default:
      throw data(null, { status: 400 })
  }
}

export default function AdminAccountAuthenticator({ loaderData, actionData }: Route.ComponentProps) {
  const { email, since } = loaderData
  // Keeps the secret while the page is open, because the app may already have it.
  const [setUp] = useState(actionData?.setUp ?? loaderData.setUp)
  if (actionData?.codes) return <RecoveryCodeList codes={actionData.codes} email={email} />
  return <AuthenticatorPage setUp={since ? null : setUp} since={since} error={actionData?.error} />
}
