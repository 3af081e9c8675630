import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { NotOpen } from "#app/ui/not-open.tsx"
import { PageHero } from "#app/ui/page/page-hero.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { learn } from "#content/en/learn.ts"
import { blockchain } from "#content/en/lessons/university/blockchain.ts"
import { trading } from "#content/en/lessons/university/trading.ts"
import { wallets } from "#content/en/lessons/university/wallets.ts"
import { links } from "#content/facts/links.ts"
import { OwnCloth } from "./own-cloth/own-cloth.tsx"
import { DoneMark } from "./progress/done-mark.tsx"
import { NextLesson } from "./progress/next-lesson.tsx"

const university = [
  { lesson: blockchain, illustration: "blocks" },
  { lesson: wallets, illustration: "key" },
  { lesson: trading, illustration: "candles" },
] as const

/**
 * /learn: the entry points to the lessons. @param webinar time of the weekly webinar as text; undefined if there is none
 */
export function LearnPage({ chat, webinar }: { chat: ReactNode; webinar?: string }) {
  const live = webinar ? learn.webinar : learn.townHalls
  return (
    <>
      <PageHero
        heading={learn.heading}
        lead={learn.lead}
        slides={learn.slides}
        slidesLabel={learn.slidesLabel}
      >
        <ButtonLink href={pathTo("/learning-path")} variant="gold" size="lg">
          {learn.startPath}
        </ButtonLink>
        <ButtonLink href={pathTo("/town-halls")} variant="outline" size="lg">
          {learn.webinars}
        </ButtonLink>
      </PageHero>
      <PatternBand pattern="steps" />
      <NextLesson />
      <Section id="university" heading={learn.university.heading} lead={learn.university.text}>
        <lesson-progress>
          <ul className="grid gap-4 md:grid-cols-3">
            {university.map(({ lesson: { slug, title, summary }, illustration }) => {
              const path = pathTo("/learn/:lesson", { lesson: slug })
              return (
                <li key={slug} className="grid">
                  <Card
                    title={title}
                    href={path}
                    action={learn.university.open}
                    top={
                      <Illustration
                        name={illustration}
                        className="rounded-card max-sm:aspect-3/2 max-sm:object-cover"
                      />
                    }
                  >
                    {summary}
                    {/* In the corner of the picture, so that nothing shifts when it appears. */}
                    <DoneMark
                      path={path}
                      className="pointer-events-none absolute end-8 top-8 rounded-control bg-ink-900 px-2"
                    />
                  </Card>
                </li>
              )
            })}
          </ul>
        </lesson-progress>
      </Section>
      <section
        aria-labelledby="chat-heading"
        data-unsearched=""
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
      <PatternBand pattern="zigzag" />
      <div className="page-width section-room grid gap-4 md:grid-cols-2 lg:grid-cols-4">
        <Card
          title={learn.path.heading}
          href={pathTo("/learning-path")}
          action={learn.path.open}
          className="border-gold-700 md:col-span-2"
          top={<Illustration name="path" className="aspect-3/2 rounded-card object-cover" />}
        >
          {learn.path.text}
        </Card>
        <div className="grid gap-4">
          <Card title={live.heading} href={pathTo("/town-halls")} action={live.open}>
            {webinar && (
              <p className="font-semibold text-gold-400">{format(learn.webinar.next, { when: webinar })}</p>
            )}
            <p>{live.text}</p>
          </Card>
          <Card title={learn.glossary.heading} href={pathTo("/learn/glossary")} action={learn.glossary.open}>
            {learn.glossary.text}
          </Card>
        </div>
        <ResourceLibrary />
      </div>
      <OwnCloth />
      <OnPaper />
    </>
  )
}

/** Links to printable material for learners and teachers. */
function OnPaper() {
  const { heading, certificate, reader, plan } = learn.paper
  const cards = [
    { ...certificate, href: pathTo("/learn/certificate") },
    { ...reader, href: pathTo("/learn/reader") },
    { ...plan, href: pathTo("/learn/lesson-plan") },
  ]
  return (
    <Section id="paper" heading={heading} className="pt-0">
      <ul className="grid gap-4 md:grid-cols-3">
        {cards.map(({ heading, text, open, href }) => (
          <li key={href} className="grid">
            <Card title={heading} href={href} action={open}>
              {text}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The resource library was announced by the project; our own reading material comes first (ruling 27). */
function ResourceLibrary() {
  const { heading, ours, count, text, open } = learn.library
  const href = useLinkHref("resource-library", links["resource-library"].href)
  return (
    <Card title={heading}>
      <div id="resource-library" className="grid gap-3">
        <p>{ours}</p>
        <p>{text}</p>
        <p>{count}</p>
        {href ? (
          <ExternalLink href={href} className="text-link">
            {open}
          </ExternalLink>
        ) : (
          <NotOpen link="resource-library" />
        )}
      </div>
    </Card>
  )
}
