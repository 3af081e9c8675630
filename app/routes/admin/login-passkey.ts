import { findSecondStep } from "#app/features/sign-in/second-step.server.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { assertionOptions } from "#app/platform/second-factors/passkeys.server.ts"
import { services, siteNow } from "#app/services.ts"
import type { Route } from "./+types/login-passkey"

/** What a browser is asked for to sign in with a passkey: any of this site, or at the second step one of the account. */
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
