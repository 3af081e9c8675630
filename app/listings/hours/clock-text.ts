import { perLocale } from "#app/lib/text/per-locale.ts"
import type { Country } from "#app/places/countries/countries.ts"

const twelveHours = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" }),
)

const known = new Map<Country, boolean>()

/** Whether clocks of a country count to twelve, by CLDR: in Ghana and the United States, not in Nigeria or Kenya. */
function countsToTwelve(country: Country): boolean {
  const found = known.get(country) ?? hourCycleOf(country) === "h12"
  known.set(country, found)
  return found
}

/** `getHourCycles` is newer than the types of TypeScript. */
function hourCycleOf(country: Country): string | undefined {
  const locale: Intl.Locale & { getHourCycles?(): string[] } = new Intl.Locale(`und-${country}`)
  return locale.getHourCycles?.()[0]
}

/** A time of 24 hours as people of the shop's country write it: '6:00 PM', '18:00'. Where no country is known, of 24 hours. */
export function clockText(time: string, country: Country | null | undefined): string {
  if (!country || country === "ZZ" || !countsToTwelve(country)) return time
  // Midnight at the end of a day is '24:00'. Intl puts a narrow blank before AM and PM.
  return twelveHours()
    .format(new Date(`2000-01-01T${time.replace(/^24/, "00")}Z`))
    .replace(/\s/g, " ")
}

/** '09:00-13:00,14:00-18:00' as '9:00 AM–1:00 PM, 2:00 PM–6:00 PM'. */
export function shiftsText(shifts: string, country: Country | null | undefined): string {
  return shifts
    .split(",")
    .map((shift) =>
      shift
        .split("-")
        .map((time) => clockText(time, country))
        .join("–"),
    )
    .join(", ")
}
