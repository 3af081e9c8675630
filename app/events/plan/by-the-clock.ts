import { endOf, isOver, type PublicEvent } from "../public-event.ts"

/** How long before its start the join URL of an online session becomes public. */
const joinAheadMs = 60 * 60 * 1000

type Row = Pick<PublicEvent, "startsAt" | "duration" | "isCancelled"> & {
  joinUrl: string | null
  notes: string | null
  recordingUrl: string | null
}

/** The fields of an event that are public at certain times only. */
export function toldNow(event: Row, now: Date): Pick<PublicEvent, "join" | "notes" | "recordingUrl"> {
  const { startsAt, isCancelled, joinUrl, notes, recordingUrl } = event
  if (isOver(event, now)) return { join: null, notes, recordingUrl }
  const nothing = { notes: null, recordingUrl: null }
  if (!joinUrl || isCancelled) return { join: null, ...nothing }
  const opensAt = new Date(startsAt.getTime() - joinAheadMs)
  return { join: { opensAt, url: opensAt <= now ? joinUrl : null }, ...nothing }
}

/** When a page with these events must be rendered again: at the first end, or when the first join URL becomes public. */
export function nextChange(
  shown: readonly Pick<PublicEvent, "startsAt" | "duration" | "join">[],
  now: Date,
): Date | undefined {
  return shown
    .flatMap((event) => (event.join ? [event.join.opensAt, endOf(event)] : [endOf(event)]))
    .filter((moment) => moment > now)
    .sort((one, other) => one.getTime() - other.getTime())[0]
}
