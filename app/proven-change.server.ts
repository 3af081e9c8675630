import { adminContext, requireRecentProof } from "./auth/require-admin.server.ts"
import { siteNow } from "./services.ts"

/**
 * What a change to accounts stands on besides the database: who makes it, and that a password or passkey was shown lately.
 *
 * @param path where to go on after showing one; it carries what was typed and is no secret
 */
export function provenChange(context: Parameters<typeof siteNow>[0], path: string) {
  const change = { ...siteNow(context), by: context.get(adminContext) }
  requireRecentProof(change.by, path, change.now)
  return change
}
