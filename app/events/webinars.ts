import { instantOf } from "#app/lib/time/wall-time.ts"
import { type Webinar, webinarMinutes } from "#app/settings/webinar/webinar.ts"
import { eventsContent } from "#content/en/events.ts"
import { weekdayNames } from "#content/en/weekdays.ts"
import { toldNow } from "./plan/by-the-clock.ts"
import { nextWebinars, timeText } from "./plan/event-time.ts"
import { onlineCode, type PublicEvent, zoneText } from "./public-event.ts"

/** 'Friday 7PM EST': when the weekly webinar is. */
export function weeklyText({ weekday, time, timeZone }: Webinar): string {
  const short = timeText(time).replace(/:00 (?=[AP]M$)/, "")
  return `${weekdayNames[weekday]} ${short} ${zoneText(timeZone)}`
}

export const webinarSlug = "weekly-webinar"

/** Key of the webinar of a day: its calendar UID, however it is moved, and the slug of its own row. */
export const webinarKey = (day: string) => `${webinarSlug}-${day}`

/**
 * The next weekly webinars that staff announce (ruling 40), the first one first. They are computed from the clock, except
 * those with their own row, which are like any event. The first one has the webinar's page; each has its own calendar
 * entry.
 *
 * @param changed the days whose webinar has its own row
 */
export function webinarsFrom(
  webinar: Webinar | null,
  now: Date,
  count: number,
  changed: readonly string[] = [],
): PublicEvent[] {
  if (!webinar) return []
  const { time, timeZone, joinUrl, changedAt } = webinar
  const days = nextWebinars(webinar, now, count + changed.length).filter((day) => !changed.includes(day))
  return days.slice(0, count).map((date) => {
    const span = { startsAt: instantOf({ date, time }, timeZone), duration: webinarMinutes }
    return {
      title: eventsContent.webinar.title,
      description: eventsContent.webinar.description,
      ...span,
      key: webinarKey(date),
      slug: webinarSlug,
      kind: "webinar",
      location: eventsContent.online,
      place: onlineCode,
      localDate: date,
      localTime: time,
      timeZone,
      isCancelled: false,
      ...toldNow({ ...span, isCancelled: false, joinUrl, notes: null, recordingUrl: null }, now),
      revision: 1,
      updatedAt: changedAt,
    }
  })
}

/** Inserts the next webinar among the upcoming events, soonest first. It may already be among them, as a row. */
export function withWebinar(
  upcoming: PublicEvent[],
  webinar: Webinar | null,
  now: Date,
  changed: readonly string[] = [],
): PublicEvent[] {
  const next = webinarsFrom(webinar, now, 1, changed).filter(
    ({ startsAt: start }) =>
      !upcoming.some(
        ({ kind, isCancelled, startsAt }) => kind === "webinar" && !isCancelled && startsAt < start,
      ),
  )
  return [...upcoming, ...next].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}
