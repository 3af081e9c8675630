import path from "node:path"
import type { Config } from "../start/config.ts"
import { besideTheDatabase, inAPlaceOfTheirOwn, type Retention } from "./retention.ts"

/** The folder and retention of the site's own backups; null when the operators back up: a database server without BACKUP_DIR. */
export function backupPlan({
  backupDir,
  databaseUrl,
  dataDir,
}: Pick<Config, "backupDir" | "databaseUrl" | "dataDir">): { folder: string; retention: Retention } | null {
  if (backupDir) return { folder: backupDir, retention: inAPlaceOfTheirOwn }
  return databaseUrl ? null : { folder: backupsFolder({ backupDir, dataDir }), retention: besideTheDatabase }
}

/** The folder for backups and the list of erasures, whether or not the site makes the backups itself. */
export const backupsFolder = ({ backupDir, dataDir }: Pick<Config, "backupDir" | "dataDir">) =>
  backupDir ?? path.join(dataDir, "backups")
