import type { ReactNode } from "react"
import { FoldOnPhones } from "./fold-on-phones.tsx"

/** A part of a page as Section has it, which is one line on phones until somebody opens it. */
export function FoldingSection({
  id,
  heading,
  lead,
  children,
}: {
  id: string
  heading: string
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="folding-section page-width">
      <FoldOnPhones
        summary={<h2 className="text-heading">{heading}</h2>}
        heading={
          <h2 id={`${id}-heading`} className="max-w-3xl text-heading">
            {heading}
          </h2>
        }
      >
        {lead && <p className="measure text-ivory-300 sm:mt-3 sm:text-lg">{lead}</p>}
        <div className="mt-4 sm:mt-8 lg:mt-12">{children}</div>
      </FoldOnPhones>
    </section>
  )
}
