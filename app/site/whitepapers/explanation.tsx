import { format } from "#app/lib/text/format.ts"
import { useWorkTexts } from "#app/ui/what-works.ts"
import { quotedFigures } from "./figures.ts"

/** Texts of a tab: headings with paragraphs, in columns if there is space. */
export function Explanation({
  sections,
}: {
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}) {
  const values = { ...quotedFigures(), ...useWorkTexts() }
  return (
    <div className="columns-[26rem] gap-x-16">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="measure mb-8 grid break-inside-avoid gap-3">
          <h3 className="font-bold text-lg">{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-ivory-300">
              {format(paragraph, values)}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
