import type { ComponentProps } from "react"

/** The button that Enter in a field activates: the first one of a form. Place it before buttons with other actions. */
export function DefaultButton(props: Pick<ComponentProps<"button">, "name" | "value" | "disabled">) {
  return <button type="submit" {...props} tabIndex={-1} aria-hidden="true" className="visually-hidden" />
}
