import { endOf, isOver, type PublicEvent } from "../public-event.ts"

/** So long before it begins the room of a session in a call is told. */
const joinAheadMs = 60 * 60 * 1000

type Row = Pick<PublicEvent, "startsAt" | "duration" | "isCancelled"> & {
  joinUrl: string | null
  notes: string | null
  recordingUrl: string | null
}

/** What visitors may know of an event at a moment, of what they may not know at any. */
export function toldNow(event: Row, now: Date): Pick<PublicEvent, "join" | "notes" | "recordingUrl"> {
  const { startsAt, isCancelled, joinUrl, notes, recordingUrl } = event
  if (isOver(event, now)) return { join: null, notes, recordingUrl }
  const nothing = { notes: null, recordingUrl: null }
  if (!joinUrl || isCancelled) return { join: null, ...nothing }
  const opensAt = new Date(startsAt.getTime() - joinAheadMs)
  return { join: { opensAt, url: opensAt <= now ? joinUrl : null }, ...nothing }
}

/** When a page that shows these events has to be another one: the first that ends, or whose room is told. */
export function nextChange(
  shown: readonly Pick<PublicEvent, "startsAt" | "duration" | "join">[],
  now: Date,
): Date | undefined {
  return shown
    .flatMap((event) => (event.join ? [event.join.opensAt, endOf(event)] : [endOf(event)]))
    .filter((moment) => moment > now)
    .sort((one, other) => one.getTime() - other.getTime())[0]
}
