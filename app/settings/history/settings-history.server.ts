import { and, desc, eq, inArray } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { auditLog } from "#app/lib/db/schema.ts"
import { type PaymentsMode, storedPaymentsMode } from "#app/payments/payments-mode.ts"
import type { SetLinks } from "#app/ui/set-links.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { linkLabels } from "#content/en/links.ts"
import type { LinkId } from "#content/facts/links.ts"
import type { RoadmapNews } from "#content/facts/network.ts"
import { type Announcement, storedAnnouncement } from "../announcement.ts"
import { linkIds, linkValues, readLinks } from "../link-settings.ts"
import { roadmapParts } from "../options.ts"
import { readRoadmap, roadmapSteps, roadmapValues } from "../roadmap/roadmap-settings.ts"
import {
  announcementDifference,
  announcementDifferences,
  announcementParts,
  type Difference,
  roadmapDifference,
  roadmapDifferences,
  webinarDifference,
  webinarDifferences,
} from "../setting-differences.ts"
import {
  changeAnnouncement,
  changeLinks,
  changePayments,
  changeRoadmap,
  changeStaffMail,
  changeWebinar,
  findAnnouncement,
  findLinks,
  findPayments,
  findRoadmap,
  findStaffMail,
  findWebinar,
} from "../settings.server.ts"
import { readStaffMail, type StaffMail, staffMailText } from "../staff-mail.ts"
import type { SaveOutcome } from "../stored-setting.server.ts"
import { storedWebinar } from "../webinar/stored-webinar.ts"
import type { WebinarSetting } from "../webinar/webinar.ts"
import { readWebinar, webinarParts } from "../webinar/webinar-settings.ts"

const mostShown = 200

export type PastChange = {
  id: number
  at: Date
  by: string
  differences: { label: string; before: string; after: string }[]
  /** Whether the earlier value differs from the present one and can be restored. */
  canReturn: boolean
}

type Entry = typeof auditLog.$inferSelect

const ofAnnouncement = ["settings.announcement-changed", "settings.announcement-removed"]
const actions = [
  ...ofAnnouncement,
  "settings.link-changed",
  "settings.payments-changed",
  "settings.roadmap-changed",
  "settings.webinar-changed",
  "settings.staff-mail-changed",
]
const isChange = and(eq(auditLog.subjectType, "setting"), inArray(auditLog.action, actions))

/** Changes of sections that require a password or passkey, newest first, at most 200. */
export async function listPastChanges(db: Database): Promise<PastChange[]> {
  const [entries, { links }, payments, { staffMail }, { announcement }, { news }, { webinar }] =
    await Promise.all([
      db.select().from(auditLog).where(isChange).orderBy(desc(auditLog.id)).limit(mostShown),
      findLinks(db),
      findPayments(db),
      findStaffMail(db),
      findAnnouncement(db),
      findRoadmap(db),
      findWebinar(db),
    ])
  const now = { links, payments, staffMail, announcement, news, webinar }
  return entries.map((entry) => ({
    id: entry.id,
    at: entry.at,
    by: entry.actor,
    differences: differencesOf(entry),
    canReturn: isOther(entry, now),
  }))
}

/**
 * Restores the value before a change. This is a change of its own, with mails and an audit entry.
 *
 * @param id of the audit entry
 */
export async function returnToEarlier(
  db: Database,
  id: number,
  change: { by: { id: string; name: string }; publicUrl: string; now: Date },
): Promise<SaveOutcome | { kind: "not-found" | "not-allowed" }> {
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.id, id), isChange))
  if (!entry) return { kind: "not-found" }
  if (entry.action === "settings.staff-mail-changed") {
    const { staffMail, version } = await findStaffMail(db)
    const { addresses, replyTo } = beforeOf(entry, staffMail)
    const read = readStaffMail({ addresses: addresses ?? "", replyTo: replyTo ?? undefined })
    if (!read.staffMail) return { kind: "not-allowed" }
    return changeStaffMail(db, read.staffMail, { ...change, version })
  }
  if (entry.action === "settings.payments-changed") {
    const { version } = await findPayments(db)
    const mode = storedPaymentsMode({ mode: entry.details.before })
    // `watch` can only be enabled on the settings page, which checks the endpoints.
    if (mode === "watch") return { kind: "not-allowed" }
    return changePayments(db, mode, { ...change, version })
  }
  if (ofAnnouncement.includes(entry.action)) {
    const { announcement, version } = await findAnnouncement(db)
    return changeAnnouncement(db, announcementBefore(entry, announcement), { ...change, version })
  }
  if (entry.action === "settings.roadmap-changed") {
    const { news, version } = await findRoadmap(db)
    const before = readRoadmap(roadmapValues(roadmapBefore(entry, news)))
    if (Object.keys(before.errors).length > 0) return { kind: "not-allowed" }
    return changeRoadmap(db, before.news, { ...change, version })
  }
  if (entry.action === "settings.webinar-changed") {
    const { webinar, version } = await findWebinar(db)
    const before = readWebinar(webinarBefore(entry, webinar))
    if (Object.keys(before.errors).length > 0) return { kind: "not-allowed" }
    return changeWebinar(db, before.webinar, { ...change, version })
  }
  const link = linkOf(entry)
  if (!link) return { kind: "not-allowed" }
  const { links, version } = await findLinks(db)
  const read = readLinks({ ...links, [link]: text(entry.details.before) ?? "" })
  if (Object.keys(read.errors).length > 0) return { kind: "not-allowed" }
  return changeLinks(db, read.links, { ...change, version })
}

