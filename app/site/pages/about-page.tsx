import { HandHeart, Lightbulb, Sprout, Users } from "lucide-react"
import { ButtonLink } from "#app/ui/button.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { PageHero } from "#app/ui/page/page-hero.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { about } from "#content/en/about.ts"

const valueIcons = [HandHeart, Users, Lightbulb, Sprout]

/** /about: mission, vision, story and values. */
export function AboutPage() {
  const { mission, vision, story, values, button } = about
  return (
    <>
      <PageHero
        heading={about.heading}
        lead={about.lead}
        slides={about.slides}
        slidesLabel={about.slidesLabel}
      >
        <ButtonLink href={button.href} variant="gold" size="lg">
          {button.label}
        </ButtonLink>
      </PageHero>
      <PatternBand pattern="checks" />
      <div className="page-width section-room grid gap-12 lg:grid-cols-2 lg:gap-16">
        {[mission, vision].map(({ heading, paragraphs }) => (
          <section key={heading} className="grid content-start gap-4">
            <h2 className="text-heading">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure text-ivory-300 text-lg">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
      <section aria-labelledby="story" className="bg-ink-900">
        <div className="page-width section-room grid gap-12 lg:grid-cols-2 lg:gap-16">
          <div className="grid content-start gap-4">
            <h2 id="story" className="text-heading">
              {story.heading}
            </h2>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph} className="measure text-ivory-300 text-lg">
                {paragraph}
              </p>
            ))}
            <p>
              <a href={story.facts.href} className="text-link inline-block py-2">
                {story.facts.label}
              </a>
            </p>
            <Illustration name="market" className="mt-4 max-w-md" />
          </div>
          <div>
            <h3 className="mb-2 font-bold text-lg">{story.timelineHeading}</h3>
            <p className="mb-6 text-ivory-400 text-sm">{story.timelineNote}</p>
            <ol className="thread">
              {story.timeline.map(({ year, text }) => (
                <li key={text}>
                  <span className="font-display font-semibold text-gold-400">{year}</span>
                  <p className="text-ivory-300">{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
      <Section id="values" heading={values.heading}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {values.list.map(({ title, text }, index) => {
            const Icon = valueIcons[index] ?? Sprout
            return (
              <li key={title} className="panel grid content-start gap-3 p-4 sm:p-6">
                <Icon aria-hidden="true" className="size-7 text-gold-400" strokeWidth={1.5} />
                <h3 className="font-bold text-lg">{title}</h3>
                <p className="text-ivory-300">{text}</p>
              </li>
            )
          })}
        </ul>
        <p className="mt-10">
          <ButtonLink href={button.href} variant="gold" size="lg">
            {button.label}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
