import type { ComponentProps, ReactNode } from "react"
import { classNames } from "#app/ui/class-names.ts"
import { formMessages } from "#content/en/forms.ts"

/** The classes of a text field. */
export const control =
  "w-full min-w-0 rounded-control border bg-well px-3 py-2 leading-normal text-ivory-50 placeholder:text-ivory-400 min-h-11 border-ivory-400/70 hover:border-ivory-300 aria-invalid:border-ember aria-invalid:border-2 disabled:opacity-50"

type FieldProps = { name: string; label: ReactNode; hint?: ReactNode; error?: string }

/** Returns the ids of a control's hint and error, for aria-describedby. */
function describedBy(name: string, hint: unknown, error: unknown) {
  return classNames(Boolean(hint) && `${name}-hint`, Boolean(error) && `${name}-error`) || undefined
}

function FieldFrame({
  name,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { optional: boolean; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={name} className="font-semibold">
        {label} {optional && <span className="font-normal text-ivory-400">({formMessages.optional})</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-ivory-300">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="font-semibold text-ember-text">
          {error}
        </p>
      )}
      {children}
    </div>
  )
}

export function TextField({
  label,
  hint,
  error,
  required,
  className,
  ...input
}: FieldProps & ComponentProps<"input">) {
  return (
    <FieldFrame {...{ label, hint, error }} name={input.name} optional={!required}>
      <input
        id={input.name}
        {...input}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.name, hint, error)}
        className={classNames(control, className)}
      />
    </FieldFrame>
  )
}

/** An email address field, without auto-correction by the keyboard. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "name">) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      {...props}
    />
  )
}

export function TextArea({
  label,
  hint,
  error,
  required,
  className,
  ...input
}: FieldProps & ComponentProps<"textarea">) {
  return (
    <FieldFrame {...{ label, hint, error }} name={input.name} optional={!required}>
      <textarea
        id={input.name}
        rows={5}
        {...input}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.name, hint, error)}
        className={classNames(control, className)}
      />
    </FieldFrame>
  )
}

/** @param children option groups */
export function SelectField({
  label,
  hint,
  error,
  required,
  className,
  empty,
  options = [],
  children,
  ...select
}: FieldProps &
  ComponentProps<"select"> & {
    empty: string
    options?: readonly (string | { value: string; label: string })[]
  }) {
  return (
    <FieldFrame {...{ label, hint, error }} name={select.name} optional={!required}>
      <select
        id={select.name}
        {...select}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(select.name, hint, error)}
        className={classNames(control, className)}
      >
        <option value="">{empty}</option>
        {options.map((option) => {
          const { value, label } = typeof option === "string" ? { value: option, label: option } : option
          return (
            <option key={value} value={value}>
              {label}
            </option>
          )
        })}
        {children}
      </select>
    </FieldFrame>
  )
}

export function CheckboxField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<"input">) {
  return (
    <div className={classNames("grid gap-1", className)}>
      {error && (
        <p id={`${input.name}-error`} className="font-semibold text-ember-text">
          {error}
        </p>
      )}
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          id={input.name}
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(input.name, hint, error)}
          className="mt-0.5 size-5 shrink-0 accent-gold-500"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${input.name}-hint`} className="ml-8 text-sm text-ivory-300">
          {hint}
        </p>
      )}
    </div>
  )
}
