import type { ReactNode } from "react"
import { classNames } from "#app/ui/class-names.ts"

/**
 * The name of a button that shows only an icon, for whoever points at it for 700 ms (docs/rulings.md, Messages) or moves the
 * focus to it. The button itself bears the name for screen readers.
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
