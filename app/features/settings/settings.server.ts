import { eq } from "drizzle-orm"
import { type Database, isDatabaseUnavailable } from "#app/db/client.server.ts"
import { settings } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import type { SetLinks } from "#app/ui/set-links.ts"
import { type Announcement, noAnnouncement, storedAnnouncement } from "./announcement.ts"
import { openLinks, storedLinks } from "./link-settings.ts"
import { type StaffMail, storedStaffMail } from "./staff-mail.ts"
import { type DirectoryStage, directoryStages } from "./stages.ts"
import { changedDetails, findSetting, type SaveOutcome, saveSetting } from "./stored-setting.server.ts"

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
    const [row] = await tx.select().from(settings).where(eq(settings.key, stageKey)).for("update")
    const before = directoryStages.find((known) => known === row?.value) ?? null
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
      details: { stage, before },
    })
  })
}

type Change = { version: string; by: { id: string; name: string }; now: Date }

export async function findAnnouncement(
  db: Database,
): Promise<{ announcement: Announcement; version: string }> {
  const { value, version } = await findSetting(db, "announcement")
  return { announcement: storedAnnouncement(value), version }
}

export function changeAnnouncement(
  db: Database,
  announcement: Announcement,
  { version, ...change }: Change,
): Promise<SaveOutcome> {
  // What is written for nobody has no time and no target either.
  const value = announcement.text ? announcement : noAnnouncement
  return saveSetting(
    db,
    { key: "announcement", value, version },
    (stored) => {
      const details = changedDetails(storedAnnouncement(stored), value)
      const action = value.text ? "settings.announcement-changed" : "settings.announcement-removed"
      return Object.keys(details).length > 0 ? [{ action, details }] : []
    },
    change,
  )
}

export async function findLinks(db: Database): Promise<{ links: SetLinks; version: string }> {
  const { value, version } = await findSetting(db, "links")
  return { links: storedLinks(value), version }
}

export function changeLinks(
  db: Database,
  links: SetLinks,
  { version, ...change }: Change,
): Promise<SaveOutcome> {
  return saveSetting(
    db,
    { key: "links", value: links, version },
    (stored) => {
      const before = storedLinks(stored)
      return openLinks
        .filter((id) => before[id] !== links[id])
        .map((id) => ({
          action: "settings.link-changed",
          details: { link: id, before: before[id] ?? null, after: links[id] ?? null },
        }))
    },
    change,
  )
}

export async function findStaffMail(db: Database): Promise<{ staffMail: StaffMail; version: string }> {
  const { value, version } = await findSetting(db, "staff-mail")
  return { staffMail: storedStaffMail(value), version }
}

export function changeStaffMail(
  db: Database,
  staffMail: StaffMail,
  { version, ...change }: Change,
): Promise<SaveOutcome> {
  const asText = ({ addresses, replyTo }: StaffMail) => ({ addresses: addresses.join(", ") || null, replyTo })
  return saveSetting(
    db,
    { key: "staff-mail", value: staffMail, version },
    (stored) => {
      const details = changedDetails(asText(storedStaffMail(stored)), asText(staffMail))
      return Object.keys(details).length > 0 ? [{ action: "settings.staff-mail-changed", details }] : []
    },
    change,
  )
}

/**
 * Whom a mail to the staff is sent to.
 *
 * @param listAdminEmails asked when the settings name nobody
 */
export async function listStaffAddresses(
  db: Database,
  listAdminEmails: () => Promise<string[]>,
): Promise<string[]> {
  const { addresses } = (await findStaffMail(db)).staffMail
  return addresses.length > 0 ? addresses : listAdminEmails()
}
