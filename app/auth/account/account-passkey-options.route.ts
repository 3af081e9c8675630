import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { services, siteNow } from "#app/services.ts"
import { adminContext } from "../require-admin.server.ts"
import { assertionOptions } from "../second-factors/passkeys.server.ts"
import type { Route } from "./+types/account-passkey-options.route"
import { registrationOptions } from "./passkeys.server.ts"

/** WebAuthn options to create a passkey for this account (`for=register`), or to use one. */
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
