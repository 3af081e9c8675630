import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { Badge } from "#app/ui/badge.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { PatternTile } from "#app/ui/pattern/pattern-tile.tsx"
import { home } from "#content/en/home.ts"
import { sampleTestimonials } from "#content/facts/samples.ts"

const link = "inline-flex min-h-6 items-center text-gold-400 underline"

/**
 * Testimonials of members, newest first. Samples, labeled as such, fill the remaining slots (ruling 28).
 *
 * @param voices quotes from published stories, at most three
 */
export function Testimonials({ voices }: { voices: readonly Voice[] }) {
  const { heading, notes, sample, items, share, story } = home.testimonials
  const samples = sampleTestimonials.slice(voices.length)
  const note = voices.length === 0 ? notes.samples : samples.length > 0 ? notes.both : notes.voices
  return (
    <Section id="testimonials" heading={heading} lead={note}>
      <ul className="grid gap-4 lg:grid-cols-3">
        {voices.map(({ slug, author, quote }, index) => (
          <VoiceCard key={slug} quote={quote} author={author} index={index}>
            <a href={pathTo("/blog/:slug", { slug })} className={link}>
              {story}
              <span className="visually-hidden"> {format(home.testimonials.storyOf, { author })}</span>
            </a>
          </VoiceCard>
        ))}
        {samples.map((id, index) => (
          <VoiceCard key={id} {...items[id]} index={voices.length + index}>
            <Badge tone="gold">{sample}</Badge>
          </VoiceCard>
        ))}
      </ul>
      <p className="mt-5 sm:mt-8">
        <ButtonLink href={pathTo("/community")} variant="outline">
          {share}
        </ButtonLink>
      </p>
    </Section>
  )
}

type Voice = { slug: string; author: string; quote: string }

type CardProps = { quote: string; author: string; role?: string; index: number; children: ReactNode }

function VoiceCard({ quote, author, role, index, children }: CardProps) {
  return (
    <li className="rise" data-delay={index * 100}>
      <figure className="panel flex h-full flex-col gap-3 overflow-hidden sm:gap-5">
        <PatternTile text={quote} repeat={4} className="h-2 w-full sm:h-4" />
        <blockquote className="px-4 wrap-anywhere sm:px-6 sm:text-lg">{quote}</blockquote>
        <figcaption className="mt-auto flex flex-wrap items-center justify-between gap-2 px-4 pb-4 text-ivory-300 sm:px-6 sm:pb-6">
          <span className="wrap-anywhere">
            {author}
            {role && <span className="block text-ivory-400 text-sm">{role}</span>}
          </span>
          {children}
        </figcaption>
      </figure>
    </li>
  )
}
