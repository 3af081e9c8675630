import { isTimeZone } from "#app/lib/time/time-zones.ts"

/** As Date.getUTCDay counts them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
type Weekday = (typeof weekdays)[number]

/** The weekly webinar while it is announced (ruling 40): 'HH:MM' as clocks in its zone show it, and where to join. */
export type Webinar = { weekday: Weekday; time: string; timeZone: string; joinUrl: string; changedAt: Date }

export const webinarMinutes = 60

/** What staff typed, as it is stored: also while it is off, so that it need not be typed again. */
export type WebinarSetting = {
  state: "on" | "off"
  weekday: string
  time: string
  timeZone: string
  joinUrl: string
}

/** A fresh site announces none: nobody has told it where to join. The day, hour and zone are those of the specification. */
export const freshWebinar: WebinarSetting = {
  state: "off",
  weekday: "5",
  time: "19:00",
  timeZone: "America/New_York",
  joinUrl: "",
}

/** The webinar that a setting announces; null where it is off, or says something that is none. */
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
