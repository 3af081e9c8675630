import { listingLabels } from "#content/en/labels.ts"
import { onlinePlace } from "../options.ts"

/** Readable text for the column `place`: 'city, state', or 'city, ' for an address without a state. */
export function placeText(place: string): string {
  return place === onlinePlace ? listingLabels.onlinePlace : place.replace(/, $/, "")
}
