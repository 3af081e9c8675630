import { useEffect } from "react"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { SelectField, TextField } from "#app/ui/form/field.tsx"
import { placeWords as words } from "#content/en/places.ts"
import { extraLengths, pinPrecisions } from "../listing/listing-options.ts"
import { kmText, type PlaceState } from "./place-state.ts"
import type { UnderstoodPin } from "./understand-pin.server.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "this-place": React.HTMLAttributes<HTMLElement>
    }
  }
}

/** Form fields of a location. A new pin is shown as interpreted before it is saved. */
export function PlaceFields({ state: { values, errors, understood } }: { state: PlaceState }) {
  useEffect(() => {
    import("#app/places/place-elements.ts")
  }, [])
  const { button, ...sentences } = words.here
  const data = Object.fromEntries(Object.entries(sentences).map(([name, text]) => [`data-${name}`, text]))
  return (
    <>
      <TextField
        name="locality"
        label={words.facts.locality}
        hint={words.hints.locality}
        error={errors.locality}
        defaultValue={values.locality}
        maxLength={extraLengths.locality}
      />
      <TextField
        name="pin"
        label={words.facts.pin}
        hint={words.hints.pin}
        error={errors.pin}
        defaultValue={values.pin}
        autoComplete="off"
        spellCheck={false}
      />
      <this-place className="grid justify-items-start gap-2" data-field="pin" {...data}>
        <Button type="button" variant="outline" hidden>
          {button}
        </Button>
        <p role="status" className="text-ivory-300 empty:hidden" />
      </this-place>
      <SelectField
        name="pinPrecision"
        label={words.facts.pinPrecision}
        error={errors.pinPrecision}
        empty={words.precisionEmpty}
        defaultValue={values.pinPrecision}
        options={pinPrecisions.map((value) => ({ value, label: words.precisions[value] }))}
      />
      {understood && <Understood {...understood} />}
    </>
  )
}

function Understood({ pin, plusCode, fromTown, isFar, isView, swapped }: UnderstoodPin) {
  const said = words.understood
  const facts: [name: string, value: string][] = [
    [said.coordinates, pin.replace(",", ", ")],
    [said.plusCode, plusCode],
    ...(fromTown
      ? [[format(said.fromTown, fromTown), distanceText(fromTown)] satisfies [string, string]]
      : []),
  ]
  return (
    <section aria-labelledby="understood" className="grid gap-3 rounded-control border-2 border-gold-500 p-4">
      <h2 id="understood" className="text-heading">
        {said.heading}
      </h2>
      <p className="text-ivory-300">{said.text}</p>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ivory-300">{name}</dt>
            <dd className="mb-2 font-semibold wrap-anywhere sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      {isFar && fromTown && <p className="font-semibold">{format(said.far, fromTown)}</p>}
      {swapped && (
        <p className="font-semibold">{format(said.swapped, { swapped: swapped.replace(",", ", ") })}</p>
      )}
      {isView && <p className="font-semibold">{said.view}</p>}
      <p>
        <a href={`geo:${pin}`} className="inline-flex min-h-11 items-center text-gold-400 underline">
          {said.open}
        </a>
      </p>
      <input type="hidden" name="confirmed" value={pin} />
    </section>
  )
}

function distanceText({ km, direction }: NonNullable<UnderstoodPin["fromTown"]>): string {
  const values = { distance: kmText(km), direction: words.directions[direction] ?? "" }
  return format(words.understood.distance, values)
}
