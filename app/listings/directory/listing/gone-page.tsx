import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { listingClaims } from "#content/en/listing-claims.ts"
import { listingPageContent } from "#content/en/listing-pages.ts"
import type { GoneListing } from "../public-listings.server.ts"

const words = listingPageContent.gone

/** Page where an owner requests the link to their listing. */
const ownerPath = pathTo("/merchant-directory/owner")

/** Page, sent with status 410, of a business that was removed from the directory. */
export function GonePage({ gone: { status, name }, slug }: { gone: GoneListing; slug: string }) {
  return (
    <article className="page-width grid max-w-2xl gap-5 py-6 lg:py-10">
      <BackTo href={pathTo("/merchant-directory")}>{listingPageContent.back}</BackTo>
      <h1 className="text-title">{words.title}</h1>
      <p className="text-lg wrap-anywhere">{format(words.sentences[status], { name })}</p>
      <section aria-labelledby="yours" className="panel grid justify-items-start gap-3 p-5">
        <h2 id="yours" className="text-heading">
          {words.yours}
        </h2>
        <p>{words.yoursText}</p>
        <ButtonLink href={ownerPath} variant="outline">
          {words.yoursLink}
        </ButtonLink>
        {status !== "withdrawn" && (
          <>
            <p>{listingClaims.links.gone}</p>
            <ButtonLink href={pathTo("/merchant-directory/:slug/claim", { slug })} variant="outline">
              {listingClaims.links.goneButton}
            </ButtonLink>
          </>
        )}
      </section>
    </article>
  )
}
