import { site } from "#content/en/site.ts"

/** One entry of a calendar, whatever it stands for. */
export type CalendarEntry = {
  /** The same for as long as the entry exists, here and nowhere else in the world. */
  uid: string
  title: string
  description: string
  location: string
  /** Its page. */
  url: string
  startsAt: Date
  endsAt: Date
  /** Counts its changes from 0: a calendar keeps the highest. */
  sequence: number
  updatedAt: Date
  isCancelled: boolean
  /** A mailbox: both methods need one (RFC 5546). */
  organizer: string
}

/**
 * A calendar file (RFC 5545). Times are in UTC: every program shows them right in the visitor's zone, in summer and in
 * winter, without a table of zones that may be out of date.
 *
 * @param feed for a file that programs fetch again and again
 */
export function calendarFile(entries: CalendarEntry[], feed?: { name: string; url: string }): string {
  return fileOf("PUBLISH", entries, feed)
}

/** One entry as a file, to be opened once: of what is cancelled it asks calendars to take it out (RFC 5546). */
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
    // When what is told was made: at the last change, which keeps an unchanged file the same.
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

/** Text as a value: line breaks are written, and what no text may hold is left out. */
function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      // The two separators of Unicode end a line for some programs, and the rest of it is lost.
      .replace(/\r\n?|[\u2028\u2029]/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, "")
      .replace(/[\\;,]/g, "\\$&")
      .replaceAll("\n", "\\n")
  )
}

const maxOctets = 75

/** A line is at most 75 octets without its end; what is longer goes on in the next one, behind a blank. */
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
