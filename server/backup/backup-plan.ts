import path from "node:path"
import type { Config } from "../start/config.ts"
import { besideTheDatabase, inAPlaceOfTheirOwn, type Retention } from "./retention.ts"

/** Where the site keeps its own backups and which; null where somebody else has to: on a server, with no place named. */
export function backupPlan({
  backupDir,
  databaseUrl,
  dataDir,
}: Pick<Config, "backupDir" | "databaseUrl" | "dataDir">): { folder: string; retention: Retention } | null {
  if (backupDir) return { folder: backupDir, retention: inAPlaceOfTheirOwn }
  return databaseUrl ? null : { folder: backupsFolder({ backupDir, dataDir }), retention: besideTheDatabase }
}

/** Where what belongs to backups is, whether the site makes them or somebody else. */
export const backupsFolder = ({ backupDir, dataDir }: Pick<Config, "backupDir" | "dataDir">) =>
  backupDir ?? path.join(dataDir, "backups")
