import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { NumberedSteps } from "#app/ui/page/numbered-steps.tsx"
import { PageHero } from "#app/ui/page/page-hero.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { merchantsOverview as words } from "#content/en/merchants-overview.ts"
import { CounterKit } from "./counter-kit.tsx"

/** /merchants: the purpose of the directory, how paying works, and links to the directory and the application. */
export function MerchantsOverview({ checkout, publicUrl }: { checkout: ReactNode; publicUrl: string }) {
  return (
    <>
      <PageHero
        heading={words.heading}
        lead={words.lead}
        slides={words.slides}
        slidesLabel={words.slidesLabel}
      >
        <ButtonLink href={pathTo("/merchant-register")} variant="gold" size="lg">
          {words.register}
        </ButtonLink>
        <ButtonLink href={pathTo("/merchant-directory")} variant="outline" size="lg">
          {words.view}
        </ButtonLink>
      </PageHero>
      <PatternBand pattern="diamonds" />
      <section
        aria-labelledby="demo-heading"
        className="page-width section-room grid items-center gap-10 lg:grid-cols-2 lg:gap-16"
      >
        <div className="grid gap-4">
          <h2 id="demo-heading" className="text-heading">
            {words.demoHeading}
          </h2>
          <p className="measure text-ivory-300 text-lg">{words.demoText}</p>
        </div>
        {checkout}
      </section>
      <CounterKit publicUrl={publicUrl} />
      <PatternBand pattern="rails" />
      <Section id="steps" heading={words.stepsHeading}>
        <NumberedSteps steps={words.steps} />
        <p className="mt-8 text-ivory-300">{words.costNote}</p>
        <p className="mt-8">
          <ButtonLink href={pathTo("/merchant-register")} variant="gold" size="lg">
            {words.register}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
