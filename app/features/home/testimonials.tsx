import { Badge } from "#app/ui/badge.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { Section } from "#app/ui/section.tsx"
import { WovenTile } from "#app/ui/woven-tile.tsx"
import { home } from "#content/en/home.ts"

export function Testimonials() {
  const { heading, note, sample, items, share } = home.testimonials
  return (
    <Section id="testimonials" heading={heading} lead={note}>
      <ul className="grid gap-4 lg:grid-cols-3">
        {items.map(({ quote, author, role, delay }) => (
          <li key={quote} className="rise" data-delay={delay}>
            <figure className="panel flex h-full flex-col gap-5 overflow-hidden">
              <WovenTile text={quote} repeat={4} className="h-4 w-full" />
              <blockquote className="px-6 text-lg">{quote}</blockquote>
              <figcaption className="mt-auto flex flex-wrap items-center justify-between gap-2 px-6 pb-6 text-ivory-300">
                <span>
                  {author}
                  <span className="block text-ivory-400 text-sm">{role}</span>
                </span>
                <Badge tone="gold">{sample}</Badge>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink href="/community" variant="outline">
          {share}
        </ButtonLink>
      </p>
    </Section>
  )
}
