import { ButtonLink } from "#app/ui/button.tsx"
import { ClickToLoad } from "#app/ui/click-to-load.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { links } from "#content/en/links.ts"
import { metaverse } from "#content/en/metaverse.ts"

/** The gate. Behind it is another site's page, which nobody asks for anything before a visitor does. */
export function SpacePoster() {
  const { poster, notSet, townHalls } = metaverse
  const href = useLinkHref("metaverse-space", links["metaverse-space"].href)
  return (
    <section aria-labelledby="space" className="page-width">
      <h2 id="space" className="visually-hidden">
        {poster.heading}
      </h2>
      <ClickToLoad
        href={href}
        title={poster.frameTitle}
        action={poster.button}
        note={poster.beforeClick}
        tapestry="gate"
      >
        <p className="font-display font-semibold text-heading">{notSet.heading}</p>
        <p className="measure text-lg">{notSet.text}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={townHalls.sessions.href} variant="gold" size="lg">
            {townHalls.sessions.label}
          </ButtonLink>
          <ButtonLink href={notSet.learn.href} variant="outline" size="lg">
            {notSet.learn.label}
          </ButtonLink>
        </p>
      </ClickToLoad>
      {href && (
        <div className="mt-6 grid gap-x-12 gap-y-3 text-ivory-300 md:grid-cols-2">
          <p className="measure">{poster.afterClick}</p>
          <p className="measure">
            {poster.data} {poster.trouble}{" "}
            <ExternalLink href={href} className="text-link">
              {poster.newTab}
            </ExternalLink>
          </p>
        </div>
      )}
    </section>
  )
}
