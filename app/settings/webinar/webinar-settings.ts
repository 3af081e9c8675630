import { z } from "zod"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { isTimeZone } from "#app/lib/time/time-zones.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { longestAddress, readWebAddress } from "../web-address.ts"
import { isClockTime, type WebinarSetting, weekdays } from "./webinar.ts"

const { errors: messages } = adminSettings.webinar

export const webinarParts = ["state", "weekday", "time", "timeZone", "joinUrl"] as const
export type WebinarPart = (typeof webinarParts)[number]

export const webinarSchema = z.object({
  state: z.string().max(3).optional(),
  weekday: z.string().max(1).optional(),
  time: z.string().max(8).optional(),
  timeZone: z.string().max(60).optional(),
  joinUrl: z.string().max(longestAddress).optional(),
})

/** Validates the form. The link is optional while the webinar is off. */
export function readWebinar(sent: Record<string, string | undefined>): {
  webinar: WebinarSetting
  errors: FieldErrors
} {
  const { weekday = "", timeZone = "" } = sent
  // A time input may send seconds.
  const time = (sent.time ?? "").slice(0, 5)
  const errors: FieldErrors = {}
  const state = sent.state === "on" ? "on" : "off"
  const address = sent.joinUrl ? readWebAddress(sent.joinUrl) : { href: "" }
  const joinUrl = "href" in address ? address.href : undefined
  if (!weekdays.some((day) => String(day) === weekday)) errors.weekday = messages.weekday
  if (!isClockTime(time)) errors.time = messages.time
  if (!isTimeZone(timeZone)) errors.timeZone = messages.timeZone
  if (joinUrl === undefined || (state === "on" && !joinUrl)) errors.joinUrl = messages.joinUrl
  return { webinar: { state, weekday, time, timeZone, joinUrl: joinUrl ?? "" }, errors }
}
