import type { ReactNode } from "react"
import { Carousel } from "#app/ui/carousel/carousel.tsx"
import { Illustration, type IllustrationName } from "../illustration.tsx"

/** The slideshow of inner pages moves on every 8000 ms (docs/rulings.md, Messages). */
const everyMs = 8000

/** The top of an inner page: what it is about, and a few strong statements with a picture each. */
export function PageHero({
  heading,
  lead,
  slides,
  slidesLabel,
  children,
}: {
  heading: string
  lead: string
  /** A statement for each picture. */
  slides: Partial<Record<IllustrationName, string>>
  slidesLabel: string
  /** The ways on. */
  children?: ReactNode
}) {
  return (
    <section className="page-width grid grid-cols-1 items-center gap-10 pt-8 pb-16 lg:grid-cols-2 lg:gap-16 lg:pt-14 lg:pb-24">
      <div className="grid gap-6">
        <h1 className="text-title">{heading}</h1>
        <p className="measure text-lg text-ivory-300">{lead}</p>
        {children && <p className="button-pair">{children}</p>}
      </div>
      <Carousel
        id="statements"
        label={slidesLabel}
        everyMs={everyMs}
        slides={Object.entries(slides).map(([illustration, statement], index) => ({
          name: statement,
          content: (
            <figure className="grid gap-4">
              <Illustration name={illustration as IllustrationName} eager={index === 0} />
              <figcaption className="min-h-16 text-balance text-center font-display font-semibold text-lg">
                {statement}
              </figcaption>
            </figure>
          ),
        }))}
      />
    </section>
  )
}
