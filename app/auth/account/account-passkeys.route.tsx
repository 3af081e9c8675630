import { data } from "react-router"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { checkValues, readValues } from "#app/lib/form/parse-form.ts"
import { readForm, textField } from "#app/lib/form/read-form.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { isRowKey } from "#app/lib/text/row-key.ts"
import { provenChange } from "#app/proven-change.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import type { FlashKey } from "#content/en/flash.ts"
import { findSecondFactors } from "../second-factors/second-factors.server.ts"
import type { Route } from "./+types/account-passkeys.route"
import * as passkeys from "./passkeys.server.ts"
import { PasskeysPage } from "./passkeys-page.tsx"
import { RecoveryCodeList } from "./recovery-code-list.tsx"

const words = accountContent.passkeys
const path = pathTo("/admin/account/passkeys")

export const meta: Route.MetaFunction = () => privateMeta({ title: words.title })

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const { by } = provenChange(context, path)
  const found = await orUnavailable(() => findSecondFactors(db, by.id))
  return { email: by.email, passkeys: found.passkeys, name: url.searchParams.get("name") ?? "" }
}

type Refused = {
  name?: string
  errors: { name?: string; passkey?: string; rename?: string }
  codes?: undefined
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, flashes } = context.get(services)
  const form = await readForm(request)
  const intent = textField(form, "intent")
  const values = readValues(passkeys.passkeyNameSchema, form)
  const wish = intent === "add" ? `${path}?${new URLSearchParams(values)}` : path
  const change = provenChange(context, wish)
  const refuse = (refused: Refused, status: number) => data(refused, status)
  const done = (key: FlashKey) => flashes.leadTo(path, { key })

  const checked = checkValues(passkeys.passkeyNameSchema, values)
  const id = textField(form, "id")
  if (intent !== "add" && !isRowKey(id)) return notFound()
  switch (intent) {
    case "add": {
      if (checked.errors) return refuse({ ...values, errors: { name: checked.errors.name } }, 422)
      const added = await orUnavailable(() =>
        passkeys.addPasskey(db, textField(form, "passkey"), checked.data.name, change),
      )
      if (added.kind !== "added")
        return refuse({ ...values, errors: { passkey: words.refusals[added.kind] } }, 422)
      // This POST answers with a page instead of a redirect: the codes are not stored anywhere another request could read them.
      if (added.codes) return data({ codes: added.codes, errors: undefined, name: undefined })
      throw await done("passkey-added")
    }
    case "rename": {
      if (checked.errors) return refuse({ errors: { rename: checked.errors.name } }, 422)
      const renamed = await orUnavailable(() => passkeys.renamePasskey(db, id, checked.data.name, change))
      if (!renamed) return notFound()
      throw await done("passkey-renamed")
    }
    case "remove":
      if (!(await orUnavailable(() => passkeys.removePasskey(db, id, change)))) return notFound()
      throw await done("passkey-removed")
    default:
      throw data(null, { status: 400 })
  }
}

export default function AdminAccountPasskeys({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.codes) return <RecoveryCodeList codes={actionData.codes} email={loaderData.email} />
  return (
    <PasskeysPage
      passkeys={loaderData.passkeys}
      name={actionData?.name ?? loaderData.name}
      errors={actionData?.errors}
    />
  )
}
