import type { RenewLinks } from "./lib/secrets/link-hashes.server.ts"
import { renewStateLinks } from "./listings/application/renew-links.server.ts"
import { renewNewsletterLinks } from "./subscriptions/renew-links.server.ts"
import { renewTownHallLinks } from "./subscriptions/town-halls/renew-links.server.ts"

/** Renews the links with long-lived tokens, which stay valid until the secret leaks (docs/decisions/staff-access.md). */
export const longLivedTokens: readonly RenewLinks[] = [
  renewStateLinks,
  renewNewsletterLinks,
  renewTownHallLinks,
]
