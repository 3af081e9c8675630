import { site } from "#content/en/site.ts"
import { usualStaffZone } from "../time/usual-zones.ts"

/** Formats dates and times in one time zone. */
export type Times = {
  zone: string
  /** 'May 4, 2025' */
  dateText(date: Date): string
  /** 'Dec 4, 2025', for narrow columns */
  shortDateText(date: Date): string
  /** 'May 4, 2025, 3:00 PM EDT' */
  timeText(date: Date): string
  /** '3:00 PM', where the day is known */
  clockText(date: Date): string
}

const made = new Map<string, Times>()

/** @param zone an IANA name. Cached per locale and zone, because creating a formatter takes longer than using it */
export function timesIn(zone: string): Times {
  const key = `${site.locale} ${zone}`
  const known = made.get(key) ?? timesOf(site.locale, zone)
  made.set(key, known)
  return known
}

/** Returns the formats for a staff member, in the zone they chose. */
export function timesFor({ timeZone }: { timeZone?: string | null }): Times {
  return timesIn(timeZone ?? usualStaffZone)
}

function timesOf(locale: string, timeZone: string): Times {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone })
  const shortDay = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone })
  const moment = new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  })
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone })
  return {
    zone: timeZone,
    dateText: (date) => day.format(date),
    shortDateText: (date) => shortDay.format(date),
    timeText: (date) => moment.format(date),
    clockText: (date) => clock.format(date),
  }
}

/** 'May 4, 2025', in UTC: a public page is cached for all visitors and does not know their zones. */
export function dateText(date: Date): string {
  return timesIn("UTC").dateText(date)
}

/** 'May 4, 2025, 7:00 PM UTC', for mail and other text outside of pages. */
export function timeText(date: Date): string {
  return timesIn("UTC").timeText(date)
}
