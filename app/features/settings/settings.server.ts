import { eq } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/db/client.server.ts"
import { settings } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import { type DirectoryStage, directoryStages } from "./stages.ts"

const stageKey = "directory-stage"

// What each database last said, so that the directory knows how to fail while it is away.
const lastKnownStage = new WeakMap<Database, DirectoryStage>()

/** @returns `preview`, the stage of a fresh install, until staff chose one (ruling 2); the last known one while the database is away */
export async function findDirectoryStage(db: Database): Promise<DirectoryStage> {
  try {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, stageKey))
    const stage = directoryStages.find((known) => known === row?.value) ?? "preview"
    lastKnownStage.set(db, stage)
    return stage
  } catch (error) {
    const known = lastKnownStage.get(db)
    if (known && isDatabaseUnavailable(error)) return known
    throw error
  }
}

export async function changeDirectoryStage(
  db: Database,
  stage: DirectoryStage,
  by: { id: string; name: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(settings)
      .values({ key: stageKey, value: stage, updatedAt: now })
      .onConflictDoUpdate({ target: settings.key, set: { value: stage, updatedAt: now } })
    await recordAudit(tx, {
      at: now,
      actorId: by.id,
      actor: by.name,
      action: "settings.directory-stage-changed",
      subjectType: "setting",
      subjectId: stageKey,
      details: { stage },
    })
  })
}
