import { assertionOptions, registrationOptions } from "#app/features/admin/passkeys.server.ts"
import { adminContext } from "#app/features/admin/require-admin.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/admin-account-passkey-options"

/** What a browser is asked for to make a passkey of this account (`for=register`), or to show one. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, secrets, publicUrl } = context.get(services)
  const by = context.get(adminContext)
  const on = { secrets, publicUrl, now: clock() }
  return Response.json(
    await orUnavailable<unknown>(() =>
      url.searchParams.get("for") === "register"
        ? registrationOptions(db, by, on)
        : assertionOptions(db, "confirm", by.id, on),
    ),
  )
}
