import { randomUUID } from "node:crypto"
import type pg from "pg"
import { keepErasure } from "#app/admin/personal-data/erasure-list.server.ts"
import type { InstanceFacts } from "#app/admin/status/instance-facts.ts"
import type { DatabaseClient } from "#app/lib/db/client.server.ts"
import { openFileStore } from "#app/lib/files/open-file-store.server.ts"
import { createFlashes } from "#app/lib/http/flash.server.ts"
import { createLookupLimit, questionLimit, searchLimit, townLookupLimit } from "#app/lib/http/lookup-limit.ts"
import { createLog, type Log } from "#app/lib/log/log.ts"
import { mailFolder, removeMailFile } from "#app/lib/mail/outbox/mail-file.server.ts"
import {
  fileTransport,
  type Mailer,
  senderAddress,
  smtpTransport,
} from "#app/lib/mail/outbox/transport.server.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { createAsk } from "#app/payments/chain/ask.server.ts"
import { createLiveRequests, type LiveRequests } from "#app/point-of-sale/live.server.ts"
import { createSiteSearch } from "#app/search/site-search.server.ts"
import { createSearchTerms } from "#app/search/terms/search-terms.server.ts"
import { listSearchSources } from "#app/search-sources.ts"
import type { Services } from "#app/services.ts"
import { backupsFolder } from "./backup/backup-plan.ts"
import type { LoadShedding } from "./guards/load-shedding.ts"
import { createWorkLog, describeInstance, type WorkLog } from "./metrics/instance-facts.ts"
import { readStatus } from "./metrics/read-status.ts"
import { createRequestCounts, type RequestCounts } from "./metrics/request-counts.ts"
import type { PageCache } from "./pages/page-cache.ts"
import type { Config } from "./start/config.ts"
import { openSecrets } from "./start/site-secrets.ts"
import { inDataFolder } from "./start/start-failure.ts"

export type AppServices = Services & {
  config: Config
  lifecycle: { starting: boolean; draining: boolean }
  /** Without it every public page is rendered for each request. */
  pages?: PageCache
  /** Without it no request is refused or queued. */
  shedding?: LoadShedding
  /** Streams to open pages when the status of a payment request changes. */
  live: LiveRequests
  /** Reloads the site's secrets from the database: a command may have changed them. @throws Error when they cannot be opened */
  learnSecrets(): Promise<void>
  /** The last runs of the background jobs, for /admin/status. */
  work: WorkLog
  /** For /metrics. */
  counts: RequestCounts
  /** Identifies this process; new at each start. */
  id: string
  /** The facts about this instance for /admin/status. */
  describeInstance(): Promise<InstanceFacts>
  /** The connections of `db`; only for metrics. */
  pool: pg.Pool
  /** The connections of `publicReads`; only for metrics. */
  publicPool: pg.Pool
}

/**
 * The composition root. Tests pass their own log and secrets.
 *
 * @param parts.clock the database's clock, or one of a test
 */
export function createServices(parts: {
  config: Config
  database: DatabaseClient
  clock: Clock
  log?: Log
  secrets?: Secrets
}): AppServices {
  const { config, database, clock, log = createLog() } = parts
  const given = parts.secrets && { secrets: parts.secrets, learn: async () => true }
  const { secrets, learn } = given ?? inDataFolder(config.dataDir, () => openSecrets(config))
  const { db, pool, publicReads, publicPool } = database
  const work = createWorkLog()
  const id = randomUUID()
  const counts = createRequestCounts()
  const services: AppServices = {
    config,
    db,
    publicReads,
    townLookups: createLookupLimit(townLookupLimit, clock),
    siteSearch: createSiteSearch(() => listSearchSources(publicReads, clock()), log),
    searches: createLookupLimit(searchLimit, clock),
    questions: createLookupLimit(questionLimit, clock),
    searchTerms: createSearchTerms({ clock, secrets }),
    clock,
    log,
    secrets,
    learnSecrets: async () => {
      if (!(await learn(db, clock()))) throw new Error("No secret that is given opens the site's secrets.")
    },
    flashes: createFlashes({ secrets, publicUrl: config.publicUrl }),
    files: openFileStore(config),
    mailer: openMailer(config),
    removeMailCopy: async (mailId) => {
      if (!config.smtpUrl) await removeMailFile(mailFolder(config.dataDir), mailId)
    },
    keepErasure: (erasure) => keepErasure(backupsFolder(config), erasure),
    publicUrl: config.publicUrl,
    rootDir: config.rootDir,
    askEndpoint: createAsk(),
    live: createLiveRequests({ db, clock, log }),
    lifecycle: { starting: false, draining: false },
    work,
    id,
    readStatus: () => readStatus({ db, log, clock, describeInstance: services.describeInstance }),
    describeInstance: () =>
      describeInstance({
        ...{ config, clock, work, counts, id, secrets },
        pages: services.pages,
      }),
    counts,
    pool,
    publicPool,
  }
  return services
}

function openMailer({ smtpUrl, dataDir, publicUrl }: Config): Mailer {
  const domain = new URL(publicUrl).hostname
  return {
    transport: smtpUrl ? smtpTransport(smtpUrl) : fileTransport(mailFolder(dataDir)),
    from: senderAddress(smtpUrl, domain),
    domain,
  }
}
