import { formatCount } from "#app/lib/text/format.ts"
import { evidenceNoteLength, evidenceWays, hidingReasons } from "#app/listings/listing/listing-options.ts"
import { directoryCategories } from "#app/listings/options.ts"
import { TownField } from "#app/listings/position/town-field.tsx"
import { noteLength } from "#app/review/options.ts"
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { ConfirmRows } from "#app/ui/list/confirm-rows.tsx"
import { adminListings } from "#content/en/admin-listings.ts"
import { countryNames } from "#content/en/countries.ts"
import { listingLabels } from "#content/en/labels.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import { site } from "#content/en/site.ts"
import type { SeveralAct, SeveralState } from "./acts.ts"

const words = adminListings.several
const { detail } = adminListings

type Props = {
  act: SeveralAct
  rows: { id: number; name: string }[]
  /** The country in which the town is looked up. */
  country: keyof typeof countryNames | null
  /** The same country as the form posts it. */
  countryWord: string
  back: string
  state?: SeveralState
}

/** /admin/listings/several: asks for confirmation, and for the values that the action needs. */
export function SeveralListings({ act, rows, back, state, ...place }: Props) {
  return (
    <ConfirmRows
      key={state?.towns}
      heading={formatCount(words.headings[act], rows.length, site.locale)}
      rows={rows}
      nameOf={({ name }) => <strong>{name}</strong>}
      submit={words.submit[act]}
      submitVariant={act === "hide" ? "destructive" : "gold"}
      cancel={words.cancel}
      back={back}
    >
      <p className="text-sm text-ivory-300">{words.leads[act]}</p>
      <ActFields act={act} state={state ?? { values: {}, errors: {} }} {...place} />
    </ConfirmRows>
  )
}

type FieldsProps = Pick<Props, "act" | "country" | "countryWord"> & { state: SeveralState }

function ActFields({ act, state: { values, errors, towns }, country, countryWord }: FieldsProps) {
  const why = (
    <TextArea
      name="reason"
      label={detail.reason}
      hint={detail.reasonHint}
      error={errors.reason}
      defaultValue={values.reason}
      maxLength={noteLength}
      required={act === "hide"}
      rows={2}
    />
  )
  switch (act) {
    case "hide":
      return (
        <>
          <SelectField
            name="reasonCode"
            label={detail.hidingReason}
            error={errors.reasonCode}
            empty={detail.chooseReason}
            options={hidingReasons.map((code) => ({ value: code, label: detail.hidingReasons[code] }))}
            defaultValue={values.reasonCode}
            required
          />
          {why}
        </>
      )
    case "category":
      return (
        <>
          <SelectField
            name="directoryCategory"
            label={adminListings.facts.directoryCategory}
            error={errors.directoryCategory}
            empty={detail.chooseReason}
            options={directoryCategories.map((code) => ({
              value: code,
              label: listingLabels.directoryCategories[code],
            }))}
            defaultValue={values.directoryCategory}
            required
          />
          {why}
        </>
      )
    case "town":
      return (
        <>
          <p>{country && countryNames[country]}</p>
          <input type="hidden" name="country" value={countryWord} />
          <TextField
            name="city"
            label={adminListings.facts.city}
            error={errors.city}
            defaultValue={values.city}
            maxLength={100}
            required
          />
          <TownField towns={towns ?? ""} value="" onChange={() => {}} />
          {why}
        </>
      )
    case "confirm": {
      const { call } = listingVerification.staff
      return (
        <>
          <SelectField
            name="how"
            label={call.how}
            error={errors.how}
            empty={detail.chooseReason}
            options={evidenceWays.map((way) => ({ value: way, label: call.ways[way] }))}
            defaultValue={values.how}
            required
          />
          <TextArea
            name="note"
            label={call.note}
            error={errors.note}
            defaultValue={values.note}
            maxLength={evidenceNoteLength}
            rows={2}
          />
        </>
      )
    }
  }
}
