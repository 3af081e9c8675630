import { z } from "zod"
import type { FieldErrors, FormValues } from "#app/lib/form/parse-form.ts"
import { instantOf, wallTimeOf } from "#app/lib/time/wall-time.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { announcementTones } from "./options.ts"
import { longestAddress, readTarget } from "./web-address.ts"

export type AnnouncementTone = (typeof announcementTones)[number]

const { errors: messages } = adminSettings.announcement

export const announcementSchema = z.object({
  text: z.string().max(200).optional(),
  link: z.string().max(longestAddress).optional(),
  tone: z.enum(announcementTones),
  from: z.string().max(30).optional(),
  until: z.string().max(30).optional(),
})
export type AnnouncementValues = FormValues<typeof announcementSchema>

/** The stored value; times are ISO 8601 in UTC. Empty text means no announcement. */
export type Announcement = {
  text: string
  link: string | null
  tone: AnnouncementTone
  from: string | null
  until: string | null
}
export const noAnnouncement: Announcement = { text: "", link: null, tone: "info", from: null, until: null }

/** Validates the form. @param zone of its typed times */
export function readAnnouncement(
  sent: z.output<typeof announcementSchema>,
  zone: string,
): { announcement: Announcement; errors?: undefined } | { announcement?: undefined; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const link = sent.link ? readTarget(sent.link) : null
  if (link === undefined) errors.link = messages.link
  const from = sent.from ? readTime(sent.from, zone) : null
  if (from === undefined) errors.from = messages.time
  const until = sent.until ? readTime(sent.until, zone) : null
  if (until === undefined) errors.until = messages.time
  if (from && until && until <= from) errors.until = messages.order
  if (!sent.text && (sent.link || sent.from || sent.until)) errors.text = messages.textForLink
  if (link === undefined || from === undefined || until === undefined || Object.keys(errors).length > 0)
    return { errors }
  return { announcement: { text: sent.text ?? "", link, tone: sent.tone, from, until } }
}

/** @param text from a datetime-local input @returns ISO 8601, or undefined for an invalid time */
function readTime(text: string, zone: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?$/.test(text)) return undefined
  try {
    return instantOf({ date: text.slice(0, 10), time: text.slice(11) }, zone).toISOString()
  } catch {
    return undefined
  }
}

const storedSchema = z.object({
  text: z.string(),
  link: z.string().nullable(),
  tone: z.enum(announcementTones),
  from: z.string().nullable(),
  until: z.string().nullable(),
})

export function storedAnnouncement(value: unknown): Announcement {
  return storedSchema.safeParse(value).data ?? noAnnouncement
}

/** Form values of a stored announcement. */
export function announcementValues(
  { text, link, tone, from, until }: Announcement,
  zone: string,
): AnnouncementValues {
  const forControl = (time: string | null) => {
    if (!time) return ""
    const wall = wallTimeOf(new Date(time), zone)
    return `${wall.date}T${wall.time}`
  }
  return { text, link: link ?? "", tone, from: forControl(from), until: forControl(until) }
}

export type AnnouncementState = "none" | "later" | "shown" | "over"

export function stateOfAnnouncement({ text, from, until }: Announcement, now: Date): AnnouncementState {
  const time = now.toISOString()
  if (!text) return "none"
  if (until && until <= time) return "over"
  return from && from > time ? "later" : "shown"
}
