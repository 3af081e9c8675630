import { adminContext, requireRecentProof } from "./auth/require-admin.server.ts"
import { siteNow } from "./services.ts"

/**
 * Returns the context of an account change: site, time and administrator. Requires a recent proof by password or passkey.
 *
 * @param path the path to return to after the proof; it contains the form input, so it must not contain secrets
 */
export function provenChange(context: Parameters<typeof siteNow>[0], path: string) {
  const change = { ...siteNow(context), by: context.get(adminContext) }
  requireRecentProof(change.by, path, change.now)
  return change
}
