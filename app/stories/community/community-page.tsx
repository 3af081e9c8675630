import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink, buttonClass } from "#app/ui/button.tsx"
import { DialogButton } from "#app/ui/dialog/dialog.tsx"
import { SidePanel } from "#app/ui/dialog/side-panel.tsx"
import { Illustration } from "#app/ui/illustration.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { communityContent as words } from "#content/en/community.ts"
import { ArticleCard } from "./article-card.tsx"
import type { CommunityContent } from "./community.server.ts"
import { EventCard } from "./event-card.tsx"

const panelId = "story-panel"

/**
 * /community
 *
 * @param content null if it could not be loaded; the form is shown anyway
 */
export function CommunityPage({ content, form }: { content: CommunityContent | null; form: ReactNode }) {
  return (
    <>
      <section className="page-width grid items-center gap-10 pt-8 pb-16 md:grid-cols-[1.2fr_1fr] lg:gap-16 lg:pt-14 lg:pb-24">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-title">{words.hero.heading}</h1>
          <p className="measure text-lg text-ivory-300">{words.hero.lead}</p>
          <StoryButton />
          <p className="text-ivory-300">{words.hero.promise}</p>
        </div>
        <Illustration name="fireside" eager className="max-md:aspect-3/2 max-md:object-cover" />
      </section>
      <PatternBand pattern="zigzag" />
      {content ? <Content {...content} /> : <Failure />}
      <SidePanel id={panelId} title={words.hero.submit}>
        <p className="mb-4 text-ivory-300">{words.hero.promise}</p>
        {form}
      </SidePanel>
    </>
  )
}

/**
 * Opens the panel with the form. Without script it is replaced with a link to the same form, because not all browsers
 * can open the panel without it.
 */
function StoryButton() {
  const look = { variant: "gold", size: "lg" } as const
  return (
    <>
      <DialogButton dialog={panelId} {...look} className="noscript:hidden">
        {words.hero.submit}
      </DialogButton>
      <noscript>
        <a href={pathTo("/community/story")} className={buttonClass(look)}>
          {words.hero.submit}
        </a>
      </noscript>
    </>
  )
}

function Content({ articles, events }: CommunityContent) {
  return (
    <>
      <Section id="stories" heading={words.articles.heading}>
        {articles.length === 0 ? (
          <p className="panel border-dashed p-6 text-lg">{words.articles.empty}</p>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
            {articles.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </ul>
        )}
        <More href={pathTo("/blog")}>{words.articles.all}</More>
      </Section>
      <Section id="events" heading={words.events.heading} className="pt-0!">
        {events.length === 0 ? (
          <p className="panel border-dashed p-6 text-lg">{words.events.empty}</p>
        ) : (
          <ul className="grid gap-4 lg:grid-cols-3">
            {events.map((event) => (
              <EventCard key={event.slug} event={event} />
            ))}
          </ul>
        )}
        <More href={pathTo("/events")}>{words.events.all}</More>
      </Section>
    </>
  )
}

function More({ href, children }: { href: string; children: string }) {
  return (
    <p className="mt-6">
      <a href={href} className="text-link inline-block py-2">
        {children}
      </a>
    </p>
  )
}

function Failure() {
  return (
    <div className="page-width section-room">
      <div role="alert" className="panel grid justify-items-start gap-3 border-s-4 border-s-ember p-6">
        <h2 className="text-heading">{words.failure.title}</h2>
        <p>{words.failure.text}</p>
        <ButtonLink href={pathTo("/community")} variant="outline">
          {words.failure.tryAgain}
        </ButtonLink>
      </div>
    </div>
  )
}
