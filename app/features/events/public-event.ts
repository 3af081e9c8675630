import { fill } from "#app/platform/fill.ts"
import { eventsContent } from "#content/en/events.ts"
import { site } from "#content/en/site.ts"
import { dateText, instantOf, nextWebinars, timeText, webinarSlot } from "./event-time.ts"
import type { eventKinds } from "./options.ts"

/** What everybody may know of an event. */
export type PublicEvent = {
  /** Its name in calendars; stays when the slug changes. */
  key: string
  slug: string
  kind: (typeof eventKinds)[number] | "webinar"
  title: string
  description: string
  location: string
  /** 'YYYY-MM-DD', and 'HH:MM' or 'HH:MM:SS', as clocks in `timeZone` show them. */
  localDate: string
  localTime: string
  timeZone: string
  startsAt: Date
  /** Minutes. */
  duration: number
  isCancelled: boolean
  /** Counts the saved changes from 1. */
  revision: number
  updatedAt: Date
}

type Span = Pick<PublicEvent, "startsAt" | "duration">

export function endOf({ startsAt, duration }: Span): Date {
  return new Date(startsAt.getTime() + duration * 60_000)
}

/** An event that is going on is not past yet. */
export function isOver(event: Span, now: Date): boolean {
  return endOf(event) <= now
}

const onlinePlace = new RegExp(`^(${eventsContent.online}\\b|https?:)`, "i")

/** Whether people meet in a call, and there is nothing a map could show. */
export function isOnline({ location }: Pick<PublicEvent, "location">): boolean {
  return onlinePlace.test(location.trim())
}

/** 'EST' as the community says, or the zone's own name, such as 'West Africa Time'. */
export function zoneText(timeZone: string): string {
  const known = eventsContent.zoneNames[timeZone]
  if (known) return known
  const parts = new Intl.DateTimeFormat(site.locale, {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts()
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone
}

/** 'May 16, 2025' and '7:00 PM EST', as the clocks there say. */
export function whenTexts(event: Pick<PublicEvent, "localDate" | "localTime" | "timeZone">) {
  const { localDate, localTime, timeZone } = event
  const time = fill(eventsContent.time, { time: timeText(localTime), zone: zoneText(timeZone) })
  return { date: dateText(localDate), time }
}

export const webinarSlug = "weekly-webinar"

/**
 * The next weekly webinars, the first one first. No table holds them: they are computed from the clock (ruling 11). The
 * first has the webinar's own page; each has its own place in a calendar.
 */
export function webinarsFrom(now: Date, count: number): PublicEvent[] {
  const { time, timeZone, minutes } = webinarSlot
  return nextWebinars(now, count).map((date) => ({
    ...eventsContent.webinar,
    key: `${webinarSlug}-${date}`,
    slug: webinarSlug,
    kind: "webinar",
    location: eventsContent.online,
    localDate: date,
    localTime: time,
    timeZone,
    startsAt: instantOf({ date, time }, timeZone),
    duration: minutes,
    isCancelled: false,
    revision: 1,
    // Since when it is announced does not matter to anybody; that it stays the same does, to calendars.
    updatedAt: new Date("2025-05-01T00:00:00Z"),
  }))
}

export function nextWebinar(now: Date): PublicEvent {
  const [next] = webinarsFrom(now, 1)
  if (!next) throw new Error("There is always a next Friday")
  return next
}

/** The next webinar in its place among what is to come, soonest first. */
export function withWebinar(upcoming: PublicEvent[], now: Date): PublicEvent[] {
  return [...upcoming, nextWebinar(now)].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  )
}
