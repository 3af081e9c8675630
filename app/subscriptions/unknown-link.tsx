import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { newsletterContent } from "#content/en/newsletter.ts"

const words = newsletterContent.unknownLink

/** Shown if the link of a page is unknown. */
export function UnknownLink() {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title">{words.heading}</h1>
      <p className="text-lg">{words.text}</p>
      <p>
        <ButtonLink href={pathTo("/newsletter")} variant="gold">
          {words.again}
        </ButtonLink>
      </p>
    </div>
  )
}
