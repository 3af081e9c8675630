import { SelectField, TextField } from "#app/ui/form/field.tsx"
import { ZoneOptions, type Zones } from "#app/ui/form/zone-options.tsx"
import { adminSettings } from "#content/en/admin-settings.ts"
import { weekdayNames } from "#content/en/weekdays.ts"
import { ChoiceList } from "../choice-list.tsx"
import type { ProofState } from "../proof-fields.tsx"
import { HistoryLink, type SectionState, SettingsSection } from "../settings-section.tsx"
import type { WebinarSetting } from "./webinar.ts"
import { weekdays } from "./webinar.ts"

const words = adminSettings.webinar

type Values = Record<string, string | undefined>
type Props = {
  values: WebinarSetting
  version: string
  zones: Zones
  maxLength: number
  proof: ProofState
  refusal: SectionState<Values> & { version?: string }
}

/** The settings of the weekly webinar. */
export function WebinarSection({ values: stored, version, zones, maxLength, proof, refusal }: Props) {
  const { errors = {}, values = stored as Values } = refusal
  return (
    <SettingsSection
      intent="webinar"
      heading={words.heading}
      lead={words.lead}
      save={words.save}
      failure={refusal.failure}
      errors={errors}
      version={refusal.version ?? version}
      proof={proof}
    >
      <HistoryLink />
      <ChoiceList
        name="state"
        legend={null}
        label={words.heading}
        options={["off", "on"] as const}
        words={words.states}
        chosen={values.state === "on" ? "on" : "off"}
        error={errors.state}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="weekday"
          label={words.weekday}
          empty={words.weekday}
          defaultValue={values.weekday}
          error={errors.weekday}
          options={weekdays.map((day) => ({ value: String(day), label: weekdayNames[day] }))}
        />
        <TextField
          type="time"
          name="time"
          label={words.time}
          defaultValue={values.time}
          error={errors.time}
        />
      </div>
      <SelectField
        name="timeZone"
        label={words.timeZone}
        empty={words.timeZone}
        defaultValue={values.timeZone}
        error={errors.timeZone}
      >
        <ZoneOptions zones={zones} />
      </SelectField>
      <TextField
        type="url"
        name="joinUrl"
        label={words.joinUrl}
        hint={words.joinUrlHint}
        defaultValue={values.joinUrl}
        error={errors.joinUrl}
        maxLength={maxLength}
        inputMode="url"
        spellCheck={false}
      />
    </SettingsSection>
  )
}
