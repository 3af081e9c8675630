import { format, formatCount } from "#app/lib/text/format.ts"
import { placePages as words } from "#content/en/place-pages.ts"
import { site } from "#content/en/site.ts"
import type { PlacePage } from "./places.server.ts"

type Counted = Pick<PlacePage, "place" | "merchants" | "confirmed">

export const placeHeading = ({ place }: Pick<PlacePage, "place">) => format(words.heading, { place })

/** The number of merchants, and how many are confirmed. */
export function placeLead({ place, merchants, confirmed }: Counted): string {
  const lead = format(formatCount(words.lead, merchants, site.locale), { place })
  return merchants === 0 ? lead : `${lead} ${confirmedText(merchants, confirmed)}`
}

function confirmedText(merchants: number, confirmed: number): string {
  if (confirmed === 0) return formatCount(words.noneConfirmed, merchants, site.locale)
  if (confirmed === merchants) return formatCount(words.allConfirmed, merchants, site.locale)
  return formatCount(words.confirmed, confirmed, site.locale)
}

/** Meta description for search engines. */
export function placeDescription(page: Counted): string {
  return page.merchants === 0 ? placeLead(page) : `${placeLead(page)} ${words.description}`
}
