import { createContext, type RouterContextProvider } from "react-router"
import type { KeptErasure } from "./admin/personal-data/erasure-list.server.ts"
import type { Status } from "./admin/status/checks.ts"
import type { Database } from "./lib/db/client.server.ts"
import type { FileStore } from "./lib/files/file-store.server.ts"
import type { Flashes } from "./lib/http/flash.server.ts"
import type { LookupLimit } from "./lib/http/lookup-limit.ts"
import type { Log } from "./lib/log/log.ts"
import type { Mailer } from "./lib/mail/outbox/transport.server.ts"
import type { Site, SiteNow } from "./lib/site.ts"
import type { Clock } from "./lib/time/clock.ts"
import type { Ask } from "./payments/chain/ask.server.ts"
import type { SiteSearch } from "./search/site-search.server.ts"
import type { SearchTerms } from "./search/terms/search-terms.server.ts"

/** The services of the application; server/services.ts creates them once, tests replace single ones. */
export type Services = Site & {
  /** Root folder of the application, for files that ship with it. */
  rootDir: string
  db: Database
  /** Database access for reads by anonymous visitors; in the loaders of public pages `db` is the same. */
  publicReads: Database
  /** Rate limit of town lookups by network: the most expensive query for the database that an anonymous visitor can make. */
  townLookups: LookupLimit
  /** Finds passages of the site's own pages. */
  siteSearch: SiteSearch
  /** Rate limit of searches by network. */
  searches: LookupLimit
  /** Rate limit of questions to the assistant by network. */
  questions: LookupLimit
  /** Records search terms without the visitor. */
  searchTerms: SearchTerms
  clock: Clock
  log: Log
  /** Messages shown after a redirect. */
  flashes: Flashes
  /** Files uploaded by visitors and staff. */
  files: FileStore
  /** For mail that bypasses the outbox; the application queues its mail (app/lib/mail/outbox/outbox.server.ts). */
  mailer: Mailer
  /** Deletes the copy of a mail on this machine, where mails are written to files. */
  removeMailCopy(mailId: string): Promise<void>
  /** Records an erased person next to the backups. */
  keepErasure(erasure: KeptErasure): Promise<void>
  /** Sends RPC calls to endpoints of the chains; replaced in tests, not configurable. */
  askEndpoint: Ask
  /** The status page for staff. While the database is down it contains what this process knows of itself. */
  readStatus(): Promise<Status>
}

export const services = createContext<Services>()

/** Facts about one request, set by the pipeline. */
export type RequestFacts = {
  id: string
  /** The network that rate limits count: an IPv4 address or an IPv6 /64. */
  limitGroup: string
}

export const requestFacts = createContext<RequestFacts>()

type Context = Readonly<RouterContextProvider>

/** Returns the site and the current time, for commands. */
export function siteNow(context: Context): SiteNow {
  const { secrets, publicUrl, clock } = context.get(services)
  return { secrets, publicUrl, now: clock() }
}

/** Returns the same with the request and its network, for rate-limited commands and those that remember the browser. */
export function attemptOf({ request, context }: { request: Request; context: Context }) {
  return { ...siteNow(context), request, limitGroup: context.get(requestFacts).limitGroup }
}
