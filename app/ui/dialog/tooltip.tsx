import type { ReactNode } from "react"
import { classNames } from "#app/ui/class-names.ts"

/**
 * The name of an icon button, shown after the pointer rests on it for 700 ms (docs/rulings.md, Messages) or on focus. The button
 * itself has the name for screen readers.
 */
export function Tooltip({
  text,
  children,
  className,
}: {
  text: string
  children: ReactNode
  className?: string
}) {
  return (
    <span className={classNames("tooltip-host", className)}>
      {children}
      <span aria-hidden="true" className="tooltip">
        {text}
      </span>
    </span>
  )
}
