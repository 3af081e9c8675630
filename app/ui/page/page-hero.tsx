import type { ReactNode } from "react"
import { Carousel } from "#app/ui/carousel/carousel.tsx"
import { Illustration, type IllustrationName } from "../illustration.tsx"

/** The interval of the slideshow on inner pages, in ms (docs/rulings.md, Messages). */
const everyMs = 8000

/** The top of an inner page: its subject, and a few short statements, each with an illustration. */
export function PageHero({
  heading,
  lead,
  slides,
  slidesLabel,
  children,
}: {
  heading: string
  lead: string
  /** One statement per illustration. */
  slides: Partial<Record<IllustrationName, string>>
  slidesLabel: string
  /** The main links. */
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
