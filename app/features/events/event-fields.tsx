import { fill } from "#app/platform/fill.ts"
import type { FieldConstraints, FieldErrors } from "#app/platform/form/parse-form.ts"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx"
import { adminEvents } from "#content/en/admin-events.ts"
import type { EventValues } from "./event-schema.ts"
import { eventKinds } from "./options.ts"
import { type EventScope, eventScopes } from "./staff-list.ts"

const words = adminEvents.form
/** What a field is called above the form, where it is not beside its message. */
const labels: Record<string, string> = {
  kind: words.kind,
  title: words.title,
  description: words.description,
  location: words.location,
  date: words.date,
  time: words.time,
  timeZone: words.timeZone,
  duration: words.duration,
  slug: words.slug,
  repeatUntil: words.repeatUntil,
  scope: words.scope,
}

export type FieldsProps = {
  values: EventValues
  errors: FieldErrors
  constraints: Record<string, FieldConstraints>
  zones: { usual: string[]; other: string[] }
  /** Of an event that is not there yet. */
  isNew?: boolean
}

/** What staff fill in of an event, with what is wrong above it. */
export function EventFields({ values, errors, constraints, zones, isNew = false }: FieldsProps) {
  const text = (name: "title" | "location" | "date" | "time" | "duration" | "slug" | "repeatUntil") => ({
    name,
    error: errors[name],
    maxLength: constraints[name]?.maxLength,
    defaultValue: values[name],
    autoComplete: "off",
  })
  const items = Object.entries(errors).flatMap(([field, message]) =>
    message ? [{ field, message: fill(words.summaryLine, { field: labels[field] ?? field, message }) }] : [],
  )
  return (
    <>
      <ErrorSummary items={items} />
      <TextField {...text("title")} label={words.title} required />
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
      <TextArea
        name="description"
        label={words.description}
        error={errors.description}
        maxLength={constraints.description?.maxLength}
        defaultValue={values.description}
        rows={6}
        required
      />
      <TextField {...text("location")} label={words.location} hint={words.locationHint} required />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField {...text("date")} type="date" label={words.date} required />
        <TextField {...text("duration")} inputMode="numeric" label={words.duration} required />
      </div>
      <TextField
        {...text("time")}
        type="time"
        label={words.time}
        hint={words.timeHint}
        className="max-w-48"
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
        <Zones label={words.usualZones} zones={zones.usual} />
        <Zones label={words.otherZones} zones={zones.other} />
      </SelectField>
      {isNew && (
        <TextField
          {...text("repeatUntil")}
          type="date"
          label={words.repeatUntil}
          hint={words.repeatHint}
          className="max-w-48"
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

function Zones({ label, zones }: { label: string; zones: string[] }) {
  return (
    <optgroup label={label}>
      {zones.map((zone) => (
        <option key={zone}>{zone}</option>
      ))}
    </optgroup>
  )
}

type ScopeProps = {
  legend: string
  hint?: string
  /** How many events 'later' stands for, this one included. */
  later: string
  value?: string
}

/** Of a series: what the change is meant for. */
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
