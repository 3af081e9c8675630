import type { EventInput, EventValues } from "../event-schema.ts"
import { easternZone } from "../plan/event-time.ts"

/** Values of an empty form. */
export const emptyEvent: EventValues = {
  kind: "",
  title: "",
  description: "",
  location: "",
  place: "",
  placeCode: "",
  date: "",
  time: "",
  timeZone: easternZone,
  duration: "60",
  joinUrl: "",
  notes: "",
  recordingUrl: "",
  slug: "",
  repeatUntil: "",
  scope: "one",
  reason: "",
}

type Row = Pick<EventInput, "kind" | "title" | "description" | "location" | "timeZone" | "duration"> & {
  place: string | null
  /** The place as text; undefined if it was not looked up. */
  placeText?: string
  joinUrl: string | null
  notes: string | null
  recordingUrl: string | null
  slug: string
  localDate: string
  localTime: string
}

/** Form values of an event. */
export function valuesOf(row: Row): EventValues {
  const { kind, title, description, location, localDate, localTime, timeZone, duration, slug } = row
  const { place, placeText } = row
  return {
    ...emptyEvent,
    ...{ kind, title, description, location, timeZone, slug },
    place: placeText ?? "",
    placeCode: place ?? "",
    date: localDate,
    time: localTime.slice(0, 5),
    duration: String(duration),
    joinUrl: row.joinUrl ?? "",
    notes: row.notes ?? "",
    recordingUrl: row.recordingUrl ?? "",
  }
}
