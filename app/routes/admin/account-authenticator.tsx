import { data, redirect } from "react-router"
import * as authenticators from "#app/features/account/authenticator.server.ts"
import { AuthenticatorPage } from "#app/features/account/authenticator-page.tsx"
import { RecoveryCodeList } from "#app/features/account/recovery-code-list.tsx"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { privateMeta } from "#app/platform/page-meta.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { findSecondFactors } from "#app/platform/second-factors/second-factors.server.ts"
import { totpAddress } from "#app/platform/second-factors/totp.server.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import type { FlashKey } from "#content/en/flash.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/account-authenticator"

const words = accountContent.authenticator
const path = pathTo("/admin/account/authenticator")

export const meta: Route.MetaFunction = () => privateMeta({ title: words.title })

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const { by, secrets, now } = provenChange(context, path)
  return orUnavailable(async () => {
    const secret = await authenticators.prepareAuthenticator(db, secrets, by.id, now)
    const { authenticator } = await findSecondFactors(db, by.id)
    return {
      email: by.email,
      setUp: secret ? { secret, address: totpAddress(secret, site.name, by.email) } : null,
      since: authenticator,
    }
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
      const result = await orUnavailable(() => authenticators.confirmAuthenticator(db, code, change))
      if (result.kind === "wrong-code") return data({ error: words.wrong, codes: null }, 422)
      if (result.kind === "nothing-to-confirm") throw redirect(path, 303)
      // The one answer to a post that is a page: the codes are kept nowhere that another request could read them.
      if (result.codes) return data({ error: undefined, codes: result.codes })
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
  const { email, setUp, since } = loaderData
  if (actionData?.codes) return <RecoveryCodeList codes={actionData.codes} email={email} />
  return <AuthenticatorPage setUp={setUp} since={since} error={actionData?.error} />
}
