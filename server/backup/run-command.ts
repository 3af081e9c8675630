import { EmbeddedPostgresError, FolderInUseError } from "../embedded-postgres/cluster.ts"
import { BackupError } from "./manifest.ts"

/** Runs a command of this folder's and ends the process with 0 or 1. What a person can mend is said without a stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const forPeople = [BackupError, FolderInUseError, EmbeddedPostgresError].some(
      (kind) => error instanceof kind,
    )
    console.error(forPeople ? (error as Error).message : error)
    process.exitCode = 1
  }
}
