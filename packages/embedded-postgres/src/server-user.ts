import { spawnSync } from "node:child_process"
import { chmodSync, chownSync, lchownSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { EmbeddedPostgresError, USE_DATABASE_URL } from "./errors.ts"

export type ServerUser = { name: string; uid: number; gid: number }

/** Root's folder for files that the unprivileged server must reach: copied binaries, and clusters of closed data folders. */
export const systemFolder = (name: string) => `/var/lib/${name}`

/**
 * PostgreSQL refuses to run as root, so root starts the server as an unprivileged user: the owner of an existing cluster, else
 * the first of postgres, node (official Node images) and nobody. Undefined when not root: the server runs as the same user.
 */
export function chooseServerUser(
  clusterOwner: { uid: number; gid: number } | undefined,
): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = pickUser(clusterOwner)
  // Throws when this root lacks the capability, before anything is created for that user.
  canEnter("/", user)
  return user
}

function pickUser(clusterOwner: { uid: number; gid: number } | undefined): ServerUser {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  if (clusterOwner && clusterOwner.uid !== 0) {
    const name = users.find((user) => user.uid === clusterOwner.uid)?.name ?? String(clusterOwner.uid)
    return { name, ...clusterOwner }
  }
  for (const wanted of ["postgres", "node", "nobody"]) {
    const user = users.find((candidate) => candidate.name === wanted && candidate.uid > 0)
    if (user) return user
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root and none of the users postgres, node, nobody exists. Run the server as an ordinary user. ${USE_DATABASE_URL}`,
  )
}

/**
 * Options for starting every PostgreSQL program. cwd: the current folder may be closed to the server's user. env: nothing of the
 * site's, which contains secrets and PG* variables that would change what the programs do.
 */
export function runAs(user: ServerUser | undefined) {
  const env = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C" }
  return { cwd: "/", env, ...(user && { uid: user.uid, gid: user.gid }) }
}

/** Lets the kernel decide by trying: mode bits do not show access lists, id maps and dropped capabilities. */
export function canEnter(folder: string, user: ServerUser | undefined): boolean {
  if (!user) return true
  const result = spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...runAs(user), stdio: "ignore" })
  if (result.error) throw cannotDropRoot(user, result.error)
  return result.status === 0
}

/** Changes the owner of a path and everything below it to the server's user. */
export function giveTo(user: ServerUser | undefined, path: string): void {
  if (!user) return
  try {
    chownSync(path, user.uid, user.gid)
    for (const entry of readdirSync(path, { recursive: true, encoding: "utf8" })) {
      lchownSync(join(path, entry), user.uid, user.gid)
    }
  } catch (error) {
    throw cannotDropRoot(user, error as Error)
  }
}

/** Lets the group of the server's user pass through a folder without listing it; all other users have no access. */
export function openTo(user: ServerUser, folder: string): void {
  chownSync(folder, statSync(folder).uid, user.gid)
  chmodSync(folder, 0o710)
}

function cannotDropRoot(user: ServerUser, error: Error): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL does not run as root and this root may not act as the user ${user.name} (${error.message}). Run the server as an ordinary user. ${USE_DATABASE_URL}`,
  )
}
