import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { EmbeddedPostgresError } from "./errors.ts"
import { PORT } from "./server-settings.ts"
import { canEnter, giveTo, type ServerUser } from "./server-user.ts"

/** The limit for the path of a unix socket: 103 bytes plus a zero on macOS, 107 on Linux. */
const SOCKET_PATH_BYTES = 103

const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_BYTES

/**
 * The cluster folder itself, which PostgreSQL keeps at mode 0700. When its path is too long for a socket: a new 0700 folder among
 * the temporary files. Clients find it in postmaster.pid.
 */
export function makeSocketFolder(name: string, directory: string, user: ServerUser | undefined): string {
  if (fits(directory)) return directory
  const place = [tmpdir(), "/tmp"].find(
    (folder) => fits(join(folder, `${name}-XXXXXX`)) && canEnter(folder, user),
  )
  if (!place)
    throw new EmbeddedPostgresError(
      `The path ${directory} is too long for a socket. Choose a shorter DATA_DIR.`,
    )
  const folder = mkdtempSync(join(place, `${name}-`))
  giveTo(user, folder)
  return folder
}

export function removeSocketFolder(socketFolder: string, directory: string): void {
  if (socketFolder !== directory) rmSync(socketFolder, { recursive: true, force: true })
}
