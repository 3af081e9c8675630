import type { ReactNode } from "react"
import { ButtonLink } from "#app/ui/button.tsx"
import { ClickToLoad } from "#app/ui/elements/click-to-load.tsx"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { NotOpen } from "#app/ui/not-open.tsx"
import { useLinkHref } from "#app/ui/set-links.ts"
import { metaverse } from "#content/en/metaverse.ts"
import { links } from "#content/facts/links.ts"

const { poster, notSet, townHalls } = metaverse

/**
 * Poster of the virtual space. The space is an iframe of another site, loaded only on the visitor's request.
 *
 * @param next the next event, shown while the space has no address
 */
export function SpacePoster({ next }: { next: ReactNode }) {
  const href = useLinkHref("metaverse-space", links["metaverse-space"].href)
  return href ? <Gate href={href} /> : <UntilThen next={next} />
}

/** While there is no virtual space, the next event is shown instead (ruling 27). */
function UntilThen({ next }: { next: ReactNode }) {
  return (
    <section aria-labelledby="space" className="page-width grid max-w-3xl gap-5">
      <h2 id="space" className="text-heading">
        {notSet.heading}
      </h2>
      {next}
      <p className="button-pair">
        <ButtonLink href={townHalls.sessions.href} variant="gold">
          {townHalls.sessions.label}
        </ButtonLink>
        <ButtonLink href={notSet.learn.href} variant="outline">
          {notSet.learn.label}
        </ButtonLink>
      </p>
      <NotOpen link="metaverse-space">
        <p>{notSet.text}</p>
      </NotOpen>
    </section>
  )
}

function Gate({ href }: { href: string }) {
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
        illustration="gate"
      />
      <div className="mt-6 grid gap-x-12 gap-y-3 text-ivory-300 md:grid-cols-2">
        <p className="measure">{poster.afterClick}</p>
        <p className="measure">
          {poster.data} {poster.trouble}{" "}
          <ExternalLink href={href} className="text-link">
            {poster.newTab}
          </ExternalLink>
        </p>
      </div>
    </section>
  )
}
