import { renderToStaticMarkup } from "react-dom/server"
import type { Database } from "#app/lib/db/client.server.ts"
import { isUnavailable } from "#app/lib/db/database-reads.server.ts"
import type { LookupLimit } from "#app/lib/http/lookup-limit.ts"
import { codeOf } from "#app/lib/text/codes.ts"
import { format } from "#app/lib/text/format.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { type FoundPlace, findPlaces } from "#app/places/find-places.server.ts"
import { countryNames } from "#content/en/countries.ts"
import { townWords } from "#content/en/towns.ts"
import type { ApplicationValues } from "../application/application-rules.ts"
import { heldTown, isCalled, isDeclined, noTownValue, townValue } from "./town-choice.ts"

type Typed = Pick<ApplicationValues, "town" | "city" | "country">

/**
 * Radio buttons with the towns that a typed city may mean, only of the selected country if there is one.
 *
 * @param isAsked true preselects the town with exactly that name; false keeps
 *   the form's present choice, when it is only displayed
 */
export async function offerTowns(db: Database, typed: Typed, isAsked = true): Promise<string> {
  if (!typed.city.trim()) return render(<Said>{townWords.noCity}</Said>)
  const country = codeOf(countryWords, typed.country)
  try {
    const places = await findPlaces(db, typed.city, { country })
    const towns = places.filter((place) => !country || place.country === country)
    return towns.length > 0
      ? render(<Offered {...{ towns, typed, isAsked }} />)
      : render(<Said>{townWords.notFound}</Said>)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return render(<Said>{townWords.unavailable}</Said>)
  }
}

/** Dependencies of a lookup by an anonymous visitor. */
export type TownLookups = { publicReads: Database; townLookups: LookupLimit }

/**
 * Like `offerTowns`, for anonymous visitors, with the rate limit of their network.
 *
 * @returns the radio buttons, or above the limit a message with status 429 and Retry-After
 */
export async function offerTownsToAnybody(
  { publicReads, townLookups }: TownLookups,
  limitGroup: string,
  typed: Typed,
  isAsked = true,
): Promise<{ towns: string; status: 200 | 429; headers: Record<string, string> }> {
  const wait = typed.city.trim() ? townLookups.secondsToWait(limitGroup) : undefined
  if (wait === undefined)
    return { towns: await offerTowns(publicReads, typed, isAsked), status: 200, headers: {} }
  return {
    towns: render(<Said>{townWords.tooMany}</Said>),
    status: 429,
    headers: { "Retry-After": String(wait) },
  }
}

/** The already selected town, with an option to remove it; empty without one. */
export function chosenTown(typed: Typed): string {
  const held = heldTown(typed)
  if (!held) return ""
  return render(
    <Choices legend={townWords.chosen}>
      <Choice value={typed.town} isChosen>
        {held.label}
      </Choice>
      <Choice value={noTownValue(typed)}>{townWords.none}</Choice>
    </Choices>,
  )
}

const render = renderToStaticMarkup

/**
 * The only town of the selected country with exactly the typed name, so that most owners need not select one. An
 * existing choice, also 'none of these', is preserved.
 */
function meantTown(towns: FoundPlace[], typed: Typed): FoundPlace | undefined {
  if (!typed.country || isDeclined(typed)) return undefined
  const [only, ...others] = towns.filter(({ name, spelling }) => isCalled(typed.city, name, spelling))
  return others.length === 0 ? only : undefined
}

const codeOfTown = ({ country, slug }: FoundPlace) => `${country.toLowerCase()}/${slug}`

function Offered({ towns, typed, isAsked }: { towns: FoundPlace[]; typed: Typed; isAsked: boolean }) {
  const held = heldTown(typed)
  const meant = isAsked && !held ? meantTown(towns, typed) : undefined
  const chosen = held?.code ?? (meant && codeOfTown(meant))
  const { one, other } = townWords.found
  return (
    <Choices
      legend={townWords.which}
      said={format(towns.length === 1 ? one : other, { count: towns.length })}
    >
      {towns.map((place) => {
        const { country, name, spelling } = place
        const code = codeOfTown(place)
        const word = countryWords[country]
        const label = townLabel(place)
        return (
          <Choice
            key={code}
            value={townValue({ code, city: typed.city, country: word, label })}
            isChosen={code === chosen}
            // Values to complete the form with.
            data-city={spelling ?? name}
            data-state={country === "US" ? place.regionCode : place.region}
            data-country={word}
          >
            {label}
          </Choice>
        )
      })}
      <Choice value={noTownValue(typed)} isChosen={!chosen}>
        {townWords.none}
      </Choice>
    </Choices>
  )
}

/** 'Accra, Greater Accra, Ghana'; omits a region with the same name as the town. */
function townLabel({ name, region, country, spelling }: FoundPlace): string {
  const town = [name, region === name ? "" : region, countryNames[country]].filter(Boolean).join(", ")
  return spelling ? format(townWords.otherName, { spelling, town }) : town
}

function Choices({ legend, said, children }: { legend: string; said?: string; children: React.ReactNode }) {
  return (
    <fieldset
      id="town"
      data-said={said}
      className="grid gap-1 rounded-control border border-ivory-400/70 px-4 pt-1 pb-3"
    >
      <legend className="px-1 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}

function Choice({ isChosen, children, ...input }: React.ComponentProps<"input"> & { isChosen?: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        {...input}
        type="radio"
        name="town"
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-gold-500"
      />
      <span className="wrap-anywhere">{children}</span>
    </label>
  )
}

function Said({ children }: { children: string }) {
  return (
    <p id="town" data-said={children} className="text-ivory-300">
      {children}
    </p>
  )
}
