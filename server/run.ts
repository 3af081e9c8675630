import type { IncomingMessage, ServerResponse } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import type { Hono } from "hono"
import { isDatabaseUnavailable } from "#app/db/client.server.ts"
import { listenToContentChanges } from "#app/db/content-changes.server.ts"
import { createSetupLink } from "#app/features/admin/setup-links.server.ts"
import { seedFirstSessions } from "#app/features/events/first-sessions.server.ts"
import { findDirectoryStage } from "#app/features/settings/settings.server.ts"
import { forgetSiteSettings } from "#app/features/settings/site-settings.server.ts"
import { systemClock } from "#app/platform/clock.ts"
import { createLog } from "#app/platform/log.ts"
import { mailFolder } from "#app/platform/mail/mail-file.server.ts"
import { fileTransport, smtpTransport } from "#app/platform/mail/transport.server.ts"
import { createApp } from "./app.ts"
import { startBackgroundWork } from "./background-work.ts"
import { type Config, readConfig } from "./config.ts"
import { answerKeptPages } from "./kept-pages.ts"
import { createLoadShedding } from "./load-shedding.ts"
import { openDatabase } from "./open-database.ts"
import { createPageCache } from "./page-cache.ts"
import type { ShellEnv } from "./request-context.ts"
import { type AppServices, createServices } from "./services.ts"
import { startScreen } from "./start-screen.ts"

export type RunningProduct = {
  config: Config
  app: Hono<ShellEnv>
  services: AppServices
  /** A page that is kept, or a refusal. @returns whether it has answered; otherwise `app` has to */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  /** Call once the port is open: sends mails from then on, and tells how to sign in. */
  announce(port: number, startedInMs: number): Promise<void>
  /** Ends the background work and the database, in this order. */
  close(): Promise<void>
}

/**
 * Everything behind the port: config -> database -> services -> app. The process entry (server.ts) adds the port and
 * the signals.
 *
 * @throws ConfigError, FolderInUseError, EmbeddedPostgresError, or what a database server refuses with
 */
export async function runProduct(
  env: Record<string, string | undefined>,
  rootDir: string,
): Promise<RunningProduct> {
  const config = readConfig(env, rootDir)
  const log = createLog()
  const database = await openDatabase(config, log, "own", (message) => console.log(`  ${message} ...`))
  const services = createServices({ config, database: database.client, log })
  const pages = config.mode === "development" ? undefined : createPageCache(systemClock)
  services.pages = pages
  const shedding = createLoadShedding({ config, log, pages, onShed: services.counts.countShed })
  services.shedding = shedding
  const { db } = services

  const answerKeptPage = answerKeptPages(services)

  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : fileTransport(mailFolder(config.dataDir))
  const stopping: (() => Promise<void>)[] = []
  services.lifecycle.starting = true

  return {
    config,
    services,
    app: createApp(services),
    answerAtOnce: (request, response) =>
      answerKeptPage(request, response) || shedding.turnAway(request, response),
    async announce(port, startedInMs) {
      const signIn = await onceTheDatabaseAnswers(async () => {
        await findDirectoryStage(db)
        await seedFirstSessions(db, log, systemClock())
        return prepareFirstAdmin(services, port)
      })
      services.lifecycle.starting = false
      stopping.push(startBackgroundWork(services, transport))
      if (pages) {
        const changes = listenToContentChanges(database.connection, log, {
          onChange(topic) {
            if (topic === "settings") forgetSiteSettings(db)
            pages.forget(topic)
          },
          onGap() {
            forgetSiteSettings(db)
            pages.forgetAll()
          },
        })
        stopping.push(changes.stop)
      }
      const { description, notes } = database
      console.log(
        startScreen({
          config,
          port,
          database: description,
          mail: transport.describe,
          notes,
          signIn,
          startedInMs,
        }),
      )
    },
    async close() {
      for (const stop of stopping) await stop()
      await database.close()
    },
  }
}

/** The database may die in the moment after the start as in any other; what is tried again here may be done twice. */
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

/** @returns the line of the start screen that says how to sign in */
async function prepareFirstAdmin({ config, auth, db, clock }: AppServices, port: number): Promise<string> {
  const origin = config.publicUrlIsSet ? config.publicUrl : `http://localhost:${port}`
  if (!(await auth.hasAdmin())) {
    if (!config.firstAdmin) {
      const link = await createSetupLink(db, origin, clock())
      return `no administrator yet; create the first one within 24 hours at\n${" ".repeat(15)}${link}`
    }
    const { outcome } = await auth.createAdmin(config.firstAdmin)
    // Of instances that start together, one makes the account.
    if (outcome !== "created" && !(await auth.hasAdmin()))
      return `ADMIN_EMAIL or ADMIN_PASSWORD was refused (${outcome}); nobody can sign in yet`
  }
  return `${origin}/admin/login`
}
