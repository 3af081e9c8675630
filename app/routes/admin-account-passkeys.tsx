import { data, redirect } from "react-router"
import * as passkeys from "#app/features/admin/passkeys.server.ts"
import { PasskeysPage } from "#app/features/admin/passkeys-page.tsx"
import { RecoveryCodeList } from "#app/features/admin/recovery-code-list.tsx"
import { adminContext, requireRecentProof } from "#app/features/admin/require-admin.server.ts"
import { isRowKey } from "#app/features/admin/row-key.ts"
import { findSecondFactors } from "#app/features/admin/second-factors.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { checkValues, readValues } from "#app/platform/form/parse-form.ts"
import { readForm, textField } from "#app/platform/form/read-form.server.ts"
import { services } from "#app/services.ts"
import { accountContent } from "#content/en/admin-account.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-account-passkeys"

const words = accountContent.passkeys
const path = "/admin/account/passkeys"

export const meta: Route.MetaFunction = () => [{ title: `${words.title} | ${site.name}` }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const by = context.get(adminContext)
  requireRecentProof(by, path, clock())
  const found = await orUnavailable(() => findSecondFactors(db, by.id))
  return { email: by.email, passkeys: found.passkeys, name: url.searchParams.get("name") ?? "" }
}

type Refused = {
  name?: string
  errors: { name?: string; passkey?: string; rename?: string }
  codes?: undefined
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, clock, flashes, secrets, publicUrl } = context.get(services)
  const by = context.get(adminContext)
  const change = { by, secrets, publicUrl, now: clock() }
  const form = await readForm(request)
  const intent = textField(form, "intent")
  const values = readValues(passkeys.passkeyNameSchema, form)
  const wish = intent === "add" ? `${path}?${new URLSearchParams(values)}` : path
  requireRecentProof(by, wish, change.now)
  const refuse = (refused: Refused, status: number) => data(refused, status)
  const done = async (key: string) =>
    redirect(path, { status: 303, headers: { "Set-Cookie": await flashes.set({ key }) } })

  const checked = checkValues(passkeys.passkeyNameSchema, values)
  const id = textField(form, "id")
  if (intent !== "add" && !isRowKey(id)) return notFound()
  switch (intent) {
    case "add": {
      if (checked.errors) return refuse({ ...values, errors: { name: checked.errors.name } }, 422)
      const added = await orUnavailable(() =>
        passkeys.addPasskey(db, textField(form, "passkey"), checked.data.name, change),
      )
      if (added.outcome !== "added")
        return refuse({ ...values, errors: { passkey: words.refusals[added.outcome] } }, 422)
      // The one answer to a post that is a page: the codes are kept nowhere that another request could read them.
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
