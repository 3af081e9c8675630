import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { listingPageContent } from "#content/en/listing-pages.ts"
import { openingHoursContent as words } from "#content/en/opening-hours.ts"
import { clockText, shiftsText } from "../hours/clock-text.ts"
import type { OpenState } from "../hours/open-now.ts"
import { closuresOf, hoursOf } from "../hours/opening-hours.ts"

/** 'Open now, until 18:00', 'Closed, opens tomorrow at 9:00 AM'. @param country whose time format is used */
export function openText({ isOpen, change }: OpenState, country?: Country | null): string {
  if (!change) return isOpen ? words.open.always : words.closed.unknown
  const values = {
    time: isOpen && change.time === "00:00" ? words.midnight : clockText(change.time, country),
    day: listingPageContent.extras.days[change.day],
    date: dateText(new Date(`${change.date}T00:00:00Z`)),
  }
  if (isOpen) return format(change.minutesAhead < dayMinutes ? words.open.until : words.open.untilDay, values)
  const { today, tomorrow, day, date } = words.closed
  return format([today, tomorrow][change.daysAhead] ?? (change.daysAhead < 7 ? day : date), values)
}

const dayMinutes = 24 * 60

/** The open state on a card. */
export function OpenNow({ opening, country }: { opening: OpenState | undefined; country: Country | null }) {
  if (!opening) return null
  return (
    <p className={`text-sm ${opening.isOpen ? "text-leaf-text" : "text-ivory-400"}`}>
      {openText(opening, country)} {words.there}
    </p>
  )
}

/** The open state on the shop's page, with the hours of the current day there. */
export function OpenToday({
  opening,
  openingHours,
  closures,
  country,
}: {
  opening: OpenState
  country: Country | null
  openingHours: string | null
  closures: string | null
}) {
  const { date, day } = opening
  const isClosed = closuresOf(closures).some(({ from, until }) => from <= date && date <= until)
  const shifts = isClosed ? undefined : hoursOf(openingHours)[day]
  return (
    <div>
      <p className={`font-semibold ${opening.isOpen ? "text-leaf-text" : ""}`}>
        {openText(opening, country)}
      </p>
      <p className="tabular-nums">
        {shifts ? format(words.today, { times: shiftsText(shifts, country) }) : words.closedToday}
      </p>
    </div>
  )
}

/** 'Local time there (UTC+1), ...': the reader may be in another time zone. */
export function timesNote(opening: OpenState | undefined): string {
  if (!opening) return listingPageContent.extras.times
  const minutes = Math.abs(opening.offset)
  const text = `${Math.floor(minutes / 60)}${minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : ""}`
  return format(words.timesThere, { offset: `${opening.offset < 0 ? "−" : "+"}${text}` })
}
