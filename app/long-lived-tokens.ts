import type { RenewLinks } from "./lib/secrets/link-hashes.server.ts"
import { renewStateLinks } from "./listings/application/renew-links.server.ts"
import { renewNewsletterLinks } from "./subscriptions/renew-links.server.ts"
import { renewTownHallLinks } from "./subscriptions/town-halls/renew-links.server.ts"

/** Links that stay good for as long as the secret has not leaked (decision 63). */
export const longLivedTokens: readonly RenewLinks[] = [
  renewStateLinks,
  renewNewsletterLinks,
  renewTownHallLinks,
]
