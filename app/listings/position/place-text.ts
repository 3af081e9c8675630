import { merchantLabels } from "#content/en/labels.ts"
import { onlinePlace } from "../options.ts"

/** How people read what the column `place` holds: 'city, state', of an address without a state 'city, '. */
export function placeText(place: string): string {
  return place === onlinePlace ? merchantLabels.onlinePlace : place.replace(/, $/, "")
}
