import { ButtonLink } from "#app/ui/button.tsx"
import { ClickToLoad } from "#app/ui/click-to-load.tsx"
import { Section } from "#app/ui/section.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { home } from "#content/en/home.ts"
import { links } from "#content/en/links.ts"

export function IntroVideo() {
  const { heading, text, play, note, unset, lesson } = home.video
  const href = useLinkHref("intro-video", links["intro-video"].href)
  return (
    <Section id="intro" heading={heading} lead={text} center>
      <div className="mx-auto max-w-4xl">
        <ClickToLoad href={href} title={heading} action={play} note={note} tapestry="phone">
          <p className="text-lg">{unset}</p>
          <ButtonLink href="/learn/blockchain" variant="outline">
            {lesson}
          </ButtonLink>
        </ClickToLoad>
      </div>
    </Section>
  )
}
