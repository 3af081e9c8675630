import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { services, siteNow } from "#app/services.ts"
import { assertionOptions } from "../second-factors/passkeys.server.ts"
import type { Route } from "./+types/login-passkey.route"
import { findSecondStep } from "./second-step.server.ts"

/** WebAuthn options for sign-in with any passkey of this site, or for the second step of an account. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const on = siteNow(context)
  return orUnavailable(async () => {
    const isSecondStep = url.searchParams.get("for") === "second-step"
    const at = isSecondStep ? await findSecondStep(db, request, on) : null
    if (isSecondStep && !at) return notFound()
    const use = { purpose: at ? "second-step" : "sign-in", subject: at?.account.id ?? "" } as const
    return Response.json(await assertionOptions(db, use, on))
  })
}
