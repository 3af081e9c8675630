import type { ReactNode } from "react"
import { classNames } from "#app/ui/class-names.ts"

/** A section of a page, with its heading and padding. */
export function Section({
  id,
  heading,
  lead,
  children,
  className,
  center = false,
}: {
  id: string
  heading: string
  lead?: ReactNode
  children: ReactNode
  className?: string
  center?: boolean
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames("page-width section-room", className)}
    >
      <div
        className={classNames(
          "mb-5 grid gap-3 sm:mb-8 lg:mb-12",
          center && "justify-items-center text-center",
        )}
      >
        <h2 id={`${id}-heading`} className="max-w-3xl text-heading">
          {heading}
        </h2>
        {lead && <p className="measure text-lg text-ivory-300">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
