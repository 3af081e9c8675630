import { fill } from "#app/lib/text/fill.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import type { Confirmation } from "#app/listings/listing/listing-facts.ts"
import { listingFreshness } from "#content/en/listing-freshness.ts"

const words = listingFreshness.confirmed

/** A month says enough, and is the same wherever it is read. */
const months = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", month: "short", timeZone: "UTC" }),
)

/** When it was last said that the business takes the coin, and by whom; nothing of what nobody ever confirmed. */
export function Confirmed({ merchant: { confirmedAt, confirmedBy } }: { merchant: Confirmation }) {
  if (!confirmedAt || !confirmedBy) return null
  return (
    <p className="text-sm text-ivory-400">
      {fill(words[confirmedBy], { month: months().format(confirmedAt) })}
    </p>
  )
}
