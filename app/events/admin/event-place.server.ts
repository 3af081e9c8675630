import type { Database } from "#app/lib/db/client.server.ts"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { fold } from "#app/lib/text/fold.ts"
import { areaText, readArea, townText } from "#app/places/find-areas.server.ts"
import { findPlaces, type Place } from "#app/places/find-places.server.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { countryNames } from "#content/en/countries.ts"
import { eventsContent } from "#content/en/events.ts"
import type { CheckedEvent, EventInput } from "../event-schema.ts"
import { onlineCode } from "../public-event.ts"
import type { PlaceChoice } from "./event-fields.tsx"

/**
 * Finds the place that staff typed: 'online', the only town of that name, or the one they chose of several. A choice is
 * valid only while it still matches the text.
 *
 * @returns the event with its place as a code, or the errors and the towns to choose from
 */
export async function findEventPlace(
  db: Database,
  { place: typed, placeCode, ...event }: CheckedEvent,
): Promise<
  { kind: "found"; input: EventInput } | { kind: "unclear"; errors: FieldErrors; placeChoices: PlaceChoice[] }
> {
  const found = (place: string | null) => ({ kind: "found", input: { ...event, place } }) as const
  if (!typed) return found(null)
  const text = fold(typed)
  if (text === fold(eventsContent.online)) return found(onlineCode)
  if (placeCode && fold((await placeText(db, placeCode)) ?? "") === text) return found(placeCode)

  const towns = await findPlaces(db, typed.split(",")[0] ?? "")
  const whole = towns.filter((town) => fold(townText(town)) === text)
  const named = whole.length > 0 ? whole : towns.filter(({ name }) => fold(name) === text)
  const chosen =
    towns.find((town) => codeOf(town) === placeCode) ?? (named.length === 1 ? named[0] : undefined)
  if (chosen) return found(codeOf(chosen))
  const { unknownPlace, whichPlace } = adminEvents.form.errors
  return {
    kind: "unclear",
    errors: { place: towns.length > 0 ? whichPlace : unknownPlace },
    placeChoices: towns.map((town) => ({ code: codeOf(town), text: choiceText(town) })),
  }
}

/** Place as the form shows it; undefined for a town that is no longer in the list. */
export async function placeText(db: Database, code: string | null): Promise<string | undefined> {
  if (code === onlineCode) return eventsContent.online
  const area = code ? await readArea(db, code) : undefined
  return area?.kind === "town" ? areaText(area) : undefined
}

const codeOf = ({ country, slug }: Place) => `${country.toLowerCase()}/${slug}`
/** With the region, because two towns of a country can have the same name. */
const choiceText = ({ name, region, country }: Place) =>
  [name, region, countryNames[country]].filter(Boolean).join(", ")
