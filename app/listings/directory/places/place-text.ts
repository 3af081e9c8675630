import { countText, fill } from "#app/lib/text/fill.ts"
import { placePages as words } from "#content/en/place-pages.ts"
import { site } from "#content/en/site.ts"
import type { PlacePage } from "./places.server.ts"

type Counted = Pick<PlacePage, "place" | "merchants" | "confirmed">

export const placeHeading = ({ place }: Pick<PlacePage, "place">) => fill(words.heading, { place })

/** The number of merchants, and how many are confirmed. */
export function placeLead({ place, merchants, confirmed }: Counted): string {
  const lead = fill(countText(words.lead, merchants, site.locale), { place })
  return merchants === 0 ? lead : `${lead} ${confirmedText(merchants, confirmed)}`
}

function confirmedText(merchants: number, confirmed: number): string {
  if (confirmed === 0) return countText(words.noneConfirmed, merchants, site.locale)
  if (confirmed === merchants) return countText(words.allConfirmed, merchants, site.locale)
  return countText(words.confirmed, confirmed, site.locale)
}

/** Meta description for search engines. */
export function placeDescription(page: Counted): string {
  return page.merchants === 0 ? placeLead(page) : `${placeLead(page)} ${words.description}`
}
