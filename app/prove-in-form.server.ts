import { adminSettings } from "#content/en/admin-settings.ts"
import { formMessages } from "#content/en/forms.ts"
import { adminContext, hasRecentProof } from "./auth/require-admin.server.ts"
import { confirmAdmin } from "./auth/sign-in/confirm.server.ts"
import { refusalOf } from "./auth/sign-in/refusals.ts"
import { attemptOf, services } from "./services.ts"
import type { Proof } from "./settings/settings-request.server.ts"

/**
 * Returns a function that requires a password or a passkey of the signed-in user in the form itself (docs/decisions/back-office.md), unless there
 * is a recent proof.
 *
 * @returns `headers` for every later response: a proof gives the session a new cookie
 */
export function proofOf({ request, context }: Parameters<typeof attemptOf>[0]) {
  const { db } = context.get(services)
  const admin = context.get(adminContext)
  const attempt = attemptOf({ request, context })
  const headers = new Headers()
  return {
    headers,
    async prove(shown: { password: string } | { passkey: string } | null): Promise<Proof> {
      if (hasRecentProof(admin, attempt.now)) return { kind: "proven" }
      if (!shown) return { kind: "refused", error: formMessages.required }
      const result = await confirmAdmin(db, admin, shown, attempt)
      if (result.kind === "confirmed") {
        for (const cookie of result.setCookies) headers.append("Set-Cookie", cookie)
        return { kind: "proven" }
      }
      if (result.kind === "invalid-credentials" && "password" in shown)
        return { kind: "refused", error: adminSettings.proof.wrong }
      const { message, status, headers: others = {} } = refusalOf(result)
      for (const [name, value] of new Headers(others)) headers.set(name, value)
      return { kind: "refused", failure: message, status }
    },
  }
}
