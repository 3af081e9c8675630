import { pathTo } from "#app/lib/http/path-to.ts"
import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { listingClaims } from "#content/en/listing-claims.ts"
import { Act, Page, Part } from "./claim-page.tsx"
import type { findHolderPage } from "./holder.server.ts"

const words = listingClaims.holder

type Props = { claim: Awaited<ReturnType<typeof findHolderPage>> | null }

/** The page where the owner on file answers a claim. */
export function HolderPage({ claim }: Props) {
  if (!claim)
    return (
      <Page heading={words.goneHeading} lead={words.gone}>
        <p>
          <ButtonLink href={pathTo("/merchant-directory/owner")} variant="gold">
            {words.ownerPage}
          </ButtonLink>
        </p>
      </Page>
    )
  const { name, situation, until, objectedAt, agreedAt } = claim
  return (
    <Page heading={format(words.heading, { business: name })} lead={words.lead[situation]}>
      <p className="text-ivory-300">
        {situation === "moved" ? words.waitMoved : format(words.wait, { until: dateText(until) })}
      </p>
      {objectedAt && <Notice tone="info" title={format(words.objected, { date: dateText(objectedAt) })} />}
      {agreedAt && <Notice tone="info" title={format(words.agreed, { date: dateText(agreedAt) })} />}
      {!objectedAt && (
        <Part id="object" heading={words.object}>
          <p className="text-ivory-300">{words.objectText}</p>
          <Act act="object" variant="gold">
            {words.object}
          </Act>
        </Part>
      )}
      {!agreedAt && (
        <Part id="agree" heading={words.agree}>
          <p className="text-ivory-300">{words.agreeText}</p>
          <Act act="agree" variant="outline">
            {words.agree}
          </Act>
        </Part>
      )}
    </Page>
  )
}
