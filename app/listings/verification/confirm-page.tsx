import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { listingVerification } from "#content/en/listing-verification.ts"
import { confirmDays } from "../owners/owner-link-times.ts"

const words = listingVerification.confirm

export type AskedListing = {
  business: string
  /** Path of the public page, or null without one. */
  page: string | null
  confirmedAt: Date | null
  hasMail: boolean
}

/**
 * Page behind the link in a mail or message. Opening it changes nothing; its buttons confirm the listing, or mail the
 * link to the owner's pages to the address on file. Nothing else is possible here.
 *
 * @param asked undefined for a used or expired link
 */
export function ConfirmPage({ asked }: { asked: AskedListing | undefined }) {
  const { heading, text } = asked ? words.open : words.gone
  const facts = {
    business: asked?.business,
    date: asked?.confirmedAt ? dateText(asked.confirmedAt) : words.never,
    days: confirmDays,
  }
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{format(heading, facts)}</h1>
      <p className="text-lg wrap-anywhere">{format(text, facts)}</p>
      {asked ? <Answers {...asked} /> : <Closed />}
    </div>
  )
}

function Answers({ page, hasMail }: AskedListing) {
  return (
    // Posts to the page's own address: the secret token in it is not repeated in the page.
    <form method="post" className="grid gap-8">
      <p className="flex flex-wrap gap-3">
        <Button name="intent" value="confirm" variant="gold" size="lg">
          {words.submit}
        </Button>
        {page && (
          <ButtonLink href={page} variant="outline" size="lg">
            {words.seeListing}
          </ButtonLink>
        )}
      </p>
      {hasMail && (
        <section aria-labelledby="more" className="panel grid gap-3 p-5">
          <h2 id="more" className="text-heading">
            {words.orHeading}
          </h2>
          <p className="text-ivory-300">{words.or}</p>
          <Button name="intent" value="mail" variant="outline" className="justify-self-start">
            {words.mailMe}
          </Button>
        </section>
      )}
    </form>
  )
}

function Closed() {
  return (
    <p className="flex flex-wrap gap-3">
      <ButtonLink href={pathTo("/merchant-directory/owner")} variant="gold">
        {words.again}
      </ButtonLink>
      <ButtonLink href={pathTo("/contact")} variant="ghost">
        {words.contact}
      </ButtonLink>
    </p>
  )
}
