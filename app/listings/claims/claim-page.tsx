import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { listingClaims } from "#content/en/listing-claims.ts"
import { mostClaimAttempts } from "../owners/claim-options.ts"
import { hostOf } from "../public-links.ts"
import { answerWithinDays, claimLastsDays, daysAfter } from "./claim-schema.ts"
import type { findClaimPage } from "./claims.server.ts"

const words = listingClaims.page

type ClaimPageFacts = NonNullable<Awaited<ReturnType<typeof findClaimPage>>>
type Props = { claim: ClaimPageFacts | null }

/** The claimer's page behind the mailed link. Opening it changes nothing, because mail scanners open links too. */
export function ClaimPage({ claim }: Props) {
  if (!claim)
    return (
      <Page heading={words.goneHeading} lead={words.gone}>
        <p>
          <ButtonLink href={pathTo("/merchant-directory")} variant="gold">
            {words.directory}
          </ButtonLink>
        </p>
      </Page>
    )
  const heading = format(words.heading, { business: claim.name })
  if (claim.status === "unconfirmed")
    return (
      <Page heading={heading} lead={words.confirm.lead}>
        <Act act="confirm" variant="gold">
          {words.confirm.submit}
        </Act>
        <p className="text-ivory-300">{words.confirm.never}</p>
      </Page>
    )
  const lead = format(words.statuses[claim.status], { days: claimLastsDays })
  if (claim.status !== "open")
    return (
      <Page heading={heading} lead={lead}>
        <p>
          {claim.status === "granted" ? (
            <ButtonLink href={pathTo("/merchant-directory/owner")} variant="gold">
              {words.ownerPage}
            </ButtonLink>
          ) : (
            <ButtonLink href={pathTo("/contact")} variant="outline">
              {words.contact}
            </ButtonLink>
          )}
        </p>
      </Page>
    )
  return (
    <Page heading={heading} lead={lead}>
      <OpenClaim claim={claim} />
    </Page>
  )
}

function OpenClaim({ claim }: { claim: ClaimPageFacts }) {
  const { createdAt, expiresAt, site, code, readyAt, attempts } = claim
  return (
    <>
      {claim.objectedAt && <Notice tone="info" title={words.objected} />}
      {claim.hasOthers && <Notice tone="info" title={words.others} />}
      <ul className="grid list-disc gap-2 ps-5 text-ivory-300">
        <li>{format(words.since, { date: dateText(createdAt), ends: dateText(expiresAt) })}</li>
        <li>{holderText(claim)}</li>
        {attempts > 0 && <li>{format(words.attempts, { count: attempts, most: mostClaimAttempts })}</li>}
        <li>{words.frozen}</li>
      </ul>
      {claim.hasPhone && (
        <Part id="call" heading={words.callHeading}>
          <p className="text-ivory-300">{words.call}</p>
        </Part>
      )}
      {site && (
        <Part id="site" heading={words.siteHeading}>
          <p className="text-ivory-300 wrap-anywhere">{format(words.site, { site: hostOf(site) })}</p>
          <p>
            <code className="text-lg wrap-anywhere">{code}</code>
          </p>
          {readyAt ? (
            <p>{format(words.readySince, { date: dateText(readyAt) })}</p>
          ) : (
            <Act act="ready" variant="gold">
              {words.ready}
            </Act>
          )}
        </Part>
      )}
      <Part id="withdraw" heading={words.withdrawHeading}>
        <p className="text-ivory-300">{words.withdrawText}</p>
        <Act act="withdraw" variant="outline">
          {words.withdraw}
        </Act>
      </Part>
    </>
  )
}

function holderText({ toldAt, agreedAt }: Pick<ClaimPageFacts, "toldAt" | "agreedAt">): string {
  if (!toldAt) return words.toldNobody
  if (agreedAt) return words.agreed
  const until = dateText(daysAfter(toldAt, answerWithinDays))
  return format(words.told, { date: dateText(toldAt), until })
}

/** Posts to the current URL, so that the secret link is not repeated in the page. */
export function Act({
  act,
  variant,
  children,
}: {
  act: string
  variant: "gold" | "outline" | "destructive"
  children: string
}) {
  return (
    <form method="post">
      <Button name="intent" value={act} variant={variant} size="lg">
        {children}
      </Button>
    </form>
  )
}

export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="panel grid gap-3 p-5">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {children}
    </section>
  )
}

export function Page({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <div className="page-width grid max-w-2xl gap-6 py-8 lg:py-14">
      <h1 className="text-title wrap-anywhere">{heading}</h1>
      <p className="text-lg wrap-anywhere">{lead}</p>
      {children}
    </div>
  )
}
