import { pathTo } from "#app/lib/http/path-to.ts"
import { ClickToLoad } from "#app/ui/elements/click-to-load.tsx"
import { NotOpen } from "#app/ui/not-open.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { home } from "#content/en/home.ts"
import { links } from "#content/facts/links.ts"
import { FirstIdea } from "./first-idea.tsx"

/** The intro video or, while there is none, the start of the first lesson (ruling 27); below it the first idea. */
export function IntroVideo() {
  const { heading, text, play, note, unset, lesson } = home.video
  const href = useLinkHref("intro-video", links["intro-video"].href)
  return (
    <Section id="intro" heading={heading} lead={href ? text : unset.text}>
      {href && (
        <div className="mb-8 max-w-4xl lg:mb-12">
          <ClickToLoad href={href} title={heading} action={play} note={note} illustration="blocks" />
        </div>
      )}
      <FirstIdea>
        <a
          href={pathTo("/learn/:lesson", { lesson: "blockchain" })}
          className="text-link justify-self-start py-2"
        >
          {lesson}
        </a>
        {!href && <NotOpen link="intro-video" />}
      </FirstIdea>
    </Section>
  )
}
