import { Fragment, type ReactNode } from "react"
import { weekdays } from "#app/platform/business/hours/opening-hours.ts"
import type { ExtraField } from "#app/platform/business/listing/listing-extras.ts"
import {
  acceptedNetworks,
  closureNoteLength,
  extraLengths,
  extraTextNames,
  extraTexts,
  socialLinkLength,
} from "#app/platform/business/listing/listing-options.ts"
import { fill } from "#app/platform/fill.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { SelectField, TextField } from "#app/ui/form/field.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { listingOwners } from "#content/en/listing-owners.ts"
import { ChangesList } from "./edit/changes-list.tsx"
import type { MoreState } from "./edit/edit-request.server.ts"

const words = listingOwners.more
const rows = [1, 2, 3] as const

type Props = { publicId: string; businessName: string; state: MoreState }

/** Opening hours and whatever else only an owner knows. Everything may be left empty. */
export function MorePage({ publicId, businessName, state }: Props) {
  const { values, errors, seen, meanwhile } = state
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }))
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
    <div className="page-width grid max-w-3xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{fill(words.heading, { name: businessName })}</h1>
      <p className="text-lg">{words.lead}</p>
      {meanwhile && (
        <Notice tone="error" title={listingOwners.edit.stale}>
          <ChangesList changes={meanwhile} />
        </Notice>
      )}
      <ErrorSummary items={problems} />
      <form method="post" noValidate className="grid gap-6">
        {/* What Enter presses: the first button of a form. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden" />
        <input type="hidden" name="seen" value={seen} />
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
                  label={fill(words.closure[part], { number: row })}
                  error={errors[`closure${row}${part}`]}
                  defaultValue={values[`closure${row}${part}`]}
                />
              ))}
              <div className="sm:col-span-2">
                {field(`closure${row}Note`, fill(words.closure.Note, { number: row }), closureNoteLength)}
              </div>
            </div>
          ))}
        </Part>
        <Part id="reach" heading={words.reachHeading}>
          {field("whatsapp", words.facts.whatsapp, extraLengths.whatsapp)}
          {rows.map((row) => field(`social${row}`, fill(words.social, { number: row }), socialLinkLength))}
          {extraTextNames.map((name) => field(name, words.facts[name], extraTexts[name]))}
          <SelectField
            name="networks"
            label={words.facts.networks}
            empty={words.networksEmpty}
            defaultValue={values.networks}
            options={acceptedNetworks.map((value) => ({ value, label: words.networks[value] }))}
          />
        </Part>
        <p className="flex flex-wrap gap-3">
          <Button variant="gold" size="lg">
            {listingOwners.edit.submit}
          </Button>
          <ButtonLink href={pathTo("/my-listings/:publicId", { publicId })} variant="outline" size="lg">
            {listingOwners.edit.cancel}
          </ButtonLink>
        </p>
      </form>
    </div>
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
