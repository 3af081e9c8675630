import type pg from "pg"
import type { DatabaseClient } from "#app/db/client.server.ts"
import { createAdminAuth } from "#app/features/admin/auth.server.ts"
import { type Clock, systemClock } from "#app/platform/clock.ts"
import { createFlashes } from "#app/platform/flash.server.ts"
import { createLog, type Log } from "#app/platform/log.ts"
import { mailFolder, removeMailFile } from "#app/platform/mail/mail-file.server.ts"
import { openFileStore } from "#app/platform/open-file-store.server.ts"
import { loadSecrets, type Secrets } from "#app/platform/secrets.server.ts"
import type { Services } from "#app/services.ts"
import type { Config } from "./config.ts"
import { createWorkLog, describeInstance, type WorkLog } from "./instance-facts.ts"
import type { LoadShedding } from "./load-shedding.ts"
import { createRequestCounts, type RequestCounts } from "./metrics.ts"
import type { PageCache } from "./page-cache.ts"

export type AppServices = Services & {
  config: Config
  lifecycle: { starting: boolean; draining: boolean }
  /** Where public pages are kept; without it each is rendered for each visitor. */
  pages?: PageCache
  /** What may begin while much is going on; without it everything may. */
  shedding?: LoadShedding
  /** For /admin/status. */
  work: WorkLog
  /** For /metrics. */
  counts: RequestCounts
  /** What `db` speaks through; only to see how it does. */
  pool: pg.Pool
}

/** The composition root. Tests hand in their own clock, log and secrets. */
export function createServices(parts: {
  config: Config
  database: DatabaseClient
  clock?: Clock
  log?: Log
  secrets?: Secrets
}): AppServices {
  const { config, database, clock = systemClock, log = createLog() } = parts
  const secrets = parts.secrets ?? loadSecrets(config.dataDir, config.secret)
  const { db, pool } = database
  const work = createWorkLog()
  const services: AppServices = {
    config,
    db,
    clock,
    log,
    secrets,
    flashes: createFlashes({ secrets, publicUrl: config.publicUrl }),
    files: openFileStore(config),
    removeMailCopy: async (mailId) => {
      if (!config.smtpUrl) await removeMailFile(mailFolder(config.dataDir), mailId)
    },
    publicUrl: config.publicUrl,
    auth: createAdminAuth({ db, secrets, publicUrl: config.publicUrl }),
    lifecycle: { starting: false, draining: false },
    work,
    describeInstance: () => describeInstance({ config, clock, work, pages: services.pages }),
    counts: createRequestCounts(),
    pool,
  }
  return services
}
