import type { ComponentProps } from "react"

/** What Enter in a field presses: the first button of a form. It stands before buttons that do something else. */
export function DefaultButton(props: Pick<ComponentProps<"button">, "name" | "value" | "disabled">) {
  return <button type="submit" {...props} tabIndex={-1} aria-hidden="true" className="visually-hidden" />
}
