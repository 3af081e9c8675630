import type { Database } from "#app/lib/db/client.server.ts"
import type { DirectoryStage } from "./directory-stages.ts"
import { changeDirectoryStage, findStage } from "./settings.server.ts"

/** Sets the stage with the current version. */
export async function setDirectoryStage(
  db: Database,
  stage: DirectoryStage,
  by: { id: string; name: string },
  now: Date,
): Promise<void> {
  const { version } = await findStage(db)
  const { kind } = await changeDirectoryStage(db, stage, { version, by, now })
  if (kind !== "saved") throw new Error(kind)
}
