import { pathTo } from "#app/platform/path-to.ts"
import { Card } from "#app/ui/card.tsx"
import { ClickToLoad } from "#app/ui/elements/click-to-load.tsx"
import { FoldingSection } from "#app/ui/folding/folding-section.tsx"
import { NotOpen } from "#app/ui/not-open.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { Tapestry } from "#app/ui/tapestry.tsx"
import { home } from "#content/en/home.ts"
import { links } from "#content/facts/links.ts"

export function IntroVideo() {
  const { heading, text, play, note, unset } = home.video
  const href = useLinkHref("intro-video", links["intro-video"].href)
  return (
    <FoldingSection id="intro" heading={heading} lead={href ? text : unset.text}>
      {href ? (
        <div className="max-w-4xl">
          <ClickToLoad href={href} title={heading} action={play} note={note} tapestry="blocks" />
        </div>
      ) : (
        <UntilThen />
      )}
    </FoldingSection>
  )
}

/** What can be seen in two minutes without a film: how the first lesson begins (ruling 27). */
function UntilThen() {
  const { title, lesson, action } = home.video.unset
  return (
    <div className="grid max-w-xl gap-5">
      <Card
        title={title}
        href={pathTo("/learn/:lesson", { lesson: "blockchain" })}
        action={action}
        top={<Tapestry name="blocks" className="rounded-card" />}
      >
        {lesson}
      </Card>
      <NotOpen link="intro-video" />
    </div>
  )
}
