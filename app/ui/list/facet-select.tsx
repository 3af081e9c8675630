import { staffLists } from "#content/en/staff-lists.ts"

type Props = {
  name: string
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
}

/**
 * A further condition of a list, in its search form. A value that is no longer offered stays visible, so that it can be removed.
 */
export function FacetSelect({ name, label, value = "", options }: Props) {
  const isKnown = value === "" || options.some((option) => option.value === value)
  return (
    <label className="grid max-w-full gap-1 text-sm text-ivory-300">
      {label}
      <select
        // Resets the field to the value of the address after going back.
        key={value}
        name={name}
        defaultValue={value}
        className="min-h-10 w-full max-w-56 rounded-control border border-ivory-400/70 bg-well px-2 text-ivory-50"
      >
        <option value="">{staffLists.any}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
