import { z } from "zod"
import type { FormValues } from "#app/platform/form/parse-form.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { isDay, readClockTime } from "./event-plan.ts"
import { eventKinds, eventLimits } from "./options.ts"
import { webinarSlug } from "./public-event.ts"
import { eventScopes } from "./staff-list.ts"
import { isTimeZone } from "./time-zones.ts"

const { errors } = adminEvents.form

/** Minutes, as the check of the column says. */
const durations = { min: 5, max: 1440 }

function isDuration(text: string): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= durations.min && Number(text) <= durations.max
}

/** What staff fill in, for a new event and for a change of one. */
export const eventSchema = z.object({
  title: z.string().max(eventLimits.title),
  kind: z.enum(eventKinds),
  description: z.string().max(eventLimits.description).meta({ multiline: true }),
  location: z.string().max(eventLimits.location),
  date: z.string().refine(isDay, { error: errors.date }),
  /** 'HH:MM' once it is read. */
  time: z
    .string()
    .refine((text) => readClockTime(text) !== undefined, { error: errors.time })
    .transform((text) => readClockTime(text) ?? text),
  timeZone: z.string().max(eventLimits.timeZone).refine(isTimeZone, { error: errors.timeZone }),
  /** Minutes. */
  duration: z.string().refine(isDuration, { error: errors.duration }).transform(Number),
  /** Left out: made of the title and the date, or as it is. */
  slug: z
    .string()
    .max(eventLimits.slug)
    .refine((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), { error: errors.slug })
    .refine((text) => text !== webinarSlug, { error: errors.slugReserved })
    .optional(),
  /** Of a new event: the last day on which there may be one more, week after week. */
  repeatUntil: z.string().refine(isDay, { error: errors.date }).optional(),
  /** Of a change. */
  scope: z.enum(eventScopes).optional(),
})

export type EventInput = z.output<typeof eventSchema>
export type EventValues = FormValues<typeof eventSchema>
