import { assertionOptions } from "#app/features/admin/passkeys.server.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/admin-login-passkey"

/** What a browser is asked for to sign in with a passkey: any of this site, or at the second step one of the account. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { auth, db, clock, secrets, publicUrl } = context.get(services)
  const now = clock()
  return orUnavailable(async () => {
    const isSecondStep = url.searchParams.get("for") === "second-step"
    const at = isSecondStep ? await auth.findSecondStep(request, now) : null
    if (isSecondStep && !at) return notFound()
    const purpose = at ? "second-step" : "sign-in"
    return Response.json(
      await assertionOptions(db, purpose, at?.admin.id ?? null, { secrets, publicUrl, now }),
    )
  })
}
