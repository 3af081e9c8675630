import { format } from "#app/lib/text/format.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import type { Confirmation } from "#app/listings/listing/listing-facts.ts"
import { listingVerification } from "#content/en/listing-verification.ts"

const words = listingVerification.confirmed

/** Month and year are precise enough, and do not depend on the reader's time zone. */
const months = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", timeZone: "UTC" }),
)

/** When and by whom it was last confirmed that the business accepts the coin; nothing if never confirmed. */
export function Confirmed({ merchant: { confirmedAt, confirmedBy } }: { merchant: Confirmation }) {
  if (!confirmedAt || !confirmedBy) return null
  return (
    <p className="text-sm text-ivory-400">
      {format(words[confirmedBy], { month: months().format(confirmedAt) })}
    </p>
  )
}
