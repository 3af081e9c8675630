import { site } from "#content/en/site.ts"

/** One entry of a calendar file. */
export type CalendarEntry = {
  /** Globally unique, and constant while the entry exists. */
  uid: string
  title: string
  description: string
  location: string
  /** URL of its page. */
  url: string
  startsAt: Date
  endsAt: Date
  /** Number of changes, from 0. Calendars keep the entry with the highest. */
  sequence: number
  updatedAt: Date
  isCancelled: boolean
  /** A mailto address: both methods require an organizer (RFC 5546). */
  organizer: string
}

/**
 * A calendar file (RFC 5545). Times are in UTC: every program shows them in the visitor's zone, in summer and in winter,
 * without a time zone table that may be out of date.
 *
 * @param feed for a file that programs fetch repeatedly
 */
export function calendarFile(entries: CalendarEntry[], feed?: { name: string; url: string }): string {
  return fileOf("PUBLISH", entries, feed)
}

/** One entry as a file. For a cancelled entry the method is CANCEL, which asks calendars to remove it (RFC 5546). */
export function singleCalendarFile(entry: CalendarEntry): string {
  return fileOf(entry.isCancelled ? "CANCEL" : "PUBLISH", [entry])
}

function fileOf(
  method: "PUBLISH" | "CANCEL",
  entries: CalendarEntry[],
  feed?: { name: string; url: string },
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${site.name}//Events//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(feed
      ? [
          `NAME:${escapeText(feed.name)}`,
          `X-WR-CALNAME:${escapeText(feed.name)}`,
          `SOURCE;VALUE=URI:${feed.url}`,
          "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
          "X-PUBLISHED-TTL:PT6H",
        ]
      : []),
    ...entries.flatMap(eventLines),
    "END:VCALENDAR",
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join("")
}

function eventLines(entry: CalendarEntry): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    // Time of the last change, so that an unchanged entry gives the same file.
    `DTSTAMP:${utc(entry.updatedAt)}`,
    `LAST-MODIFIED:${utc(entry.updatedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${entry.url}`,
    `ORGANIZER;CN=${site.name}:mailto:${entry.organizer}`,
    `STATUS:${entry.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ]
}

/** '20250516T230000Z' */
export function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, "")
}

/** Escapes a text value: encodes line breaks, and removes characters that are not allowed in text. */
function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      // Some programs end the line at U+2028 and U+2029 and lose the rest.
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "")
      .replace(/[\\;,]/g, "\\$&")
      .replaceAll("\n", "\\n")
  )
}

const maxOctets = 75

/** Folds a line to at most 75 octets without its end; continuation lines begin with a space. */
function fold(line: string): string {
  const rows: string[] = []
  let row = ""
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxOctets) {
      rows.push(row)
      row = " "
      octets = 1
    }
    row += character
    octets += size
  }
  return [...rows, row].join("\r\n")
}
