import type { ReactNode } from "react"
import { ButtonLink } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { PageHero } from "#app/ui/page-hero.tsx"
import { Section } from "#app/ui/section.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { Tapestry } from "#app/ui/tapestry.tsx"
import { WovenStrip } from "#app/ui/woven-strip.tsx"
import { learn } from "#content/en/learn.ts"
import { blockchain } from "#content/en/lessons/university/blockchain.ts"
import { trading } from "#content/en/lessons/university/trading.ts"
import { wallets } from "#content/en/lessons/university/wallets.ts"
import { links } from "#content/en/links.ts"

const university = [
  { ...blockchain, tapestry: "blocks" },
  { ...wallets, tapestry: "key" },
  { ...trading, tapestry: "candles" },
] as const

/** /learn: the ways into the lessons. */
export function LearnPage({ chat }: { chat: ReactNode }) {
  return (
    <>
      <PageHero
        heading={learn.heading}
        lead={learn.lead}
        slides={learn.slides}
        slidesLabel={learn.slidesLabel}
      >
        <ButtonLink href="/learning-path" variant="gold" size="lg">
          {learn.startPath}
        </ButtonLink>
        <ButtonLink href="/town-halls" variant="outline" size="lg">
          {learn.webinars}
        </ButtonLink>
      </PageHero>
      <WovenStrip />
      <Section id="university" heading={learn.university.heading} lead={learn.university.text}>
        <ul className="grid gap-4 md:grid-cols-3">
          {university.map(({ slug, title, summary, tapestry }) => (
            <li key={slug} className="grid">
              <Card
                title={title}
                href={`/learn/${slug}`}
                action={learn.university.open}
                top={
                  <Tapestry name={tapestry} className="rounded-card max-sm:aspect-5/2 max-sm:object-cover" />
                }
              >
                {summary}
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <section
        aria-labelledby="chat-heading"
        className="page-width grid items-center gap-10 pb-16 lg:grid-cols-2 lg:gap-16 lg:pb-28"
      >
        <div className="grid gap-4">
          <h2 id="chat-heading" className="text-heading">
            {learn.chat.heading}
          </h2>
          <p className="measure text-lg text-ivory-300">{learn.chat.text}</p>
        </div>
        {chat}
      </section>
      <WovenStrip />
      <div className="page-width section-room grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        <Card
          title={learn.path.heading}
          href="/learning-path"
          action={learn.path.open}
          className="border-gold-700 md:col-span-2"
          top={<Tapestry name="path" className="max-h-64 rounded-card object-cover" />}
        >
          {learn.path.text}
        </Card>
        <div className="grid gap-4">
          <Card title={learn.webinar.heading} href="/town-halls" action={learn.webinar.open}>
            <p className="font-semibold text-gold-400">{learn.webinar.next}</p>
            <p>{learn.webinar.text}</p>
          </Card>
          <Card title={learn.glossary.heading} href="/learn/glossary" action={learn.glossary.open}>
            {learn.glossary.text}
          </Card>
        </div>
        <ResourceLibrary />
      </div>
    </>
  )
}

function ResourceLibrary() {
  const { heading, count, text, open, unset } = learn.library
  const href = useLinkHref("resource-library", links["resource-library"].href)
  return (
    <Card title={heading}>
      <p className="font-semibold text-gold-400">{count}</p>
      <p>{text}</p>
      <p className="mt-3">
        {href ? (
          <ExternalLink href={href} className="text-link">
            {open}
          </ExternalLink>
        ) : (
          unset
        )}
      </p>
    </Card>
  )
}
