import { perLocale } from "#app/lib/text/per-locale.ts"
import type { Country } from "#app/places/countries/countries.ts"

const twelveHours = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", hour12: true, timeZone: "UTC" }),
)

const known = new Map<Country, boolean>()

/** True if a country uses the 12-hour clock, by CLDR: Ghana and the United States do, Nigeria and Kenya do not. */
function countsToTwelve(country: Country): boolean {
  const found = known.get(country) ?? hourCycleOf(country) === "h12"
  known.set(country, found)
  return found
}

/** TypeScript's types do not have `getHourCycles` yet. */
function hourCycleOf(country: Country): string | undefined {
  const locale: Intl.Locale & { getHourCycles?(): string[] } = new Intl.Locale(`und-${country}`)
  return locale.getHourCycles?.()[0]
}

/**
 * Formats a 24-hour time as usual in the shop's country: '6:00 PM', '18:00'.
 * Without a known country it stays in 24-hour form.
 */
export function clockText(time: string, country: Country | null | undefined): string {
  if (!country || country === "ZZ" || !countsToTwelve(country)) return time
  // Midnight at the end of a day is '24:00'. Intl puts a narrow no-break space before AM and PM.
  return twelveHours()
    .format(new Date(`2000-01-01T${time.replace(/^24/, "00")}Z`))
    .replace(/\s/g, " ")
}

/** Formats '09:00-13:00,14:00-18:00' as '9:00 AM–1:00 PM, 2:00 PM–6:00 PM'. */
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
