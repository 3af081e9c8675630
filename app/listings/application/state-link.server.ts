import { pathTo } from "#app/lib/http/path-to.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"

/**
 * Token of the applicant's status page, derived from the submission key and the installation's secret instead of random bytes:
 * the page after the form, a repeated submission and a later mail have the same link, though the database stores only its hash.
 */
export function stateTokenOf(secrets: Secrets, submissionKey: string): string {
  return secrets.mark("merchant-state", submissionKey)
}

export function statePathOf(secrets: Secrets, submissionKey: string): string {
  return pathTo("/merchant-register/status/:token", { token: stateTokenOf(secrets, submissionKey) })
}
