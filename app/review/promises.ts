export function addHours(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * 60 * 60 * 1000)
}

/**
 * Adds business days (Monday to Friday) in UTC, at the same time of day. Holidays are ignored, because they differ by country.
 */
export function addBusinessDays(from: Date, days: number): Date {
  const date = new Date(from)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left--
  }
  return date
}
