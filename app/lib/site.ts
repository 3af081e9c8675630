import type { Secrets } from "./secrets/secrets.server.ts"

/** The secrets and the address that cookies, links and passkeys of this installation depend on. */
export type Site = {
  secrets: Secrets
  /** Origin without a trailing slash. */
  publicUrl: string
}

/** The site at one moment: what a command needs besides the database. */
export type SiteNow = Site & { now: Date }
