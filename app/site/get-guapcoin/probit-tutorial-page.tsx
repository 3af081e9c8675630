import { Card } from "#app/ui/card.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { probitTutorial } from "#content/en/probit-tutorial.ts"

/** /probit-tutorial: an announcement, and links to read until the tutorial is written. */
export function ProbitTutorialPage() {
  const { heading, comingSoon, paragraphs, linksLabel, links } = probitTutorial
  return (
    <>
      <div className="page-width grid items-center gap-8 lg:gap-x-16 pt-8 pb-12 md:grid-cols-2 lg:pt-14">
        <div className="grid gap-5">
          <h1 className="text-title">{heading}</h1>
          <p className="font-display font-semibold text-gold-400 text-heading">{comingSoon}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="measure text-ivory-300 text-lg">
              {paragraph}
            </p>
          ))}
        </div>
        <Illustration name="exchange" eager className="max-md:aspect-3/2 max-md:object-cover" />
      </div>
      <section aria-labelledby="until-then" className="page-width">
        <h2 id="until-then" className="mb-6 text-heading">
          {linksLabel}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {links.map(({ label, href, action }) => (
            <li key={href} className="grid">
              <Card title={label} href={href} action={action} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
