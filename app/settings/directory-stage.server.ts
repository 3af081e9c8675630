import { eq } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type DirectoryStage, directoryStages } from "./directory-stages.ts"

/** Key in the settings table. */
export const stageKey = "directory-stage"
/** Default stage of a new installation (ruling 2). */
export const freshStage: DirectoryStage = "preview"

/** @returns null for an unknown stage */
export const storedStage = (value: unknown): DirectoryStage | null =>
  directoryStages.find((known) => known === value) ?? null

// The last known stage per database, for use while it is unavailable.
const lastKnownStage = new WeakMap<object, DirectoryStage>()

/** @returns the last known stage while the database is unavailable */
export async function findDirectoryStage(db: Database): Promise<DirectoryStage> {
  try {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, stageKey))
    const stage = storedStage(row?.value) ?? freshStage
    lastKnownStage.set(db.cacheKey ?? db, stage)
    return stage
  } catch (error) {
    const known = lastKnownStage.get(db.cacheKey ?? db)
    if (known && isDatabaseUnavailable(error)) return known
    throw error
  }
}

/** Public page of a listing; null before the directory opens, because the page does not exist yet. */
export async function findPagePath(db: Database, { slug }: { slug: string }): Promise<string | null> {
  const isOpen = (await findDirectoryStage(db)) !== "coming-soon"
  return isOpen ? pathTo("/merchant-directory/:slug", { slug }) : null
}
