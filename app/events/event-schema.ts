import { z } from "zod"
import type { FormValues } from "#app/lib/form/parse-form.ts"
import { completeWebAddress, isWebAddress } from "#app/lib/text/web-address.ts"
import { isTimeZone } from "#app/lib/time/time-zones.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { formMessages } from "#content/en/forms.ts"
import { eventScopes } from "./admin/staff-list.ts"
import { eventKinds, eventLimits } from "./options.ts"
import { isDay, readClockTime } from "./plan/event-plan.ts"
import { webinarSlug } from "./webinars.ts"

const { errors } = adminEvents.form

/** Minutes, the same as the column's constraint. */
const durations = { min: 5, max: 1440 }

function isDuration(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= durations.min && Number(text) <= durations.max
}

/** 'meet.example/room' is read as https://meet.example/room. */
const webAddress = z
  .string()
  .max(eventLimits.url)
  .transform(completeWebAddress)
  .refine((text) => isWebAddress(text) && text.length <= eventLimits.url, { error: () => formMessages.url })

/** Why a session was moved, cancelled or reinstated, for the mail about it. */
const reasonSchema = z.string().max(eventLimits.reason)

/** Form for cancelling or reinstating an event. */
export const withdrawalSchema = z.object({ reason: reasonSchema.optional() })

/** Form for creating or changing an event. */
export const eventSchema = z.object({
  title: z.string().max(eventLimits.title),
  kind: z.enum(eventKinds),
  description: z.string().max(eventLimits.description).meta({ multiline: true }),
  location: z.string().max(eventLimits.location),
  /** A town as people write it, or 'online'. */
  place: z.string().max(eventLimits.place).optional(),
  /** Chosen town, if several have the typed name. */
  placeCode: z.string().max(eventLimits.place).optional(),
  date: z.string().refine(isDay, { error: () => errors.date }),
  /** 'HH:MM' after parsing. */
  time: z
    .string()
    .refine((text) => readClockTime(text) !== undefined, { error: () => errors.time })
    .transform((text) => readClockTime(text) ?? text),
  timeZone: z
    .string()
    .max(eventLimits.timeZone)
    .refine(isTimeZone, { error: () => errors.timeZone }),
  /** Minutes. */
  duration: z
    .string()
    .refine(isDuration, { error: () => errors.duration })
    .transform(Number),
  /** Omitted: none. */
  joinUrl: webAddress.optional(),
  notes: z.string().max(eventLimits.notes).meta({ multiline: true }).optional(),
  recordingUrl: webAddress.optional(),
  /** Omitted: generated from title and date for a new event, unchanged for an existing one. */
  slug: z
    .string()
    .max(eventLimits.slug)
    .refine((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), { error: () => errors.slug })
    .refine((text) => text !== webinarSlug, { error: () => errors.slugReserved })
    .optional(),
  /** For a new event: the last day of a weekly repetition. */
  repeatUntil: z
    .string()
    .refine(isDay, { error: () => errors.date })
    .optional(),
  /** For a change only. */
  scope: z.enum(eventScopes).optional(),
  reason: reasonSchema.optional(),
})

export type CheckedEvent = z.output<typeof eventSchema>
/** With its place as a code, 'gh/accra' or 'online'; an omitted place stays unchanged. */
export type EventInput = Omit<CheckedEvent, "place" | "placeCode"> & { place?: string | null }
export type EventValues = FormValues<typeof eventSchema>
