import { ButtonLink } from "#app/ui/button.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { useGuapcoin } from "#content/en/use-guapcoin.ts"
import { Stall } from "./stall.tsx"

/** /use-guapcoin: nine sections, and a navigation of their names. */
export function UseGuapcoinPage() {
  const { heading, lead, note, navigationLabel, sections, closing } = useGuapcoin
  return (
    <>
      <header className="page-width grid items-center gap-6 lg:gap-x-16 pt-2 pb-8 md:grid-cols-2 lg:pt-14 lg:pb-16">
        <div className="grid gap-5">
          <h1 className="text-title">{heading}</h1>
          <p className="measure text-ivory-300 text-lg lg:text-xl">{lead}</p>
          <p className="measure border-ember border-s-2 ps-4 text-ivory-300">{note}</p>
        </div>
        <Illustration name="traders" eager className="max-md:aspect-3/2 max-md:object-cover" />
      </header>
      <PatternBand pattern="diamonds" />
      <div className="market page-width">
        <nav aria-label={navigationLabel} className="market-names">
          <ul>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map((section) => (
            <Stall key={section.id} {...section} />
          ))}
        </div>
      </div>
      <section
        aria-labelledby="your-turn"
        className="page-width grid justify-items-center gap-4 pt-4 text-center"
      >
        <h2 id="your-turn" className="text-heading">
          {closing.heading}
        </h2>
        <p className="measure text-ivory-300 text-lg">{closing.text}</p>
        <p className="mt-2 flex flex-wrap justify-center gap-3">
          {closing.buttons.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? "gold" : "outline"} size="lg">
              {label}
            </ButtonLink>
          ))}
        </p>
      </section>
    </>
  )
}
