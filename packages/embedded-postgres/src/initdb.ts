import { spawn } from "node:child_process"
import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { text } from "node:stream/consumers"
import type { Binaries } from "./binaries.ts"
import { EmbeddedPostgresError, USE_DATABASE_URL } from "./errors.ts"
import { SUPERUSER } from "./server-settings.ts"
import { giveTo, runAs, type ServerUser } from "./server-user.ts"

/**
 * Complete or not at all: initdb fills a temporary folder, which is then renamed. The temporary name is random because the initdb
 * of a killed process may still be writing when the next one begins.
 */
export async function createCluster(
  directory: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<void> {
  const parent = dirname(directory)
  const unfinished = mkdtempSync(`${directory}.new-`)
  try {
    giveTo(user, unfinished)
    await runInitdb(unfinished, binaries, user, durable)
    renameSync(unfinished, directory)
    syncFolder(parent)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (error instanceof EmbeddedPostgresError) throw error
    throw new EmbeddedPostgresError(
      `Cannot create the database in ${directory}: ${(error as Error).message}. ${USE_DATABASE_URL}`,
    )
  }
}

/**
 * Removes what killed processes left, at every start. The initdb of a process that was just killed may still write for a moment;
 * the next start removes the rest.
 */
export function removeUnfinished(directory: string): void {
  const parent = dirname(directory)
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(`${basename(directory)}.new-`))) {
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {}
  }
}

async function runInitdb(
  directory: string,
  binaries: Binaries,
  user: ServerUser | undefined,
  durable: boolean,
) {
  const flags = [
    "--encoding=UTF8",
    // The code point order never changes, so an update of the system's locales breaks no index. LC_CTYPE defines what a letter
    // is: with C, pg_trgm drops every non-ASCII letter. Older macOS has no C.UTF-8.
    "--locale=C",
    `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
    // The default only since version 18.
    "--data-checksums",
    // The socket is in a 0700 folder: only the owner of the files and root can reach it.
    "--auth=trust",
    `--username=${SUPERUSER}`,
    "--no-instructions",
    ...(durable ? [] : ["--no-sync"]),
  ]
  const initdb = spawn(join(binaries.folder, "initdb"), ["-D", directory, ...flags], {
    ...runAs(user),
    stdio: ["ignore", "ignore", "pipe"],
  })
  const ended = new Promise<number | null>((resolve, reject) =>
    initdb.once("error", reject).once("close", resolve),
  )
  const [complaint, code] = await Promise.all([text(initdb.stderr), ended])
  if (code !== 0)
    throw new EmbeddedPostgresError(`Cannot create the database: ${complaint.trim()}. ${USE_DATABASE_URL}`)
}

/** A rename survives a power failure only after its folder was synced to disk. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r")
  fsyncSync(descriptor)
  closeSync(descriptor)
}
