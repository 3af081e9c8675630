import type { Database } from "#app/lib/db/client.server.ts"
import { settings } from "#app/lib/db/schema.ts"
import { forgetWebinar, webinarKey } from "./webinar.server.ts"
import { announcedWebinar, freshWebinar, type WebinarSetting } from "./webinar.ts"

const changedAt = new Date("2025-05-01T00:00:00Z")
const setting: WebinarSetting = { ...freshWebinar, state: "on", joinUrl: "https://call.example/weekly" }

/** Fridays at 7 PM in New York. */
export const fridays = announcedWebinar(setting, changedAt)

/** Enables the webinar, as staff do in the settings. */
export async function announceWebinar(db: Database): Promise<void> {
  await db
    .insert(settings)
    .values({ key: webinarKey, value: setting, updatedAt: changedAt })
    .onConflictDoUpdate({ target: settings.key, set: { value: setting, updatedAt: changedAt } })
  forgetWebinar(db)
}
