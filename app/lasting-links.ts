import { renewStateLinks } from "#app/features/merchants/renew-links.server.ts"
import { renewNewsletterLinks } from "#app/features/newsletter/renew-links.server.ts"
import { renewTownHallLinks } from "#app/features/town-halls/renew-links.server.ts"
import type { RenewLinks } from "#app/platform/link-hashes.server.ts"

/** Links that stay good for as long as the secret has not leaked (decision 63). */
export const lastingLinks: readonly RenewLinks[] = [renewStateLinks, renewNewsletterLinks, renewTownHallLinks]