function differencesOf(entry: Entry): PastChange["differences"] {
  const { details } = entry
  if (entry.action === "settings.link-changed") {
    const link = linkOf(entry)
    const own = link ? linkValues({})[link] : undefined
    const say = (value: Entry["details"][string] | undefined) =>
      text(value) ?? (own || adminSettings.history.nothing)
    const label = link ? linkLabels[link] : String(details.link)
    return [{ label, before: say(details.before), after: say(details.after) }]
  }
  if (entry.action === "settings.payments-changed") {
    const { heading, modes } = adminSettings.payments
    const say = (mode: unknown) => modes[storedPaymentsMode({ mode })].label
    return [{ label: heading, before: say(details.before), after: say(details.after) }]
  }
  const partOf = (part: string) => ({
    before: text(details[`${part}Before`]),
    after: text(details[`${part}After`]),
  })
  const isPart = (part: string) => `${part}Before` in details
  if (ofAnnouncement.includes(entry.action))
    return announcementParts.filter(isPart).map((part) => inWords(announcementDifference(part, partOf(part))))
  if (entry.action === "settings.webinar-changed")
    return webinarParts.filter(isPart).map((part) => inWords(webinarDifference(part, partOf(part))))
  const step = roadmapSteps.find((known) => known === details.step)
  if (entry.action === "settings.roadmap-changed")
    return step
      ? roadmapParts.filter(isPart).map((part) => inWords(roadmapDifference(step, part, partOf(part))))
      : []
  return (["addresses", "replyTo"] as const)
    .filter((name) => `${name}Before` in details)
    .map((name) => ({
      label: adminSettings.staffMail[name],
      before: text(details[`${name}Before`]) ?? adminSettings.history.nothing,
      after: text(details[`${name}After`]) ?? adminSettings.history.nothing,
    }))
}

const inWords = ({ label, before, after }: Difference) => ({
  label,
  before: before ?? adminSettings.history.nothing,
  after: after ?? adminSettings.history.nothing,
})

/** The announcement with the values that this entry replaced. */
function announcementBefore({ details }: Entry, announcement: Announcement): Announcement {
  const changed = announcementParts.flatMap((part) =>
    `${part}Before` in details ? [[part, details[`${part}Before`] ?? null]] : [],
  )
  return storedAnnouncement({ ...announcement, ...Object.fromEntries(changed) })
}

/** The webinar setting with the values that this entry replaced. */
function webinarBefore({ details }: Entry, webinar: WebinarSetting): WebinarSetting {
  const changed = webinarParts.flatMap((part) =>
    `${part}Before` in details ? [[part, details[`${part}Before`] ?? ""]] : [],
  )
  return storedWebinar({ ...webinar, ...Object.fromEntries(changed) })
}

/** The roadmap with the values that this entry replaced, for its step. A step without a state is as stated in the plan. */
function roadmapBefore({ details }: Entry, news: RoadmapNews): RoadmapNews {
  const step = roadmapSteps.find((known) => known === details.step)
  if (!step) return news
  const parts = roadmapParts.flatMap((part) =>
    `${part}Before` in details ? [[part, text(details[`${part}Before`])]] : [],
  )
  const changed = { state: null, since: null, link: null, ...news[step], ...Object.fromEntries(parts) }
  const { [step]: _, ...others } = news
  return changed.state ? { ...others, [step]: changed } : others
}

type Now = {
  links: SetLinks
  payments: { mode: PaymentsMode }
  staffMail: StaffMail
  announcement: Announcement
  news: RoadmapNews
  webinar: WebinarSetting
}

function isOther(entry: Entry, { links, payments, staffMail, announcement, news, webinar }: Now) {
  if (entry.action === "settings.webinar-changed")
    return webinarDifferences(webinarBefore(entry, webinar), webinar).length > 0
  if (ofAnnouncement.includes(entry.action))
    return announcementDifferences(announcementBefore(entry, announcement), announcement).length > 0
  if (entry.action === "settings.roadmap-changed")
    return roadmapDifferences(roadmapBefore(entry, news), news).length > 0
  if (entry.action === "settings.payments-changed") {
    const before = storedPaymentsMode({ mode: entry.details.before })
    return before !== "watch" && before !== payments.mode
  }
  if (entry.action === "settings.link-changed") {
    const link = linkOf(entry)
    return link !== undefined && (links[link] ?? null) !== text(entry.details.before)
  }
  const [now, before] = [staffMailText(staffMail), beforeOf(entry, staffMail)]
  return now.addresses !== before.addresses || now.replyTo !== before.replyTo
}

/** The staff mail setting with the values that this entry replaced. */
function beforeOf({ details }: Entry, staffMail: StaffMail) {
  const now = staffMailText(staffMail)
  return {
    addresses: "addressesBefore" in details ? text(details.addressesBefore) : now.addresses,
    replyTo: "replyToBefore" in details ? text(details.replyToBefore) : now.replyTo,
  }
}

/** Undefined if the link no longer exists in the content. */
function linkOf({ details }: Entry): LinkId | undefined {
  return linkIds.find((id) => id === details.link)
}

function text(value: Entry["details"][string] | undefined): string | null {
  return typeof value === "string" ? value : null
}
