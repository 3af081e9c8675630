import { registrationOptions } from "#app/features/account/passkeys.server.ts"
import { adminContext } from "#app/features/back-office/require-admin.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { assertionOptions } from "#app/platform/second-factors/passkeys.server.ts"
import { services, siteNow } from "#app/services.ts"
import type { Route } from "./+types/account-passkey-options"

/** What a browser is asked for to make a passkey of this account (`for=register`), or to show one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const by = context.get(adminContext)
  const on = siteNow(context)
  return Response.json(
    await orUnavailable<unknown>(() =>
      url.searchParams.get("for") === "register"
        ? registrationOptions(db, { by, ...on })
        : assertionOptions(db, { purpose: "confirm", subject: by.id }, on),
    ),
  )
}
