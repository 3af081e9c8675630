import { mkdirSync, realpathSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findBinaries } from "./binaries.ts"
import { findCluster, prepareCluster, tidyDataFolder } from "./cluster-folder.ts"
import { EmbeddedPostgresError, USE_DATABASE_URL } from "./errors.ts"
import { folderInUse, tryLockFolder } from "./folder-lock.ts"
import { startServer } from "./guardian.ts"
import { forgetReusedPids, type Postmaster, readPostmaster } from "./postmaster-pid.ts"
import {
  checkServer,
  createDatabase,
  ignoringEnvironment,
  isNotNow,
  type ServerAddress,
  waitUntilReady,
} from "./server-session.ts"
import { PORT, serverSettings } from "./server-settings.ts"
import { chooseServerUser, systemFolder } from "./server-user.ts"
import { makeSocketFolder, removeSocketFolder } from "./socket-folder.ts"
import { superviseServer } from "./supervisor.ts"

export { EmbeddedPostgresError, FolderInUseError } from "./errors.ts"

export type EmbeddedPostgres = {
  /** Connection options for `pg` (unix socket, no TCP). Complete: no PG* environment variable changes them. */
  connection: { host: string; port: number; user: string; database: string } & typeof ignoringEnvironment
  /** "18.4" */
  serverVersion: string
  /** The real path of the cluster. */
  directory: string
  /** Sentences for the start screen, e.g. why the cluster is not inside DATA_DIR. */
  notes: string[]
  /** True when this process started (and therefore will stop) the server; false when it joined a running one. */
  owned: boolean
  /** Fast shutdown, immediate after 5 s; resolves when the postmaster is gone. Does nothing to a joined server. */
  stop(): Promise<void>
}

export type StartOptions = {
  /** The cluster is in <dataDir>/postgres. */
  dataDir: string
  /** The name of the database, its role, the cluster, and the folder under /var/lib. Must stay the same for a folder. */
  name?: string
  /** own: become the owner or throw FolderInUseError. join: use the running server if there is one, else own. */
  mode: "own" | "join"
  /** False only for tests: no fsync, no full page writes. No environment variable sets it. */
  durable?: boolean
  /** Called when the server died and has been restarted; `exit` says how it ended. */
  onRestart?: (exit: string) => void
  /**
   * Called when the server died six times within a minute and stays down. The folder is free again, so startEmbeddedPostgres may
   * be called again. Without this callback the error is thrown, uncaught, and ends the process.
   */
  onGiveUp?: (error: EmbeddedPostgresError) => void
  /** "creating the database", ... */
  onProgress?: (message: string) => void
}

const DEFAULT_NAME = "guapcoin"

/** The guardian of a killed owner needs up to 5 s to stop its server. */
const TAKE_OVER_MS = 8_000

/**
 * Starts the server of a data folder, or joins the running one.
 *
 * @throws EmbeddedPostgresError or FolderInUseError: a sentence for the person at the terminal
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  if (process.platform === "win32") {
    throw new EmbeddedPostgresError(`The embedded PostgreSQL does not run on Windows. ${USE_DATABASE_URL}`)
  }
  // The name is used in SQL and in paths without quoting.
  if (!/^[a-z][a-z0-9_]{0,30}$/.test(options.name ?? DEFAULT_NAME)) {
    throw new EmbeddedPostgresError(`"${options.name}" is no name for a database: small letters, digits, _.`)
  }
  mkdirSync(options.dataDir, { recursive: true })
  const dataDir = realpathSync(options.dataDir)
  const deadline = Date.now() + TAKE_OVER_MS
  for (let round = 0; ; round++) {
    if (options.mode === "join") {
      const joined = await tryJoin(dataDir, options)
      if (joined) return joined
    }
    const lock = tryLockFolder(dataDir)
    if (lock) {
      try {
        if (!findRunningServer(dataDir)) return await own(dataDir, options, deadline, lock.release)
      } catch (error) {
        lock.release()
        throw error
      }
      lock.release()
    }
    if (Date.now() > deadline) throw folderInUse(dataDir, lock ? findRunningServer(dataDir) : undefined)
    if (round === 0) options.onProgress?.("waiting for another process to let go of the database")
    await sleep(50)
  }
}

async function tryJoin(
  dataDir: string,
  { name = DEFAULT_NAME, durable = true }: StartOptions,
): Promise<EmbeddedPostgres | undefined> {
  const server = findRunningServer(dataDir)
  if (!server?.ready) return undefined
  const address = { host: server.socketFolder, port: server.port }
  try {
    const serverVersion = await checkServer(address, durable)
    const { directory } = server
    return {
      connection: asApplication(address, name),
      serverVersion,
      directory,
      notes: [],
      owned: false,
      stop: async () => {},
    }
  } catch (error) {
    if (isNotNow(error)) return undefined
    throw error
  }
}

async function own(
  dataDir: string,
  options: StartOptions,
  deadline: number,
  unlock: () => void,
): Promise<EmbeddedPostgres> {
  const { name = DEFAULT_NAME, durable = true, onRestart = () => {}, onGiveUp = throwUncaught } = options
  const { onProgress = () => {} } = options
  const notes: string[] = []
  tidyDataFolder(dataDir)
  const user = chooseServerUser(findCluster(dataDir)?.stats)
  const folder = systemFolder(name)
  const copiesFolder = user ? folder : dataDir
  const binaries = findBinaries({ user, copiesFolder, binDir: process.env.PG_BIN_DIR, notes })
  const directory = await prepareCluster({
    dataDir,
    binaries,
    user,
    systemFolder: folder,
    durable,
    notes,
    onProgress,
  })
  const socketFolder = makeSocketFolder(name, directory, user)
  const address = { host: socketFolder, port: PORT }
  const command = [
    join(binaries.folder, "postgres"),
    "-D",
    directory,
    ...serverSettings(name, socketFolder, durable),
  ]
  let serverVersion = ""
  const cleanUp = () => {
    removeSocketFolder(socketFolder, directory)
    unlock()
  }

  onProgress("starting PostgreSQL")
  const supervise = () =>
    superviseServer({
      start() {
        forgetReusedPids(directory)
        return startServer({ command, directory, socketFolder, user })
      },
      async ready(server) {
        serverVersion = await waitUntilReady(server, address, durable)
      },
      onRestart,
      onGiveUp(error) {
        cleanUp()
        onGiveUp(error)
      },
    })
  try {
    const supervisor = await retryWhileBackendsEnd(supervise, deadline)
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= supervisor.stop().finally(cleanUp)
      return stopped
    }
    await createDatabase(address, name).catch(async (error) => {
      await stop()
      throw error
    })
    return { connection: asApplication(address, name), serverVersion, directory, notes, owned: true, stop }
  } catch (error) {
    cleanUp()
    throw error
  }
}

/** Retries while backends of a killed postmaster are still ending: PostgreSQL detects them and refuses to start. */
async function retryWhileBackendsEnd<T>(attempt: () => Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!/is still in use/.test((error as Error).message) || Date.now() > deadline) throw error
    }
    await sleep(100)
  }
}

export type RunningServer = Postmaster & { directory: string }

/** The running server of a data folder, no matter which process started it. */
export function findRunningServer(dataDir: string): RunningServer | undefined {
  const directory = findCluster(dataDir)?.directory
  const server = directory && readPostmaster(directory)
  return server ? { ...server, directory } : undefined
}

const asApplication = (address: ServerAddress, name: string) => ({
  ...address,
  ...ignoringEnvironment,
  user: name,
  database: name,
})

function throwUncaught(error: Error): void {
  setImmediate(() => {
    throw error
  })
}
