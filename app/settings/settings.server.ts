import type { Database } from "#app/lib/db/client.server.ts"
import { type MailChoice, staffRecipients } from "#app/lib/mail/staff-topics.ts"
import { type PaymentsMode, storedPaymentsMode } from "#app/payments/payments-mode.ts"
import type { SetLinks } from "#app/ui/set-links.ts"
import type { RoadmapNews } from "#content/facts/network.ts"
import { type Announcement, noAnnouncement, storedAnnouncement } from "./announcement.ts"
import { freshStage, stageKey, storedStage } from "./directory-stage.server.ts"
import type { DirectoryStage } from "./directory-stages.ts"
import { linkIds, storedLinks } from "./link-settings.ts"
import { roadmapSteps, storedRoadmap } from "./roadmap/roadmap-settings.ts"
import {
  tellOfAnnouncement,
  tellOfLinks,
  tellOfPayments,
  tellOfRoadmap,
  tellOfStaffMail,
  tellOfWebinar,
} from "./settings-mails.server.ts"
import { type StaffMail, staffMailText, storedStaffMail } from "./staff-mail.ts"
import { changedDetails, findSetting, type SaveOutcome, saveSetting } from "./stored-setting.server.ts"
import { storedWebinar } from "./webinar/stored-webinar.ts"
import { webinarKey } from "./webinar/webinar.server.ts"
import type { WebinarSetting } from "./webinar/webinar.ts"

type Change = { version: string; by: { id: string; name: string }; now: Date }
/** A change that is mailed to administrators. */
type ToldChange = Change & { publicUrl: string }

export async function findStage(db: Database): Promise<{ stage: DirectoryStage; version: string }> {
  const { value, version } = await findSetting(db, stageKey)
  return { stage: storedStage(value) ?? freshStage, version }
}

export function changeDirectoryStage(
  db: Database,
  stage: DirectoryStage,
  { version, ...change }: Change,
): Promise<SaveOutcome> {
  return saveSetting(
    db,
    { key: stageKey, value: stage, version },
    (stored) => {
      const before = storedStage(stored)
      if (before === stage) return []
      return [{ action: "settings.directory-stage-changed", details: { stage, before } }]
    },
    change,
  )
}

export async function findAnnouncement(
  db: Database,
): Promise<{ announcement: Announcement; version: string }> {
  const { value, version } = await findSetting(db, "announcement")
  return { announcement: storedAnnouncement(value), version }
}

export function changeAnnouncement(
  db: Database,
  announcement: Announcement,
  { version, ...change }: ToldChange,
): Promise<SaveOutcome> {
  // Without text, the other values are cleared too.
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
    (tx, stored) => tellOfAnnouncement(tx, storedAnnouncement(stored), value, change),
  )
}

export async function findLinks(db: Database): Promise<{ links: SetLinks; version: string }> {
  const { value, version } = await findSetting(db, "links")
  return { links: storedLinks(value), version }
}

export function changeLinks(
  db: Database,
  links: SetLinks,
  { version, ...change }: ToldChange,
): Promise<SaveOutcome> {
  return saveSetting(
    db,
    { key: "links", value: links, version },
    (stored) => {
      const before = storedLinks(stored)
      return linkIds
        .filter((id) => before[id] !== links[id])
        .map((id) => ({
          action: "settings.link-changed",
          details: { link: id, before: before[id] ?? null, after: links[id] ?? null },
        }))
    },
    change,
    (tx, stored) => tellOfLinks(tx, storedLinks(stored), links, change),
  )
}

export async function findPayments(db: Database): Promise<{ mode: PaymentsMode; version: string }> {
  const { value, version } = await findSetting(db, "payments")
  return { mode: storedPaymentsMode(value), version }
}

