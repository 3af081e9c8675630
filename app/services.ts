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

/** What the product is made of; put together once in server/services.ts, replaced piece by piece in tests. */
export type Services = Site & {
  /** The product's folder, for files that ship with it. */
  rootDir: string
  db: Database
  /** What anonymous visitors make the database read goes through this; in the loaders of public pages `db` is the same. */
  publicReads: Database
  /** Counts lookups of towns by network: they cost the database most of all that a stranger can ask for. */
  townLookups: LookupLimit
  /** Finds passages of the site's own pages. */
  siteSearch: SiteSearch
  /** Counts searches of the site by network. */
  searches: LookupLimit
  /** Counts questions to the assistant by network. */
  questions: LookupLimit
  /** Notes what is asked, without who asks. */
  searchTerms: SearchTerms
  clock: Clock
  log: Log
  /** Messages that outlive a redirect. */
  flashes: Flashes
  /** What visitors and staff upload. */
  files: FileStore
  /** For what goes past the outbox; mails of the product are queued (app/lib/mail/outbox/outbox.server.ts). */
  mailer: Mailer
  /** Takes away a mail's copy on this machine, where mails are files. */
  removeMailCopy(mailId: string): Promise<void>
  /** Writes down beside the backups that a person was erased. */
  keepErasure(erasure: KeptErasure): Promise<void>
  /** How endpoints of the chains are reached; tests bring another way, and no setting does. */
  askEndpoint: Ask
  /** How the site does, for staff. While the database is away it tells what this process knows of itself. */
  readStatus(): Promise<Status>
}

export const services = createContext<Services>()

/** What the outer shell knows of one request. */
export type RequestFacts = {
  id: string
  /** Whom the abuse limits count: an IPv4 address or an IPv6 /64. */
  limitGroup: string
}

export const requestFacts = createContext<RequestFacts>()

type Context = Readonly<RouterContextProvider>

/** What a command stands on besides the database. */
export function siteNow(context: Context): SiteNow {
  const { secrets, publicUrl, clock } = context.get(services)
  return { secrets, publicUrl, now: clock() }
}

/** The same for what is counted by who asks, and remembers the browser. */
export function attemptOf({ request, context }: { request: Request; context: Context }) {
  return { ...siteNow(context), request, limitGroup: context.get(requestFacts).limitGroup }
}
