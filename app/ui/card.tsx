import type { ReactNode } from "react"
import { classNames } from "./class-names.ts"

/** A raised panel. With `href` the heading is a link, and the whole card is clickable. */
export function Card({
  title,
  href,
  top,
  action,
  children,
  className,
}: {
  title: string
  href?: string
  /** Above the title: an image, an icon, a badge. */
  top?: ReactNode
  /** The text of the link's action. */
  action?: string
  children?: ReactNode
  className?: string
}) {
  return (
    <div className={classNames("panel relative flex flex-col gap-3 p-6", href && "card-link", className)}>
      {top}
      <h3 className="text-lg font-bold">
        {href ? (
          <a href={href} className="card-target">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {children && <div className="text-ivory-300">{children}</div>}
      {action && (
        <p className="mt-auto pt-2 font-semibold text-gold-400" aria-hidden="true">
          {action} <span className="card-arrow">→</span>
        </p>
      )}
    </div>
  )
}
