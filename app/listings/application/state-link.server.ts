import { pathTo } from "#app/lib/http/path-to.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"

/**
 * What opens the applicant's own page. It is made of the submission under the installation's secret, not of random bytes:
 * the page after the form, a form sent twice and a mail that left later then have the same link, although the database
 * keeps a hash only.
 */
export function stateTokenOf(secrets: Secrets, submissionKey: string): string {
  return secrets.mark("merchant-state", submissionKey)
}

export function statePathOf(secrets: Secrets, submissionKey: string): string {
  return pathTo("/merchant-register/status/:token", { token: stateTokenOf(secrets, submissionKey) })
}
