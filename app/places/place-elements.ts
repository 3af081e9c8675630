import { ThisPlaceElement } from "./this-place-element.ts"
import { TownFinderElement } from "./town-finder-element.ts"

/**
 * The script of forms that ask where something is: a file of its own, because no other page needs it. Pages without hydration
 * ask for it by `handle = { places: true }`, what is hydrated imports it where such a field is shown.
 */
customElements.get("town-finder") ?? customElements.define("town-finder", TownFinderElement)
customElements.get("this-place") ?? customElements.define("this-place", ThisPlaceElement)
