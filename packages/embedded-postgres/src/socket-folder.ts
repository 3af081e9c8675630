import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { EmbeddedPostgresError } from "./errors.ts"
import { PORT } from "./server-settings.ts"
import { canEnter, giveTo, type ServerUser } from "./server-user.ts"

/** What a socket address can hold: 103 bytes and a zero on macOS, 107 on Linux. */
const SOCKET_PATH_BYTES = 103

const fits = (folder: string) => Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_BYTES

/**
 * The cluster folder itself, which PostgreSQL keeps at 0700; where its path is too long for a socket, a 0700 folder
 * of its own among the temporary files. Others find it in postmaster.pid.
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
