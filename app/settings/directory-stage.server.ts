import { eq } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/lib/db/client.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { type DirectoryStage, directoryStages } from "./directory-stages.ts"

/** Where the settings keep it. */
export const stageKey = "directory-stage"
/** The stage of a fresh install, until staff choose one (ruling 2). */
export const freshStage: DirectoryStage = "preview"

/** @returns null for a stored word that is no stage */
export const storedStage = (value: unknown): DirectoryStage | null =>
  directoryStages.find((known) => known === value) ?? null

// What each database last said, so that the directory knows how to fail while it is away.
const lastKnownStage = new WeakMap<object, DirectoryStage>()

/** @returns the last known one while the database is away */
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

/** Where everybody sees a business that is listed, or null: before the directory opens there is no page to lead to. */
export async function findPagePath(db: Database, { slug }: { slug: string }): Promise<string | null> {
  const isOpen = (await findDirectoryStage(db)) !== "coming-soon"
  return isOpen ? pathTo("/merchant-directory/:slug", { slug }) : null
}
