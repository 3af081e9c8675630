/** The time so many hours later. */
export function addHours(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * 60 * 60 * 1000)
}

/** The same time of day, so many days from Monday to Friday later, in UTC. Holidays differ by country and do not count. */
export function addBusinessDays(from: Date, days: number): Date {
  const date = new Date(from)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left--
  }
  return date
}
