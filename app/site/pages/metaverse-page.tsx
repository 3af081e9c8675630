import { CalendarDays, GraduationCap, Megaphone, Users } from "lucide-react"
import type { ReactNode } from "react"
import { ButtonLink } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { linkWords } from "#content/en/footer-links.ts"
import { metaverse } from "#content/en/metaverse.ts"
import { type LinkId, links } from "#content/facts/links.ts"
import { SpacePoster } from "./space-poster.tsx"

const icons = [CalendarDays, GraduationCap, Users, Megaphone]

/** /metaverse: the virtual space, its features, and the next town hall. */
export function MetaversePage({ next }: { next: ReactNode }) {
  const { heading, lead, featuresHeading, features } = metaverse
  return (
    <>
      <header className="page-width grid justify-items-center gap-5 pt-8 pb-10 text-center lg:pt-14">
        <h1 className="text-title">{heading}</h1>
        <p className="measure text-balance text-ivory-300 text-lg lg:text-xl">{lead}</p>
      </header>
      <SpacePoster next={next} />
      <Section id="features" heading={featuresHeading}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {features.map(({ title, text }, index) => {
            const Icon = icons[index] ?? Users
            return (
              <li key={title} className="panel grid content-start gap-3 p-6">
                <Icon aria-hidden="true" className="size-7 text-gold-400" strokeWidth={1.5} />
                <h3 className="font-bold text-lg">{title}</h3>
                <p className="text-ivory-300">{text}</p>
              </li>
            )
          })}
        </ul>
      </Section>
      <PatternBand pattern="zigzag" />
      <TownHalls />
    </>
  )
}

function TownHalls() {
  const { heading, text, announcements, sessions } = metaverse.townHalls
  return (
    <section
      aria-labelledby="town-halls"
      className="page-width grid items-center gap-x-16 gap-y-8 pt-16 lg:grid-cols-2 lg:pt-24"
    >
      <div className="grid gap-5">
        <h2 id="town-halls" className="text-heading">
          {heading}
        </h2>
        <p className="measure text-ivory-300 text-lg">{text}</p>
        <ul className="flex flex-wrap gap-x-8">
          {announcements.map(({ label, link }) => (
            <li key={link} className="min-h-11 content-center">
              <Announcement label={label} link={link} />
            </li>
          ))}
        </ul>
        <p>
          <ButtonLink href={sessions.href} variant="outline" size="lg">
            {sessions.label}
          </ButtonLink>
        </p>
      </div>
      <Illustration name="circle" className="max-w-lg max-lg:hidden" />
    </section>
  )
}

function Announcement({ label, link }: { label: string; link: LinkId }) {
  const href = useLinkHref(link, links[link].href)
  return href ? (
    <ExternalLink href={href} className="text-link font-semibold">
      {label}
    </ExternalLink>
  ) : (
    <span className="text-ivory-400">
      {label} ({linkWords.comingSoon})
    </span>
  )
}
