import { createContext } from "react-router"
import type { Database } from "#app/db/client.server.ts"
import type { AdminAuth } from "#app/features/admin/auth.server.ts"
import type { InstanceFacts } from "#app/features/status/instance-facts.ts"
import type { Clock } from "#app/platform/clock.ts"
import type { FileStore } from "#app/platform/file-store.server.ts"
import type { Flashes } from "#app/platform/flash.server.ts"
import type { Log } from "#app/platform/log.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"

/** What the product is made of; put together once in server/services.ts, replaced piece by piece in tests. */
export type Services = {
  db: Database
  auth: AdminAuth
  clock: Clock
  log: Log
  secrets: Secrets
  /** Messages that outlive a redirect. */
  flashes: Flashes
  /** What visitors and staff upload. */
  files: FileStore
  /** Takes away a mail's copy on this machine, where mails are files. */
  removeMailCopy(mailId: string): Promise<void>
  /** What this process knows of itself, for staff. */
  describeInstance(): Promise<InstanceFacts>
  /** Origin without a trailing slash, for links in mails. */
  publicUrl: string
}

export const services = createContext<Services>()

/** What the outer shell knows of one request. */
export type RequestFacts = {
  id: string
  /** Whom the abuse limits count: an IPv4 address or an IPv6 /64. */
  limitGroup: string
}

export const requestFacts = createContext<RequestFacts>()
