import { fill } from "#app/lib/text/fill.ts"
import { fold } from "#app/lib/text/fold.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { eventsContent } from "#content/en/events.ts"
import { site } from "#content/en/site.ts"
import type { eventKinds } from "./options.ts"
import { dateText, timeText } from "./plan/event-time.ts"

/** What everybody may know of an event. */
export type PublicEvent = {
  /** Its name in calendars; stays when the slug changes. */
  key: string
  slug: string
  kind: (typeof eventKinds)[number] | "webinar"
  title: string
  description: string
  /** In words, with its town. */
  location: string
  /** 'gh/accra' or 'online', where staff have said so. */
  place?: string | null
  town?: { name: string; country: Country } | null
  /** 'YYYY-MM-DD', and 'HH:MM' or 'HH:MM:SS', as clocks in `timeZone` show them. */
  localDate: string
  localTime: string
  timeZone: string
  startsAt: Date
  /** Minutes. */
  duration: number
  isCancelled: boolean
  /** Of one in a call: from when on its room is told, and the room, from then until its end. */
  join: { opensAt: Date; url: string | null } | null
  /** Once it is over: what there is to read and to watch. */
  notes: string | null
  recordingUrl: string | null
  /** Counts the saved changes from 1. */
  revision: number
  updatedAt: Date
}

type Span = Pick<PublicEvent, "startsAt" | "duration">

export function endOf({ startsAt, duration }: Span): Date {
  return new Date(startsAt.getTime() + duration * 60_000)
}

/** When a list of what is to come has to be another one: the first of them ends. */
export function firstEnd(upcoming: readonly Span[]): Date | undefined {
  return upcoming.map(endOf).sort((one, other) => one.getTime() - other.getTime())[0]
}

/** An event that is going on is not past yet. */
export function isOver(event: Span, now: Date): boolean {
  return endOf(event) <= now
}

const onlinePlace = perLocale(() => new RegExp(`^(${eventsContent.online}\\b|https?:)`, "i"))

/** Whether people meet in a call, and there is nothing a map could show. */
export function isOnline({ location, place }: Pick<PublicEvent, "location" | "place">): boolean {
  return place ? place === onlineCode : onlinePlace().test(location.trim())
}

/** The place of what takes place in a call. */
export const onlineCode = "online"

/** '12 Ring Road, Accra, Ghana': what the venue says already is not said twice. */
export function whereText(
  venue: string,
  { isOnline, town }: { isOnline: boolean; town: string | null },
): string {
  if (isOnline) return onlinePlace().test(venue.trim()) ? venue : `${eventsContent.online}, ${venue}`
  const [name = ""] = town?.split(", ") ?? []
  return town && !fold(venue).includes(fold(name)) ? `${venue}, ${town}` : venue
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
