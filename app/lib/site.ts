import type { Secrets } from "./secrets/secrets.server.ts"

/** What cookies, links and passkeys of this installation are made with. */
export type Site = {
  secrets: Secrets
  /** Origin without a trailing slash. */
  publicUrl: string
}

/** What a command stands on besides the database: this installation at one moment. */
export type SiteNow = Site & { now: Date }
