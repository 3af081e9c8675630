import { ButtonLink } from "#app/ui/button.tsx"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { merchantContent } from "#content/en/merchants.ts"

/** /merchants: what the directory is for, and the two ways on. */
export function MerchantsOverview() {
  const { heading, lead, register, view, stepsHeading, steps, costNote } = merchantContent.overview
  return (
    <>
      <section className="page-width grid gap-6 pt-10 pb-16 lg:pt-20 lg:pb-24">
        <h1 className="max-w-4xl text-title">{heading}</h1>
        <p className="max-w-2xl text-lg text-ivory-300">{lead}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/merchant-register" variant="gold" size="lg">
            {register}
          </ButtonLink>
          <ButtonLink href="/merchant-directory" variant="outline" size="lg">
            {view}
          </ButtonLink>
        </p>
      </section>
      <WovenStrip />
      <section className="page-width grid gap-8 py-16 lg:py-24" aria-labelledby="steps">
        <h2 id="steps" className="text-heading">
          {stepsHeading}
        </h2>
        <ol className="grid gap-4 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="panel grid content-start gap-2 p-6">
              <span className="font-display text-3xl font-semibold text-gold-400" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="text-ivory-300">{text}</p>
            </li>
          ))}
        </ol>
        <p className="text-ivory-300">{costNote}</p>
      </section>
    </>
  )
}
