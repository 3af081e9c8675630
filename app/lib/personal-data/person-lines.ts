import { moderation } from "#content/en/moderation.ts"
import type { Times } from "../text/date-text.ts"
import { format } from "../text/format.ts"

/** Joins sentences; empty ones are left out. */
export function sentences(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(". ")
}

/** 'Confirmed: May 1, 2026, 12:00 UTC' */
export function dated(name: string, at: Date | null, { timeText }: Times): string | null {
  return at && `${name}: ${timeText(at)}`
}

/** 'Pending, sent May 1, 2026' */
export function sentText(
  row: { status: keyof typeof moderation.statuses; createdAt: Date },
  { dateText }: Times,
): string {
  return format(moderation.sent, { status: moderation.statuses[row.status], date: dateText(row.createdAt) })
}
