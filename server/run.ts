import { setTimeout as sleep } from "node:timers/promises"
import { knownVoices } from "#app/articles/voices.server.ts"
import { seedFirstSessions } from "#app/events/plan/first-sessions.server.ts"
import { isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { listenToContentChanges } from "#app/lib/db/content-changes.server.ts"
import { startDatabaseClock } from "#app/lib/db/database-clock.server.ts"
import { createLog } from "#app/lib/log/log.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { forgetSiteSettings } from "#app/settings/site-settings.server.ts"
import { startBackgroundWork } from "./background-work.ts"
import { createLoadShedding } from "./guards/load-shedding.ts"
import { createPageCache } from "./pages/page-cache.ts"
import { createPipeline, type Pipeline } from "./pipeline.ts"
import { type AppServices, createServices } from "./services.ts"
import { createSite } from "./site.ts"
import { type Config, readConfig } from "./start/config.ts"
import { prepareFirstAdmin } from "./start/first-admin.ts"
import { openDatabase } from "./start/open-database.ts"
import { startScreen } from "./start/start-screen.ts"

type RunningProduct = {
  config: Config
  app: Pipeline
  services: AppServices
  /** Call once the port is open. Starts the background work, mail included, and prints the start screen with how to sign in. */
  announce(port: number, startedInMs: number): Promise<void>
  /** Stops the background work, then the database. */
  close(): Promise<void>
}

/** The product as a function of a request. Tests pass their own services. */
export const createApp = (services: AppServices): Pipeline => createPipeline(services, createSite(services))

/**
 * Everything behind the port: config -> database -> services -> app. The process entry (server.ts) adds the port and the signals.
 *
 * @throws ConfigError, FolderInUseError, EmbeddedPostgresError, or the error with which a database server refuses
 */
export async function runProduct(
  env: Record<string, string | undefined>,
  rootDir: string,
): Promise<RunningProduct> {
  const config = readConfig(env, rootDir)
  const log = createLog()
  const database = await openDatabase(config, log, "own", (message) => console.log(`  ${message} ...`))
  const { clock, stop: stopClock } = await startDatabaseClock(database.client.db, log)
  const services = createServices({ config, database: database.client, clock, log })
  const pages = config.mode === "development" ? undefined : createPageCache(clock)
  services.pages = pages
  services.shedding = createLoadShedding({ log, onShed: services.counts.countShed })
  const { db } = services

  const learnSecrets = () =>
    services.learnSecrets().catch((error: unknown) => log.error("secrets.failed", error))
  // Before the first request. If this fails, the background work retries every 20 s.
  await learnSecrets()

  const stopping: (() => Promise<void>)[] = []
  services.lifecycle.starting = true

  return {
    config,
    services,
    app: createApp(services),
    async announce(port, startedInMs) {
      const signIn = await onceTheDatabaseAnswers(async () => {
        await findDirectoryStage(db)
        await seedFirstSessions(db, clock())
        return prepareFirstAdmin(services, port)
      })
      services.lifecycle.starting = false
      stopping.push(startBackgroundWork(services))
      const { live, siteSearch } = services
      const changes = listenToContentChanges(database.connection, log, {
        onPayment: live.tell,
        onChange(topic) {
          if (topic === "settings") {
            forgetSiteSettings(db)
            void learnSecrets()
          }
          if (topic === "articles") knownVoices.forget(db)
          if (topic === "settings") siteSearch.forgetVersions()
          if (topic === "settings" || topic === "articles" || topic === "events") void siteSearch.refresh()
          // The page of each open payment request shows the listing's payment address, which may have changed.
          if (topic === "merchants" || topic === "settings") live.tellAll()
          pages?.forget(topic)
        },
        onGap() {
          forgetSiteSettings(db)
          void learnSecrets()
          knownVoices.forget(db)
          live.tellAll()
          pages?.forgetAll()
        },
      })
      stopping.push(changes.stop)
      const { description, notes } = database
      console.log(
        startScreen({
          config,
          port,
          database: description,
          mail: services.mailer.transport.describe,
          notes,
          signIn,
          startedInMs,
        }),
      )
    },
    async close() {
      for (const stop of stopping) await stop()
      stopClock()
      await database.close()
    },
  }
}

/** The database may fail right after the start, too. Retries every 0.5 s until it answers, so `work` must be safe to repeat. */
async function onceTheDatabaseAnswers<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
    }
    await sleep(500)
  }
}
