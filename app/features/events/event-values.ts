import type { EventInput, EventValues } from "./event-schema.ts"
import { easternZone } from "./event-time.ts"

/** The form of a new event. */
export const emptyEvent: EventValues = {
  kind: "",
  title: "",
  description: "",
  location: "",
  date: "",
  time: "",
  timeZone: easternZone,
  duration: "60",
  slug: "",
  repeatUntil: "",
  scope: "one",
}

type Row = Pick<EventInput, "kind" | "title" | "description" | "location" | "timeZone" | "duration"> & {
  slug: string
  localDate: string
  localTime: string
}

/** An event as its form shows it. */
export function valuesOf(row: Row): EventValues {
  const { kind, title, description, location, localDate, localTime, timeZone, duration, slug } = row
  return {
    ...emptyEvent,
    ...{ kind, title, description, location, timeZone, slug },
    date: localDate,
    time: localTime.slice(0, 5),
    duration: String(duration),
  }
}
