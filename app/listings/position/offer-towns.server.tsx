import { renderToStaticMarkup } from "react-dom/server"
import type { Database } from "#app/lib/db/client.server.ts"
import { isUnavailable } from "#app/lib/db/database-reads.server.ts"
import type { LookupLimit } from "#app/lib/http/lookup-limit.ts"
import { codeOf } from "#app/lib/text/codes.ts"
import { fill } from "#app/lib/text/fill.ts"
import { countryWords } from "#app/places/countries/countries.ts"
import { type FoundPlace, findPlaces } from "#app/places/find-places.server.ts"
import { countryNames } from "#content/en/countries.ts"
import { townWords } from "#content/en/towns.ts"
import type { ApplicationValues } from "../application/application-rules.ts"
import { heldTown, isCalled, isDeclined, noTownValue, townValue } from "./town-choice.ts"

type Typed = Pick<ApplicationValues, "town" | "city" | "country">

/**
 * The towns that a typed city may mean, as radios of a form; a country that is chosen has to be theirs.
 *
 * @param isAsked whether somebody asks, who is then given the town that is called just so; a form that is only opened keeps what it holds
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

/** What a lookup for anybody stands on. */
export type TownLookups = { publicReads: Database; townLookups: LookupLimit }

/**
 * The same for anybody, within the limit of their network.
 *
 * @returns the radios, or past the limit a sentence that says so, with status 429 and the seconds to wait
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

/** The town that was chosen already, with the way to drop it; nothing where there is none. */
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
 * The only town of the chosen country that is called just as it was typed: most owners need choose nothing. What is chosen already, or
 * none of them, stays.
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
    <Choices legend={townWords.which} said={fill(towns.length === 1 ? one : other, { count: towns.length })}>
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
            // What the form can be completed with.
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

/** 'Accra, Greater Accra, Ghana'; of a town that is called like its region, once. */
function townLabel({ name, region, country, spelling }: FoundPlace): string {
  const town = [name, region === name ? "" : region, countryNames[country]].filter(Boolean).join(", ")
  return spelling ? fill(townWords.otherName, { spelling, town }) : town
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
