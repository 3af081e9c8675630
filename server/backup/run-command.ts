import { EmbeddedPostgresError, FolderInUseError } from "@guapcoin/embedded-postgres"
import { SchemaTooNewError } from "#app/lib/db/schema-age.server.ts"
import { ConfigError } from "../start/config.ts"
import { StartError } from "../start/start-failure.ts"
import { BackupError } from "./manifest.ts"

const sentences = [
  BackupError,
  ConfigError,
  EmbeddedPostgresError,
  FolderInUseError,
  SchemaTooNewError,
  StartError,
]

/**
 * Runs a backup command and sets the exit code to 0 or 1. Errors that the person at the terminal can fix are printed without a
 * stack.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const forPeople = sentences.some((kind) => error instanceof kind)
    console.error(forPeople ? (error as Error).message : error)
    process.exitCode = 1
  }
}
