import path from "node:path"
import type { DatabaseClient } from "#app/db/client.server.ts"
import { createAdminAuth } from "#app/features/admin/auth.server.ts"
import { type Clock, systemClock } from "#app/platform/clock.ts"
import { folderStore } from "#app/platform/file-store.server.ts"
import { createLog, type Log } from "#app/platform/log.ts"
import { mailFolder, removeMailFile } from "#app/platform/mail/mail-file.server.ts"
import { loadSecrets, type Secrets } from "#app/platform/secrets.server.ts"
import type { Services } from "#app/services.ts"
import type { Config } from "./config.ts"
import type { PageCache } from "./page-cache.ts"

export type AppServices = Services & {
  config: Config
  lifecycle: { draining: boolean }
  /** Where public pages are kept; without it each is rendered for each visitor. */
  pages?: PageCache
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
  const secrets = parts.secrets ?? loadSecrets(config.dataDir)
  const { db } = database
  return {
    config,
    db,
    clock,
    log,
    secrets,
    files: folderStore(path.join(config.dataDir, "uploads")),
    removeMailCopy: async (mailId) => {
      if (!config.smtpUrl) await removeMailFile(mailFolder(config.dataDir), mailId)
    },
    publicUrl: config.publicUrl,
    auth: createAdminAuth({ db, secrets, publicUrl: config.publicUrl }),
    lifecycle: { draining: false },
  }
}
