import { dateText } from "#app/lib/text/date-text.ts"
import { format } from "#app/lib/text/format.ts"
import { Badge, type BadgeTone } from "#app/ui/badge.tsx"
import { listingOwners as words } from "#content/en/listing-owners.ts"
import type { ListingStatus, Verification } from "../listing/listing-options.ts"

type Listing = {
  status: ListingStatus
  freshness: Verification
  confirmedAt: Date | null
  confirmedBy: keyof typeof words.confirmedBy | null
}

const tones: Partial<Record<keyof typeof words.stands, BadgeTone>> = {
  confirmed: "leaf",
  ageing: "gold",
  doubtful: "ember",
  unconfirmed: "ember",
  hidden: "ember",
}

/** Status of a listing with an explanation, and when and by whom it was confirmed. */
export function Standing({ status, freshness, confirmedAt, confirmedBy }: Listing) {
  // A withdrawn or merged listing has no owner and thus no owner's page.
  const code = status === "hidden" || status === "closed" || status === "archived" ? status : freshness
  const { label, text } = words.stands[code]
  return (
    <div className="grid gap-1.5">
      <p>
        <Badge tone={tones[code]}>{label}</Badge>
      </p>
      <p className="text-ivory-300">{text}</p>
      <p className="text-sm text-ivory-300">
        {confirmedAt && confirmedBy
          ? format(words.lastConfirmed, { date: dateText(confirmedAt), by: words.confirmedBy[confirmedBy] })
          : words.neverConfirmed}
      </p>
    </div>
  )
}

/** True if the listing can be confirmed. */
export const mayBeConfirmed = ({ status }: Pick<Listing, "status">) =>
  status === "listed" || status === "archived"
