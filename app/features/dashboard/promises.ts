const hour = 60 * 60 * 1000

export type WaitingKind = "story" | "merchant" | "contact"

/** By when an answer was promised: stories within 48 hours, applications within 3 business days. No time for messages. */
export function promisedBy(kind: WaitingKind, sentAt: Date): Date | null {
  if (kind === "story") return new Date(sentAt.getTime() + 48 * hour)
  return kind === "merchant" ? addBusinessDays(sentAt, 3) : null
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
