type Props<Option extends string> = {
  name: string
  /** Null if the heading above serves as legend; then `label` is for screen readers. */
  legend: string | null
  label?: string
  options: readonly Option[]
  /** Posted value of each option, if different from the option. */
  posted?: Record<Option, string>
  words: Record<Option, { label: string; text: string }>
  chosen: Option
  error?: string
}

/** Radio buttons with explanations. */
export function ChoiceList<Option extends string>({
  name,
  legend,
  label,
  options,
  posted,
  words,
  chosen,
  error,
}: Props<Option>) {
  return (
    <fieldset
      aria-label={label}
      className="grid gap-1"
      aria-describedby={error ? `${name}-error` : undefined}
    >
      {legend && <legend className="mb-1 font-semibold">{legend}</legend>}
      {error && (
        <p id={`${name}-error`} className="font-semibold text-ember-text">
          {error}
        </p>
      )}
      {options.map((option, index) => (
        <label
          key={option}
          className="flex cursor-pointer items-start gap-3 rounded-control p-2 hover:bg-ink-800"
        >
          <input
            type="radio"
            id={index === 0 ? name : undefined}
            name={name}
            value={posted?.[option] ?? option}
            defaultChecked={option === chosen}
            className="mt-1 size-5 shrink-0 accent-gold-500"
          />
          <span>
            <span className="font-semibold">{words[option].label}</span>
            <span className="block text-ivory-300">{words[option].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
