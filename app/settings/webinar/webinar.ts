import { isTimeZone } from "#app/lib/time/time-zones.ts"

/** Numbered as in Date.getUTCDay. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
type Weekday = (typeof weekdays)[number]

/** An announced weekly webinar (ruling 40): local 'HH:MM' in its time zone, and the link to join. */
export type Webinar = { weekday: Weekday; time: string; timeZone: string; joinUrl: string; changedAt: Date }

export const webinarMinutes = 60

/** The stored form values. Kept while it is off, so that they need not be typed again. */
export type WebinarSetting = {
  state: "on" | "off"
  weekday: string
  time: string
  timeZone: string
  joinUrl: string
}

/** Default of a new site: off, because the link to join is unknown. Day, time and zone are from the specification. */
export const freshWebinar: WebinarSetting = {
  state: "off",
  weekday: "5",
  time: "19:00",
  timeZone: "America/New_York",
  joinUrl: "",
}

/** The webinar announced by a setting; null if it is off or invalid. */
export function announcedWebinar(
  { state, weekday, time, timeZone, joinUrl }: WebinarSetting,
  changedAt: Date,
): Webinar | null {
  const day = weekdays.find((one) => String(one) === weekday)
  if (state === "off" || day === undefined || !isClockTime(time) || !isTimeZone(timeZone) || !joinUrl)
    return null
  return { weekday: day, time, timeZone, joinUrl, changedAt }
}

export const isClockTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
