import type { FieldConstraints, FieldErrors } from "#app/lib/form/parse-form.ts"
import { format, formatCount, type PluralForms } from "#app/lib/text/format.ts"
import { ErrorSummary } from "#app/ui/form/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx"
import { ZoneOptions, type Zones } from "#app/ui/form/zone-options.tsx"
import { adminEvents } from "#content/en/admin-events.ts"
import { site } from "#content/en/site.ts"
import type { EventValues } from "../event-schema.ts"
import { eventKinds, eventLimits } from "../options.ts"
import { type EventScope, eventScopes } from "./staff-list.ts"

const words = adminEvents.form

export type FieldsProps = {
  values: EventValues
  errors: FieldErrors
  constraints: Record<string, FieldConstraints>
  zones: Zones
  /** The event is not created yet. */
  isNew?: boolean
  /** A webinar's kind cannot be changed. */
  isWebinar?: boolean
  placeChoices?: PlaceChoice[]
}

/** One of several towns that match the typed text. */
export type PlaceChoice = { code: string; text: string }

/** Form fields of an event, with the errors above them. */
export function EventFields({
  values,
  errors,
  constraints,
  zones,
  isNew = false,
  isWebinar = false,
  placeChoices,
}: FieldsProps) {
  const text = (
    name:
      | "title"
      | "location"
      | "place"
      | "date"
      | "time"
      | "duration"
      | "slug"
      | "repeatUntil"
      | "joinUrl"
      | "recordingUrl",
  ) => ({
    name,
    error: errors[name],
    maxLength: constraints[name]?.maxLength,
    defaultValue: values[name],
    autoComplete: "off",
  })
  const items = Object.entries(errors).flatMap(([field, message]) =>
    message
      ? [{ field, message: format(words.summaryLine, { field: words[field as keyof EventValues], message }) }]
      : [],
  )
  return (
    <>
      <ErrorSummary items={items} />
      <TextField {...text("title")} label={words.title} required />
      {isWebinar ? (
        <input type="hidden" name="kind" value={values.kind} />
      ) : (
        <SelectField
          name="kind"
          label={words.kind}
          hint={words.kindHint}
          error={errors.kind}
          empty={words.chooseKind}
          defaultValue={values.kind}
          required
        >
          {eventKinds.map((kind) => (
            <option key={kind} value={kind}>
              {adminEvents.kinds[kind]}
            </option>
          ))}
        </SelectField>
      )}
      <TextArea
        name="description"
        label={words.description}
        hint={words.descriptionHint}
        error={errors.description}
        maxLength={constraints.description?.maxLength}
        defaultValue={values.description}
        rows={6}
        required
      />
      <TextField {...text("location")} label={words.location} hint={words.locationHint} required />
      <TextField {...text("place")} label={words.place} hint={words.placeHint} />
      <PlaceChoices choices={placeChoices} value={values.placeCode} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField {...text("date")} type="date" label={words.date} required />
        <TextField {...text("duration")} inputMode="numeric" label={words.duration} required />
      </div>
      <TextField
        {...text("time")}
        type="time"
        label={words.time}
        hint={words.timeHint}
        className="max-w-[min(12rem,100%)]"
        required
      />
      <SelectField
        name="timeZone"
        label={words.timeZone}
        error={errors.timeZone}
        empty={words.timeZone}
        defaultValue={values.timeZone}
        required
      >
        <ZoneOptions zones={zones} />
      </SelectField>
      <TextField {...text("joinUrl")} inputMode="url" label={words.joinUrl} hint={words.joinUrlHint} />
      {!isNew && (
        <>
          <TextArea
            name="notes"
            label={words.notes}
            hint={words.notesHint}
            error={errors.notes}
            maxLength={constraints.notes?.maxLength}
            defaultValue={values.notes}
            rows={4}
          />
          <TextField
            {...text("recordingUrl")}
            inputMode="url"
            label={words.recordingUrl}
            hint={words.recordingUrlHint}
          />
        </>
      )}
      {isNew && (
        <TextField
          {...text("repeatUntil")}
          type="date"
          label={words.repeatUntil}
          hint={words.repeatHint}
          className="max-w-[min(12rem,100%)]"
        />
      )}
      <TextField
        {...text("slug")}
        label={words.slug}
        hint={isNew ? words.slugHintNew : words.slugHint}
        spellCheck={false}
        autoCapitalize="none"
      />
    </>
  )
}

/** Radio buttons for towns of the same name. Without choices, a hidden field keeps the present choice. */
function PlaceChoices({ choices = [], value }: { choices?: PlaceChoice[]; value: string }) {
  if (choices.length === 0) return <input type="hidden" name="placeCode" value={value} />
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{words.whichPlace}</legend>
      {choices.map(({ code, text }) => (
        <label key={code} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="placeCode"
            value={code}
            defaultChecked={code === value}
            className="size-5 shrink-0 accent-gold-500"
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

type ReasonProps = {
  /** Number of people on the town hall list who get an email. */
  told: number
  text: PluralForms
  value?: string
  error?: string
}

/** Says how many people get an email about a change of a town hall, and asks for the reason that the email gives. */
export function ReasonField({ told, text, value, error }: ReasonProps) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{formatCount(text, told, site.locale)}</p>
      <TextField
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        maxLength={eventLimits.reason}
        defaultValue={value}
        error={error}
        autoComplete="off"
      />
    </div>
  )
}

type ScopeProps = {
  legend: string
  hint?: string
  /** Number of events in scope "later", this one included. */
  later: string
  value?: string
}

/** Scope of a change in a series. */
export function ScopeChoice({ legend, hint, later, value }: ScopeProps) {
  const chosen = eventScopes.find((scope) => scope === value) ?? "one"
  const notes: Record<EventScope, string> = { one: "", later: ` (${later})` }
  return (
    <fieldset className="grid gap-1" aria-describedby={hint ? "scope-hint" : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && (
        <p id="scope-hint" className="text-sm text-ivory-300">
          {hint}
        </p>
      )}
      {eventScopes.map((scope) => (
        <label key={scope} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="scope"
            value={scope}
            defaultChecked={scope === chosen}
            className="size-5 shrink-0 accent-gold-500"
          />
          {words.scopes[scope]}
          {notes[scope]}
        </label>
      ))}
    </fieldset>
  )
}
