import { useEffect, useRef } from "react"
import { formMessages } from "#content/en/forms.ts"

export type SummaryItem = { field?: string; message: string }

/** Returns the field errors in the order of the fields. */
export function fieldProblems<Field extends string>(
  fields: readonly Field[],
  errors: Partial<Record<Field, string>>,
): SummaryItem[] {
  return fields.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field, message }] : []
  })
}

/** All errors of a form, shown above it with a link to each field. Takes focus when it appears. */
export function ErrorSummary({ items }: { items: SummaryItem[] }) {
  const box = useRef<HTMLDivElement>(null)
  const key = items.map((item) => item.message).join("\n")
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the messages, not the array that holds them
  useEffect(() => box.current?.focus(), [key])
  if (items.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a refused form says why first, without script as well
      autoFocus
      role="alert"
      className="rounded-card border-2 border-ember bg-ink-900 p-5"
    >
      <h2 className="mb-2 text-lg font-bold">{formMessages.summaryTitle}</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {items.map(({ field, message }) => (
          <li key={`${field}${message}`}>
            {field ? (
              <a href={`#${field}`} className="text-ember-text underline">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
