import { site } from "#content/en/site.ts"

const long = new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" })
const withTime = new Intl.DateTimeFormat(site.locale, {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
})

/** 'May 4, 2025', in UTC: the server renders it, and does not know the visitor's zone. */
export function dateText(date: Date): string {
  return long.format(date)
}

/** 'May 4, 2025, 7:00 PM UTC' */
export function timeText(date: Date): string {
  return `${withTime.format(date)} UTC`
}