export function changePayments(
  db: Database,
  mode: PaymentsMode,
  { version, ...change }: ToldChange,
): Promise<SaveOutcome> {
  return saveSetting(
    db,
    { key: "payments", value: { mode }, version },
    (stored) => {
      const before = storedPaymentsMode(stored)
      return before === mode
        ? []
        : [{ action: "settings.payments-changed", details: { before, after: mode } }]
    },
    change,
    (tx, stored) => tellOfPayments(tx, storedPaymentsMode(stored), mode, change),
  )
}

export async function findRoadmap(db: Database): Promise<{ news: RoadmapNews; version: string }> {
  const { value, version } = await findSetting(db, "roadmap")
  return { news: storedRoadmap(value), version }
}

export function changeRoadmap(
  db: Database,
  news: RoadmapNews,
  { version, ...change }: ToldChange,
): Promise<SaveOutcome> {
  return saveSetting(
    db,
    { key: "roadmap", value: news, version },
    (stored) => {
      const before = storedRoadmap(stored)
      const none = { state: null, since: null, link: null }
      return roadmapSteps.flatMap((step) => {
        const details = changedDetails<Record<string, string | null>>(
          before[step] ?? none,
          news[step] ?? none,
        )
        const isChanged = Object.keys(details).length > 0
        return isChanged ? [{ action: "settings.roadmap-changed", details: { step, ...details } }] : []
      })
    },
    change,
    (tx, stored) => tellOfRoadmap(tx, storedRoadmap(stored), news, change),
  )
}

export async function findWebinar(db: Database): Promise<{ webinar: WebinarSetting; version: string }> {
  const { value, version } = await findSetting(db, webinarKey)
  return { webinar: storedWebinar(value), version }
}

export function changeWebinar(
  db: Database,
  webinar: WebinarSetting,
  { version, ...change }: ToldChange,
): Promise<SaveOutcome> {
  return saveSetting(
    db,
    { key: webinarKey, value: webinar, version },
    (stored) => {
      const details = changedDetails(storedWebinar(stored), webinar)
      return Object.keys(details).length > 0 ? [{ action: "settings.webinar-changed", details }] : []
    },
    change,
    (tx, stored) => tellOfWebinar(tx, storedWebinar(stored), webinar, change),
  )
}

export async function findStaffMail(db: Database): Promise<{ staffMail: StaffMail; version: string }> {
  const { value, version } = await findSetting(db, "staff-mail")
  return { staffMail: storedStaffMail(value), version }
}

export function changeStaffMail(
  db: Database,
  staffMail: StaffMail,
  { version, ...change }: ToldChange,
): Promise<SaveOutcome> {
  return saveSetting(
    db,
    { key: "staff-mail", value: staffMail, version },
    staffMailChanges(staffMail),
    change,
    (tx, stored) => tellOfStaffMail(tx, storedStaffMail(stored), staffMail, change),
  )
}

const staffMailChanges = (staffMail: StaffMail) => (stored: unknown) => {
  const details = changedDetails(staffMailText(storedStaffMail(stored)), staffMailText(staffMail))
  return Object.keys(details).length > 0 ? [{ action: "settings.staff-mail-changed", details }] : []
}

/** For the setup of a new site; there is nobody to mail yet. Pass the transaction of the setup. */
export async function setFirstReplyAddress(
  tx: Database,
  replyTo: string,
  change: { by: { id: string; name: string }; now: Date },
): Promise<void> {
  const staffMail = { addresses: [], replyTo }
  await saveSetting(
    tx,
    { key: "staff-mail", value: staffMail, version: "" },
    staffMailChanges(staffMail),
    change,
  )
}

/** Recipients of a staff mail. @param kind of the mail, such as 'merchant-new' */
export async function listStaffAddresses(
  db: Database,
  kind: string,
  listMailChoices: () => Promise<MailChoice[]>,
): Promise<string[]> {
  const { addresses } = (await findStaffMail(db)).staffMail
  return staffRecipients(kind, { shared: addresses, admins: await listMailChoices() })
}
