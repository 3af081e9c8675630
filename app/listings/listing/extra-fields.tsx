import { Fragment, type ReactNode } from "react"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { format } from "#app/lib/text/format.ts"
import { Button } from "#app/ui/button.tsx"
import { SelectField, TextField } from "#app/ui/form/field.tsx"
import { listingOwners } from "#content/en/listing-owners.ts"
import { weekdays } from "../hours/opening-hours.ts"
import type { ExtraField, ExtraValues } from "./listing-extras.ts"
import {
  acceptedNetworks,
  closureNoteLength,
  extraLengths,
  extraTextNames,
  extraTexts,
  socialLinkLength,
} from "./listing-options.ts"

const words = listingOwners.more
const rows = [1, 2, 3] as const

/** Form fields for opening hours and other facts that the application form does not have. */
export function ExtraFields({ values, errors }: { values: ExtraValues; errors: FieldErrors<ExtraField> }) {
  const field = (name: ExtraField, label: string, maxLength = 100) => (
    <TextField
      key={name}
      {...{ name, label, maxLength }}
      hint={hints[name]}
      error={errors[name]}
      defaultValue={values[name]}
    />
  )
  return (
    <>
      <Part id="hours" heading={words.facts.openingHours} text={words.hoursText}>
        {weekdays.map((day) => (
          <Fragment key={day}>
            {field(`hours${day}`, words.days[day])}
            {day === "Mo" && (
              <Button
                name="intent"
                value="same-weekdays"
                variant="outline"
                formAction="#hours"
                className="justify-self-start"
              >
                {words.sameWeekdays}
              </Button>
            )}
          </Fragment>
        ))}
      </Part>
      <Part id="closures" heading={words.facts.closures} text={words.closuresText}>
        {rows.map((row) => (
          <div
            key={row}
            className="grid gap-4 border-t border-ink-700 pt-4 first-of-type:border-t-0 sm:grid-cols-2"
          >
            {(["From", "Until"] as const).map((part) => (
              <TextField
                key={part}
                type="date"
                name={`closure${row}${part}`}
                label={format(words.closure[part], { number: row })}
                error={errors[`closure${row}${part}`]}
                defaultValue={values[`closure${row}${part}`]}
              />
            ))}
            <div className="sm:col-span-2">
              {field(`closure${row}Note`, format(words.closure.Note, { number: row }), closureNoteLength)}
            </div>
          </div>
        ))}
      </Part>
      <Part id="reach" heading={words.reachHeading}>
        {field("whatsapp", words.facts.whatsapp, extraLengths.whatsapp)}
        {rows.map((row) => field(`social${row}`, format(words.social, { number: row }), socialLinkLength))}
        {extraTextNames.map((name) => field(name, words.facts[name], extraTexts[name]))}
        <SelectField
          name="networks"
          label={words.facts.networks}
          empty={words.networksEmpty}
          defaultValue={values.networks}
          options={acceptedNetworks.map((value) => ({ value, label: words.networks[value] }))}
        />
      </Part>
    </>
  )
}

const hints: Partial<Record<ExtraField, string>> = words.hints

function Part({
  id,
  heading,
  text,
  children,
}: {
  id: string
  heading: string
  text?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="panel grid gap-5 p-5">
      <div className="grid gap-1">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        {text && <p className="text-ivory-300">{text}</p>}
      </div>
      {children}
    </section>
  )
}
