import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { linkLabels } from "#content/en/links.ts"
import { townHallsContent as words } from "#content/en/town-halls.ts"
import { links } from "#content/facts/links.ts"
import { SubscriptionForm } from "./subscription-form.tsx"
import type { TownHallState } from "./subscription-schema.ts"

type Props = {
  /** Lists of sessions. */
  upcoming: ReactNode
  past: ReactNode
  /** Explains the times of the lists. */
  note: string
  state: TownHallState
}

/** /town-halls: the sessions, and the subscription form. */
export function TownHallsPage({ upcoming, past, note, state }: Props) {
  return (
    <>
      <section className="page-width grid items-center gap-8 pt-8 pb-14 md:grid-cols-2 lg:gap-16 lg:pt-14 lg:pb-20">
        <div className="grid gap-6">
          <h1 className="text-title">{words.heading}</h1>
          <p className="measure text-ivory-300 text-lg">{words.lead}</p>
          <p className="button-pair">
            <ButtonLink href="#updates" variant="gold" size="lg">
              {words.getUpdates}
            </ButtonLink>
            <ButtonLink href={pathTo("/events")} variant="outline" size="lg">
              {words.allEvents}
            </ButtonLink>
          </p>
        </div>
        <Illustration name="circle" eager className="max-md:aspect-3/2 max-md:object-cover" />
      </section>
      <PatternBand pattern="zigzag" />
      <Section id="upcoming" heading={words.upcoming} lead={note}>
        {upcoming}
      </Section>
      <div className="page-width grid items-start gap-10 pb-16 lg:grid-cols-[3fr_2fr] lg:gap-16 lg:pb-28">
        <SubscriptionForm state={state} />
        <HowToJoin />
      </div>
      <PatternBand pattern="checks" />
      <Section id="past" heading={words.past}>
        {past}
      </Section>
    </>
  )
}

function HowToJoin() {
  const { heading, steps } = words.join
  const href = useLinkHref("messaging-group", links["messaging-group"].href)
  return (
    <section aria-labelledby="join" className="grid gap-6 lg:pt-8">
      <h2 id="join" className="text-heading">
        {heading}
      </h2>
      <ol className="thread">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <ExternalLink href={href} className="inline-flex min-h-11 items-center text-link">
          {linkLabels["messaging-group"]}
        </ExternalLink>
      </p>
    </section>
  )
}
