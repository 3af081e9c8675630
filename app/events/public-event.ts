import { fold } from "#app/lib/text/fold.ts"
import { format } from "#app/lib/text/format.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { eventsContent } from "#content/en/events.ts"
import { site } from "#content/en/site.ts"
import type { eventKinds } from "./options.ts"
import { dateText, timeText } from "./plan/event-time.ts"

/** Public fields of an event. */
export type PublicEvent = {
  /** Basis of its calendar UID; unchanged when the slug changes. */
  key: string
  slug: string
  kind: (typeof eventKinds)[number] | "webinar"
  title: string
  description: string
  /** As text, with its town. */
  location: string
  /** 'gh/accra' or 'online', if staff set it. */
  place?: string | null
  town?: { name: string; country: Country } | null
  /** 'YYYY-MM-DD', and 'HH:MM' or 'HH:MM:SS', local to `timeZone`. */
  localDate: string
  localTime: string
  timeZone: string
  startsAt: Date
  /** Minutes. */
  duration: number
  isCancelled: boolean
  /** For an online event: when its join URL becomes public, and the URL from then until its end. */
  join: { opensAt: Date; url: string | null } | null
  /** Public once it is over. */
  notes: string | null
  recordingUrl: string | null
  /** Number of saves, from 1. */
  revision: number
  updatedAt: Date
}

type Span = Pick<PublicEvent, "startsAt" | "duration">

export function endOf({ startsAt, duration }: Span): Date {
  return new Date(startsAt.getTime() + duration * 60_000)
}

/** When a list of upcoming events must be rendered again: at the first end. */
export function firstEnd(upcoming: readonly Span[]): Date | undefined {
  return upcoming.map(endOf).sort((one, other) => one.getTime() - other.getTime())[0]
}

/** Whether the event has ended. */
export function isOver(event: Span, now: Date): boolean {
  return endOf(event) <= now
}

const onlinePlace = perLocale(() => new RegExp(`^(${eventsContent.online}\\b|https?:)`, "i"))

/** Whether the event is online, so that there is no address to show on a map. */
export function isOnline({ location, place }: Pick<PublicEvent, "location" | "place">): boolean {
  return place ? place === onlineCode : onlinePlace().test(location.trim())
}

/** Place code of online events. */
export const onlineCode = "online"

/** '12 Ring Road, Accra, Ghana'. Omits the town if the venue names it. */
export function whereText(
  venue: string,
  { isOnline, town }: { isOnline: boolean; town: string | null },
): string {
  if (isOnline) return onlinePlace().test(venue.trim()) ? venue : `${eventsContent.online}, ${venue}`
  const [name = ""] = town?.split(", ") ?? []
  return town && !fold(venue).includes(fold(name)) ? `${venue}, ${town}` : venue
}

/** 'EST', as the community says, or the zone's own name, such as 'West Africa Time'. */
export function zoneText(timeZone: string): string {
  const known = eventsContent.zoneNames[timeZone]
  if (known) return known
  const parts = new Intl.DateTimeFormat(site.locale, {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts()
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone
}

/** 'May 16, 2025' and '7:00 PM EST', local to the event. */
export function whenTexts(event: Pick<PublicEvent, "localDate" | "localTime" | "timeZone">) {
  const { localDate, localTime, timeZone } = event
  const time = format(eventsContent.time, { time: timeText(localTime), zone: zoneText(timeZone) })
  return { date: dateText(localDate), time }
}
